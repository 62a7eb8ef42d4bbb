// The record that was opened last, from a file or as text: its replay and its review are two pages. It is stored
// nowhere else, and gone when the page is left.

export const opened = $state<{ record: string | null; /** The position to start with. */ at: number | null }>({ record:
null, at: null });
