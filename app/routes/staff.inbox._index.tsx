import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/console";
import { TICKET_KINDS, TICKET_STATES } from "../../worker/facts/guarantee/tickets";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { InboxFilters, TicketTable } from "../console/inbox/ticket-table";
import { pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { unwrap } from "../session/api.server";
import "../console/inbox/inbox.css";
import "../console/desk.css";

const ROWS = "50";

export async function loader({ request, context: { session, now } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const { searchParams } = session.url;
  const state = TICKET_STATES.find((value) => value === searchParams.get("state")) ?? "open";
  const kind = TICKET_KINDS.find((value) => value === searchParams.get("kind"));
  const mine = searchParams.get("mine") === "true";
  const { tickets } = session.staff.api.ops;
  const only = { kind, ...(mine && { mine: "true" as const }) };
  const [page, counts] = await Promise.all([
    pageOfList(request, (cursor) =>
      tickets.$get({ query: { ...only, state, limit: ROWS, cursor } }),
    ),
    unwrap(tickets.counts.$get({ query: only })),
  ]);
  return { person, filter: { state, kind, mine }, counts, ...page, now: now.toISOString() };
}

export const meta: MetaFunction = () => consoleMeta(words.pages.inbox, "staff");

export default function Inbox() {
  const { person, filter, counts, rows, next, now } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="staff" person={person} heading={words.pages.inbox}>
      <div className="console-stack">
        <InboxFilters filter={filter} counts={counts} />
        <TicketTable rows={rows} state={filter.state} now={now} />
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}
