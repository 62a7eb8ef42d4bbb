// The properties of every step of the set-up.

import type { SetUpProps } from "../../lib/title";
import type { PanzerView, Side } from "./view";

export interface StepProps extends Omit<SetUpProps, "view"> {
  view: PanzerView;
  side: Side;
}
