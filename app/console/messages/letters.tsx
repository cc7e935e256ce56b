import { Link } from "@remix-run/react";
import * as messagesWords from "~app/words/console/messages";
import * as owedWords from "~app/words/console/owed";
import type { DeadLetter, DeadLetterGroup } from "../../../worker/contract/dead-letters";
import { Button } from "../../ui/button";
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
  const { columns } = messagesWords.letters;
  return (
    <ConsoleTable
      rows={groups.map((group, id) => ({ id, ...group }))}
      empty={messagesWords.letters.none}
      columns={[
        { head: columns.kind, cell: ({ kind }) => <b>{messagesWords.kindName(kind)}</b> },
        { head: columns.cause, cell: ({ cause }) => cause ?? messagesWords.letters.noCause },
        { head: columns.count, cell: ({ count }) => count },
        { head: columns.oldest, cell: ({ oldest }) => owedWords.waited(oldest, now) },
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
                  aria-label={messagesWords.letters.againOf(messagesWords.kindName(group.kind))}
                >
                  {messagesWords.letters.again}
                </Button>
              </ActForm>
              <Link
                to={lettersPath(group)}
                aria-label={messagesWords.letters.lookOf(messagesWords.kindName(group.kind))}
              >
                {messagesWords.letters.look}
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
  const { one } = messagesWords.letters;
  return (
    <ConsoleTable
      rows={rows.map((letter, id) => ({ id, letter }))}
      empty={messagesWords.letters.noneOfKind}
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
              messagesWords.letters.noMessage
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
                aria-label={messagesWords.letters.sendOneTo(messagesWords.toWhom(letter))}
              >
                {messagesWords.letters.sendOne}
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
    <Link to={`/staff/people/${letter.person.id}`} lang={langOf(messagesWords.toWhom(letter))}>
      {messagesWords.toWhom(letter)}
    </Link>
  ) : (
    messagesWords.toWhom(letter)
  );
