import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";

/** Under a panel: what may be done next, and always the way back. */
export function NextActions({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {children}
      <ButtonLink to="/applications" variant="second">
        Go Back
      </ButtonLink>
    </div>
  );
}
