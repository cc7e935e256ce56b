import type { ReactNode } from "react";
import * as findWords from "~app/words/console/find";
import * as words from "~app/words/console/person";
import type { StaffPersonWhole } from "../../../worker/contract/staff/people";
import { EMAIL_MAX } from "../../../worker/facts/limits/texts";
import { isAdmin } from "../../../worker/facts/people/console";
import { formOf } from "../../forms/form";
import type { ConsolePerson } from "../../session/console-session.server";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { FactList } from "../../ui/fact-list";
import { Field } from "../../ui/field";
import { clockTime, day } from "../../words/format";
import { ActForm, useRefused } from "../act-form";
import { ProofNote } from "../proof-note";

const REASON_MAX = 500;

interface ActProps {
  intent: string;
  text: { fold: string; text: string; button: string };
  /** The fields of the act beside its reason. */
  children?: (field: ReturnType<typeof formOf>["field"]) => ReactNode;
}

/** One act, folded until it is opened or was refused. */
function Act({ intent, text, children }: ActProps) {
  const refusal = useRefused({ intent });
  const { field } = formOf(refusal);
  return (
    <details open={refusal !== undefined}>
      <summary className="console-fold">{text.fold}</summary>
      <ActForm className="console-form">
        <p className="console-small">{text.text}</p>
        {children?.(field)}
        <Field
          {...field("reason")}
          id={`reason-${intent}`}
          label={words.reason}
          maxLength={REASON_MAX}
          required
        />
        <Button name="intent" value={intent} variant="second">
          {text.button}
        </Button>
      </ActForm>
    </details>
  );
}

interface Props {
  one: StaffPersonWhole;
  person: ConsolePerson;
  /** Whether acts that need a fresh proof can be done now. */
  isProven: boolean;
}

/** The acts of staff on a person. */
export function PersonActs({ one, person, isProven }: Props) {
  const { unlock } = words;
  return (
    <Card as="section">
      <h2>{words.acts}</h2>
      {one.wrongCodes > 0 && (
        <ActForm className="console-form">
          <p className="console-small">{unlock.text}</p>
          <input type="hidden" name="number" value={one.phone} />
          <Button name="intent" value="unlock" variant="second">
            {unlock.button}
          </Button>
        </ActForm>
      )}
      {!isAdmin(person.role) && <p className="console-small">{words.forAdmins}</p>}
      {isAdmin(person.role) &&
        (isProven ? (
          <AdminActs one={one} />
        ) : (
          <ProofNote console="staff" {...words.prove} next={`/staff/people/${one.id}`} />
        ))}
    </Card>
  );
}

function AdminActs({ one }: Pick<Props, "one">) {
  const { correct, move } = words;
  return (
    <>
      <Act intent="email" text={correct}>
        {(field) => (
          <Field
            {...field("email")}
            type="email"
            label={correct.email}
            maxLength={EMAIL_MAX}
            required
          />
        )}
      </Act>
      <Act intent="phone" text={move}>
        {(field) => (
          <Field {...field("phone")} type="tel" label={move.phone} prefix="+91" required />
        )}
      </Act>
      {one.claimedAt && !one.releasedAt && <Act intent="release" text={words.release} />}
      {one.blockedAt ? (
        <Act intent="unblock" text={words.unblock} />
      ) : (
        <Act intent="block" text={words.block} />
      )}
    </>
  );
}

/** The person's data, and the known facts about their logins. */
export function PersonFacts({ one }: { one: StaffPersonWhole }) {
  const { labels } = words;
  const { phone, email, emailConfirmedAt, createdAt, seenAt, blockedAt, closedAt } = one;
  return (
    <Card as="section">
      {blockedAt && <Badge tone="red">{words.blockedSince(blockedAt)}</Badge>}
      <FactList
        rows={[
          {
            label: labels.phone,
            value: closedAt ? (
              words.closedSince(closedAt)
            ) : (
              <a href={`tel:+91${phone}`}>{findWords.phone(phone)}</a>
            ),
          },
          {
            label: labels.email,
            value: email ? (
              <>
                <a href={`mailto:${email}`}>{email}</a>
                <br />
                <span className="console-small">{words.confirmed(emailConfirmedAt)}</span>
              </>
            ) : (
              words.noEmail
            ),
          },
          { label: labels.since, value: day(createdAt) },
          { label: labels.seen, value: seenAt ? clockTime(seenAt) : findWords.never },
          ...(one.claimedAt
            ? [{ label: labels.claimed, value: words.claimedSince(one.claimedAt, one.releasedAt) }]
            : []),
          { label: labels.logins, value: words.logins(one) },
          { label: labels.holds, value: one.unpaidHolds },
          { label: labels.wrongCodes, value: one.wrongCodes },
        ]}
      />
    </Card>
  );
}
