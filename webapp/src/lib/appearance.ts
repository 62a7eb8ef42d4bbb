// How the page looks, from the settings: on the document itself, before anything is drawn.

import { kept, save, type Settings } from "./keep.svelte";

export function dress(): void {
  const { theme, motion } = kept.settings;
  const root = document.documentElement;
  root.dataset["motion"] = motion ? "on" : "off";
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
}

/** Change settings, keep them and show them. */
export function set(changed: Partial<Omit<Settings, "language">>): void {
  Object.assign(kept.settings, changed);
  save();
  dress();
}

/** Whether nothing on the page may move: by the setting, or by the device's. */
export function isStill(): boolean {
  return !kept.settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
