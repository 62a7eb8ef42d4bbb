// The properties of the parts of the set-up.

import type { SetUpProps } from "../../lib/title";
import type { Cards } from "./cards";
import type { SpearpointView } from "./view";

export interface StepProps extends Omit<SetUpProps, "view"> {
  view: SpearpointView;
  cards: Cards;
}
