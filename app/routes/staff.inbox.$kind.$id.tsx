import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/inbox";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { Exchange, SenderApplications, SenderFacts } from "../console/inbox/exchange";
import { CloseAct, OwnerCard, TicketForm } from "../console/inbox/owner-card";
import { ReplyForm, type Replying, ReplyPreview } from "../console/inbox/reply-card";
import { readSender, readTicket, ticketAction, ticketIn } from "../console/inbox/ticket.server";
import { unwrap } from "../session/api.server";
import { Card } from "../ui/card";
import "../console/inbox/inbox.css";
import "../console/desk.css";

export async function loader(args: LoaderFunctionArgs) {
  const target = ticketIn(args);
  const person = await target.session.staff.require();
  const [ticket, colleagues] = await Promise.all([
    readTicket(target),
    unwrap(target.session.staff.api.ops.staff.names.$get()),
  ]);
  return { person, ticket, colleagues, sender: await readSender(target, ticket) };
}

export async function action(args: ActionFunctionArgs) {
  const target = ticketIn(args);
  await target.session.staff.require();
  return ticketAction(target, await args.context.form());
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(page?.ticket.subject ?? words.inbox, "staff");

/** The reply's state in the page's last answer. */
function useReplying(): Replying {
  const answer = useActionData<typeof action>();
  if (!answer) return {};
  return "typed" in answer ? answer : { refusal: answer };
}

export default function TicketPage() {
  const { person, ticket, colleagues, sender } = useLoaderData<typeof loader>();
  const { typed, preview, refusal } = useReplying();
  const { changes, kind } = ticket;
  const isReachable = kind === "contact" || sender !== null || ticket.sender.email !== null;
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={ticket.subject}
      back={{ to: "/staff/inbox", text: words.inbox }}
    >
      <div className="console-stack">
        <TicketForm ticket={ticket} />
        <div className="console-columns">
          <div className="console-stack">
            <Exchange ticket={ticket} />
            {typed && preview && <ReplyPreview changes={changes} typed={typed} preview={preview} />}
            {isReachable ? (
              <ReplyForm typed={typed} preview={preview} refusal={refusal} />
            ) : (
              <Card as="section">
                <p>{words.reply.unreachable}</p>
              </Card>
            )}
            <CloseAct ticket={ticket} />
          </div>
          <div className="console-stack">
            <SenderFacts ticket={ticket} />
            <OwnerCard ticket={ticket} person={person} colleagues={colleagues} />
            {sender && <SenderApplications sender={sender} />}
          </div>
        </div>
      </div>
    </ConsolePage>
  );
}
