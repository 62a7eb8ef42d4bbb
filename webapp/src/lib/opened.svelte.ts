// The record that was opened last from a file or as text: the replay and the review of it are two pages. It stays nowhere
// else, and is gone when the page is left.

export const opened = $state<{ record: string | null; /** The position to begin with. */ at: number | null }>({ record: null, at: null });
