import { Form, Link } from "@remix-run/react";
import * as words from "~app/words/console/team";
import type { RecoveryCodesLeft } from "../../../worker/contract/console/console";
import type { StaffToken } from "../../../worker/contract/console/team";
import { CONSOLE_PATHS, type Console } from "../../../worker/facts/people/console";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { clockTime, day } from "../../words/format";
import { ConsoleTable } from "../console-table";
import { standingOf } from "../recovery/recovery-page";

interface SignIn {
  id: number;
  browser: string | null;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

/** The person's active sessions, each with a button to end it. */
export function SignIns({ rows }: { rows: SignIn[] }) {
  return (
    <Card as="section">
      <h2>{words.signIns}</h2>
      <ConsoleTable
        rows={rows}
        columns={[
          { head: words.browser, cell: ({ browser }) => browser ?? words.unknownBrowser },
          { head: words.since, cell: ({ createdAt }) => clockTime(createdAt) },
          { head: words.lastUsed, cell: ({ lastUsedAt }) => clockTime(lastUsedAt) },
          {
            head: words.endHead,
            cell: (one) =>
              one.isCurrent ? words.thisBrowser : <End id={one.id} intent="end-session" />,
          },
        ]}
      />
    </Card>
  );
}

/** The tokens with which programs call the API as staff. */
export function Programs({ rows }: { rows: StaffToken[] }) {
  return (
    <Card as="section">
      <h2>{words.programs}</h2>
      <p>{words.programsText}</p>
      <ConsoleTable
        rows={rows}
        empty={words.noPrograms}
        columns={[
          { head: words.name, cell: ({ name }) => name },
          { head: words.role, cell: ({ role }) => words.roles[role] },
          { head: words.until, cell: ({ expiresAt }) => day(expiresAt) },
          { head: words.endHead, cell: ({ id }) => <End id={id} intent="end-token" /> },
        ]}
      />
    </Card>
  );
}

const End = ({ id, intent }: { id: number; intent: string }) => (
  <Form method="post">
    <input type="hidden" name="id" value={id} />
    <Button name="intent" value={intent} variant="second">
      {words.end}
    </Button>
  </Form>
);

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
      <h2>{words.recoveryCodes.heading}</h2>
      <p>{standingOf(codesLeft)}</p>
      <p>
        <Link to={`${CONSOLE_PATHS[console]}/recovery`}>
          {codesLeft.madeAt === null ? words.recoveryCodes.make : words.recoveryCodes.toCodes}
        </Link>
      </p>
    </Card>
  );
}
