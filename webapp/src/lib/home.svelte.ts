// The home of these pages: a server, or a file host, which serves nothing but files. Games are then played in the page.

import { isKept } from "../page/files";

/** `make site` writes this into the page. */
const isSite = typeof document.querySelector === "function" && document.querySelector('meta[name="fogline-home"]') !== null;

class Home {
  /** No server answers, and the page can play without one. */
  isCut = $state(false);
  /** There is no server at all. */
  readonly isSite = isSite;
  /** New games begin in this page, which also answers everything else that it can. */
  readonly isHere = $derived(this.isSite || this.isCut);

  /** The server did not answer: continue in the page, if the page has the files. Whether it does. */
  async cut(): Promise<boolean> {
    if (!this.isHere) this.isCut = await isKept();
    return this.isCut;
  }

  /** Return to the server if it answers again. */
  async mend(): Promise<void> {
    if (this.isCut) this.isCut = !(await fetch("/api/here", { credentials: "omit", cache: "no-store" }).catch(() => null))?.ok;
  }
}

export const home = new Home();
