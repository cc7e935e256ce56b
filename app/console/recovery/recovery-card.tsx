import { Link } from "@remix-run/react";
import * as teamWords from "~app/words/console/team";
import type { RecoveryCodesLeft } from "../../../worker/contract/console/recovery";
import { CONSOLE_PATHS, type Console } from "../../../worker/facts/people/console";
import { Card } from "../../ui/card";
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
      <h2>{teamWords.recoveryCodes.heading}</h2>
      <p>{standingOf(codesLeft)}</p>
      <p>
        <Link to={`${CONSOLE_PATHS[console]}/recovery`}>
          {codesLeft.madeAt === null
            ? teamWords.recoveryCodes.make
            : teamWords.recoveryCodes.toCodes}
        </Link>
      </p>
    </Card>
  );
}
