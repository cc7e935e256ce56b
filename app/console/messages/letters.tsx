import { Link } from "@remix-run/react";
import type { DeadLetter, DeadLetterGroup } from "../../../worker/contract/dead-letters";
import { Button } from "../../ui/button";
import { kindName, toWhom, letters as words } from "../../words/en/console/messages";
import { waited } from "../../words/en/console/owed";
import { clockTime, langOf } from "../../words/format";
import { ActForm } from "../act-form";
import { ConsoleTable } from "../console-table";

interface GroupsProps {
  groups: DeadLetterGroup[];
  now: string;
}

/** The page with all dead letters of a group. */
export const lettersPath = ({ kind, cause }: DeadLetterGroup) =>
  `/staff/messages/letters?${new URLSearchParams({ kind, ...(cause && { cause }) })}`;

/** Dead letters by kind and cause: one button sends a group again. */
export function LetterGroups({ groups, now }: GroupsProps) {
  const { columns } = words;
  return (
    <ConsoleTable
      rows={groups.map((group, id) => ({ id, ...group }))}
      empty={words.none}
      columns={[
        { head: columns.kind, cell: ({ kind }) => <b>{kindName(kind)}</b> },
        { head: columns.cause, cell: ({ cause }) => cause ?? words.noCause },
        { head: columns.count, cell: ({ count }) => count },
        { head: columns.oldest, cell: ({ oldest }) => waited(oldest, now) },
        {
          head: columns.act,
          cell: (group) => (
            <div className="console-acts">
              <ActForm>
                <input type="hidden" name="kind" value={group.kind} />
                <input type="hidden" name="cause" value={group.cause ?? ""} />
                <Button
                  name="intent"
                  value="retry-group"
                  variant="second"
                  aria-label={words.againOf(kindName(group.kind))}
                >
                  {words.again}
                </Button>
              </ActForm>
              <Link to={lettersPath(group)} aria-label={words.lookOf(kindName(group.kind))}>
                {words.look}
              </Link>
            </div>
          ),
        },
      ]}
    />
  );
}

/** The dead letters of a group, each with its recipient and text. */
export function LetterTable({ rows }: { rows: DeadLetter[] }) {
  const { one } = words;
  return (
    <ConsoleTable
      rows={rows.map((letter, id) => ({ id, letter }))}
      empty={words.noneOfKind}
      columns={[
        { head: one.who, cell: ({ letter }) => <Who letter={letter} /> },
        {
          head: one.message,
          cell: ({ letter: { message } }) =>
            message ? (
              <span lang={langOf(message.body)}>
                <b>{message.title}</b> {message.body}
              </span>
            ) : (
              words.noMessage
            ),
        },
        { head: one.failed, cell: ({ letter }) => clockTime(letter.at) },
        {
          head: one.act,
          cell: ({ letter }) => (
            <ActForm>
              <input type="hidden" name="id" value={letter.id} />
              <Button
                name="intent"
                value="retry"
                variant="second"
                aria-label={words.sendOneTo(toWhom(letter))}
              >
                {words.sendOne}
              </Button>
            </ActForm>
          ),
        },
      ]}
    />
  );
}

const Who = ({ letter }: { letter: DeadLetter }) =>
  letter.person ? (
    <Link to={`/staff/people/${letter.person.id}`} lang={langOf(toWhom(letter))}>
      {toWhom(letter)}
    </Link>
  ) : (
    toWhom(letter)
  );
