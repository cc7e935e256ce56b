import { Link } from "@remix-run/react";
import type { RecoveryCodesLeft } from "../../../worker/contract/console/recovery";
import { CONSOLE_PATHS, type Console } from "../../../worker/facts/people/console";
import { Card } from "../../ui/card";
import { recoveryCodes as words } from "../../words/en/console/team";
import { standingOf } from "./recovery-page";

/** Whether the person has recovery codes, and a link to them. */
export function RecoveryCard({
  console,
  codesLeft,
}: {
  console: Console;
  codesLeft: RecoveryCodesLeft;
}) {
  return (
    <Card as="section">
      <h2>{words.heading}</h2>
      <p>{standingOf(codesLeft)}</p>
      <p>
        <Link to={`${CONSOLE_PATHS[console]}/recovery`}>
          {codesLeft.madeAt === null ? words.make : words.toCodes}
        </Link>
      </p>
    </Card>
  );
}
