import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import { goBack } from "../../words/en/application/stages";

/** Below a panel: the next actions, and a link back to the list. */
export function NextActions({ children }: { children?: ReactNode }) {
  return (
    <div className="next mt-5 flex flex-wrap gap-3">
      {children}
      <ButtonLink to="/applications" variant="second">
        {goBack}
      </ButtonLink>
    </div>
  );
}
