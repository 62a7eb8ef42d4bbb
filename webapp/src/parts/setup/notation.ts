// How a layout is written as a text to pass on.

export interface Notation {
  write: (lines: string[]) => string;
  read: (text: string) => string[];
}

const split = (text: string): string[] => text.trim().split(/[\s,;/]+/).filter(Boolean);

/** Actions of one verb, written without it; the verb is followed by a fixed number of words. */
export function actionsOf(verb: string, words: number): Notation {
  return {
    write: (actions) => actions.map((action) => action.split(" ").slice(1).join(" ")).join(" "),
    read: (text) => {
      const parts = split(text.toUpperCase());
      const actions: string[] = [];
      for (let at = 0; at < parts.length; at += words) actions.push([verb, ...parts.slice(at, at + words)].join(" "));
      return actions;
    },
  };
}

/** Words, one after the other. */
export const WORDS: Notation = { write: (words) => words.join(" "), read: (text) => split(text.toLowerCase()) };
