import type { ReactNode } from "react";
import { Icon } from "./icon";

/** A screen shows at most one. */
export function SafetyBox({ children }: { children: ReactNode }) {
  return (
    <div className="safety-box">
      <Icon name="shield" />
      <div>{children}</div>
    </div>
  );
}
