import * as consoleWords from "~app/words/console/console";
import * as teamWords from "~app/words/console/team";
import type { RecoveryCodesLeft } from "../../../worker/contract/console/console";
import { CONSOLE_PATHS, type Console } from "../../../worker/facts/people/console";
import type { ConsolePerson } from "../../session/console-session.server";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { clockTime, day } from "../../words/format";
import { ActForm } from "../act-form";
import { ConsolePage } from "../console-page";
import { ProofNote } from "../proof-note";

interface Made {
  codes: string[];
  madeAt: string;
}

interface Props {
  console: Console;
  person: ConsolePerson;
  codesLeft: RecoveryCodesLeft;
  isProven: boolean;
  /** The new codes, just after they were made. */
  newCodes: Made | undefined;
}

/** The page that makes recovery codes, and shows them once. */
export function RecoveryPage({ console, person, codesLeft, isProven, newCodes }: Props) {
  const root = CONSOLE_PATHS[console];
  return (
    <ConsolePage
      console={console}
      person={person}
      heading={teamWords.recoveryCodes.heading}
      back={{ to: `${root}/team`, text: consoleWords.pages.team }}
    >
      <Card as="section" className="console-medium">
        {newCodes ? (
          <Codes name={person.name} newCodes={newCodes} />
        ) : (
          <div className="console-form">
            <p>{teamWords.recoveryCodes.about}</p>
            <p className="strong">{standingOf(codesLeft)}</p>
            {isProven ? (
              <Make isFirst={codesLeft.madeAt === null} />
            ) : (
              <ProofNote
                console={console}
                {...teamWords.recoveryCodes.prove}
                next={`${root}/recovery`}
              />
            )}
          </div>
        )}
      </Card>
    </ConsolePage>
  );
}

/** A sentence about the number of remaining codes. */
export const standingOf = ({ left, madeAt }: RecoveryCodesLeft) =>
  teamWords.recoveryCodes.standing(left, madeAt && day(madeAt));

const Make = ({ isFirst }: { isFirst: boolean }) => (
  <ActForm className="console-form">
    {!isFirst && <p>{teamWords.recoveryCodes.replaces}</p>}
    <Button name="intent" value="make">
      {isFirst ? teamWords.recoveryCodes.make : teamWords.recoveryCodes.makeNew}
    </Button>
  </ActForm>
);

const Codes = ({ name, newCodes: { codes, madeAt } }: { name: string; newCodes: Made }) => (
  <>
    <h2>{teamWords.recoveryCodes.made.heading(name)}</h2>
    <p>{teamWords.recoveryCodes.made.text(clockTime(madeAt))}</p>
    <ol className="console-list">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  </>
);
