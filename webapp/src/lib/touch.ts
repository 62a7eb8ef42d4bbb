// Whether the page is used by touch: then it mentions fingers instead of keys.

import { MediaQuery } from "svelte/reactivity";

export const touch = new MediaQuery("(hover: none) and (pointer: coarse)");
