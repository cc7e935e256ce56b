import * as words from "~app/words/console/inbox";
import * as owedWords from "~app/words/console/owed";
import "../find/find.css";
import { Link } from "@remix-run/react";
import type { TicketCounts, TicketRow } from "../../../worker/contract/staff/tickets";
import {
  isOpenTicket,
  TICKET_KINDS,
  TICKET_STATES,
  type TicketKind,
  type TicketState,
} from "../../../worker/facts/guarantee/tickets";
import { Badge } from "../../ui/badge";
import { day, langOf } from "../../words/format";
import { ConsoleTable } from "../console-table";

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

interface InboxFilter {
  state: TicketState;
  kind?: TicketKind;
  mine: boolean;
}

/** The address of the list with these filters. */
function inboxPath({ state, kind, mine }: InboxFilter): string {
  const pairs = [
    ...(isOpenTicket({ state }) ? [] : [["state", state]]),
    ...(kind ? [["kind", kind]] : []),
    ...(mine ? [["mine", "true"]] : []),
  ];
  return pairs.length > 0 ? `/staff/inbox?${new URLSearchParams(pairs)}` : "/staff/inbox";
}

/** Links that filter the list, each with the number of its results. */
export function InboxFilters({ filter, counts }: { filter: InboxFilter; counts: TicketCounts }) {
  return (
    <div className="inbox-filters">
      <Pills
        label={words.filters.state}
        links={TICKET_STATES.map((state) => ({
          text: words.withCount(words.states[state], counts[state]),
          to: inboxPath({ ...filter, state }),
          isShown: state === filter.state,
        }))}
      />
      <Pills
        label={words.filters.kind}
        links={[undefined, ...TICKET_KINDS].map((kind) => ({
          text: kind ? words.kindPlural[kind] : words.allKinds,
          to: inboxPath({ ...filter, kind }),
          isShown: kind === filter.kind,
        }))}
      />
      <Pills
        label={words.filters.owner}
        links={[false, true].map((mine) => ({
          text: mine ? words.mine : words.everybodys,
          to: inboxPath({ ...filter, mine }),
          isShown: mine === filter.mine,
        }))}
      />
    </div>
  );
}

function Pills(props: { label: string; links: { text: string; to: string; isShown: boolean }[] }) {
  return (
    <nav aria-label={props.label} className="console-pills">
      {props.links.map(({ text, to, isShown }) => (
        <Link key={text} to={to} aria-current={isShown ? "page" : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
