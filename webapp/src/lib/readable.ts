/** The words of a name without a text: "great battle" for `great_battle`, "quiet turn limit" for `quietTurnLimit`. */
export function readable(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[-_/\s]+/g, " ")
    .trim();
}

/** The same at the beginning of a line. */
export function headed(name: string): string {
  const words = readable(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
