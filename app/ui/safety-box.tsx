import type { ReactNode } from "react";
import { Icon } from "./icon";

/** At most one on a screen. */
export function SafetyBox({ children }: { children: ReactNode }) {
  return (
    <div className="safety-box">
      <Icon name="shield" />
      <div>{children}</div>
    </div>
  );
}
