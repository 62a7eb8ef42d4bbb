// What every step of the set-up is given.

import type { SetUpProps } from "../../lib/title";
import type { PanzerView, Side } from "./view";

export interface StepProps extends Omit<SetUpProps, "view"> {
  view: PanzerView;
  side: Side;
}
