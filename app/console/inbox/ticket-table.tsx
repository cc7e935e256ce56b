import { Link } from "@remix-run/react";
import * as words from "~app/words/console/inbox";
import * as owedWords from "~app/words/console/owed";
import type { TicketRow } from "../../../worker/contract/staff/tickets";
import { isOpenTicket, type TicketState } from "../../../worker/facts/guarantee/tickets";
import { Badge } from "../../ui/badge";
import { day, langOf } from "../../words/format";
import { ConsoleTable } from "../console-table";
import "../find/find.css";

interface Props {
  rows: TicketRow[];
  state: TicketState;
  now: string;
}

/** Messages from people, both kinds in one list. */
export function TicketTable({ rows, state, now }: Props) {
  const { columns } = words;
  const isWaiting = isOpenTicket({ state });
  return (
    <section className="found">
      <ConsoleTable
        // A query and a contact message may have the same id.
        rows={rows.map((ticket, id) => ({ id, ticket }))}
        empty={words.none[state]}
        columns={[
          { head: columns.what, cell: ({ ticket }) => <What ticket={ticket} /> },
          { head: columns.kind, cell: ({ ticket }) => words.kinds[ticket.kind] },
          {
            head: isWaiting ? columns.waits : columns.came,
            cell: ({ ticket: { since } }) =>
              isWaiting ? owedWords.waited(since, now) : day(since),
          },
          { head: columns.owner, cell: ({ ticket }) => ticket.owner?.name ?? words.nobody },
        ]}
      />
    </section>
  );
}

function What({ ticket: { kind, id, from, subject, text, suspicious } }: { ticket: TicketRow }) {
  return (
    <>
      <Link to={`/staff/inbox/${kind}/${id}`} lang={langOf(subject)} discover="none">
        {subject}
      </Link>{" "}
      {suspicious && <Badge tone="red">{words.suspicious}</Badge>}
      <br />
      <span lang={langOf(from ?? "")}>{from ?? words.noName}</span>{" "}
      <span className="inbox-text" lang={langOf(text)}>
        {text}
      </span>
    </>
  );
}
