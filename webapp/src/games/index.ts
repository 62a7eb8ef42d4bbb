// Every title that can be played here.

import type { Title } from "../lib/title";
import { panzer } from "./panzer";
import { spearpoint } from "./spearpoint";
import { stalingrad } from "./stalingrad";

export const TITLES: Record<string, Title> = { stalingrad, panzer, spearpoint };
