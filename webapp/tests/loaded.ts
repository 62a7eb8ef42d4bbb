// Loads everything that the client fetches later, in every language, before the tests begin.

import { LANGUAGES, speakIn } from "../src/lib/words.svelte";
import { loadTitle } from "../src/titles";

await loadTitle("");
for (const language of LANGUAGES.toReversed()) await speakIn(language);
