import type { Suspicion } from "../../../contract/console/companies";
import { SUSPICION } from "../../../facts/guarantee/records";

/** Facts about the candidates whom a company met. */
export interface Met {
  candidates: number;
  /** The minute in which most meeting codes were typed. */
  busiest: { at: string; count: number } | undefined;
  onOneDevice: number;
  onOneNetwork: number;
}

/** Signs that a company's interviews are made up; only staff see them. */
export function suspicionsOf({ candidates, busiest, onOneDevice, onOneNetwork }: Met): Suspicion[] {
  const isOneNetwork =
    onOneNetwork > SUSPICION.accountsOfNetwork &&
    onOneNetwork > candidates * SUSPICION.shareOfNetwork;
  return [
    ...(busiest && busiest.count > SUSPICION.checkInsOfMinute
      ? [{ kind: "fast_check_ins" as const, ...busiest }]
      : []),
    ...(onOneDevice > SUSPICION.accountsOfDevice
      ? [{ kind: "one_device" as const, count: onOneDevice, at: null }]
      : []),
    ...(isOneNetwork ? [{ kind: "one_network" as const, count: onOneNetwork, at: null }] : []),
  ];
}
