// Where these pages are at home: on a server, or on a file host, which only gives files. Games are then played in the page.

import { isKept } from "../page/files";

/** `make site` writes this into the page. */
const isSite = typeof document.querySelector === "function" && document.querySelector('meta[name="fogline-home"]') !== null;

class Home {
  /** No server answers, and the page can play without one. */
  isCut = $state(false);
  /** There is no server at all. */
  readonly isSite = isSite;
  /** New games begin in this page, and whatever else can be answered here is. */
  readonly isHere = $derived(this.isSite || this.isCut);

  /** The server did not answer: go on in the page, if the page has what that takes. Whether it does. */
  async cut(): Promise<boolean> {
    if (!this.isHere) this.isCut = await isKept();
    return this.isCut;
  }

  /** Go back to the server, if it answers again. */
  async mend(): Promise<void> {
    if (this.isCut) this.isCut = !(await fetch("/api/here", { credentials: "omit", cache: "no-store" }).catch(() => null))?.ok;
  }
}

export const home = new Home();
