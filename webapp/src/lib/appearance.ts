// The appearance chosen in the settings, applied to the document before anything is drawn.

import { kept, save, type Settings } from "./keep.svelte";

export function dress(): void {
  const { theme, motion } = kept.settings;
  const root = document.documentElement;
  root.dataset["motion"] = motion ? "on" : "off";
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
}

/** Change settings, store them and apply them. */
export function set(changed: Partial<Omit<Settings, "language">>): void {
  Object.assign(kept.settings, changed);
  save();
  dress();
}

/** Whether nothing on the page may move, by its setting or the device's. */
export function isStill(): boolean {
  return !kept.settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
