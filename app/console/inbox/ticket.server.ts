import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as words from "~app/words/console/inbox";
import * as readyRepliesWords from "~app/words/console/ready-replies";
import { actPreview } from "../../../worker/contract/acts";
import type { StaffContact, StaffQuery } from "../../../worker/contract/queries";
import { TICKET_KINDS, type TicketKind } from "../../../worker/facts/guarantee/tickets";
import { idParam, textIn } from "../../forms/form.server";
import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";
import { chosenAct, keepTyped, requireFound } from "../act.server";

/** The API calls of one ticket; both kinds have the same ones. */
function callsOf(session: Session, kind: TicketKind) {
  const { ops } = session.staff.api;
  return kind === "query" ? ops.queries[":id"] : ops["contact-messages"][":id"];
}

export function ticketIn({ params, context: { session } }: LoaderFunctionArgs) {
  const kind = TICKET_KINDS.find((option) => option === params.kind);
  const id = idParam(params.id);
  if (!kind || !id) throw data(null, { status: 404 });
  return { session, kind, id, param: { id } };
}
type Found = ReturnType<typeof ticketIn>;

const senderOfQuery = (query: StaffQuery) => ({
  name: query.candidate?.name ?? null,
  phone: query.candidate?.phone ?? null,
  email: query.email,
  personId: query.candidate?.id ?? null,
});
const senderOfContact = (contact: StaffContact) => ({
  name: contact.fullName,
  phone: contact.phone,
  email: contact.email,
  personId: contact.userId,
});

/** A ticket of either kind, as its page shows it. */
export async function readTicket({ session, kind, param }: Found) {
  const { ops } = session.staff.api;
  if (kind === "query") {
    const query = await requireFound(unwrap(ops.queries[":id"].$get({ param })));
    const { id, subject, description: text, createdAt, jobId, suspicious } = query;
    const { state, owner, closedAt, changes, replies } = query;
    return {
      kind,
      id,
      subject,
      text,
      createdAt,
      jobId,
      suspicious,
      state,
      owner,
      closedAt,
      changes,
      replies,
      category: words.categoryOf(query),
      sender: senderOfQuery(query),
    };
  }
  const contact = await requireFound(unwrap(ops["contact-messages"][":id"].$get({ param })));
  const { id, subject, message: text, createdAt } = contact;
  const { state, owner, closedAt, changes, replies } = contact;
  return {
    kind,
    id,
    subject,
    text,
    createdAt,
    jobId: null,
    suspicious: false,
    state,
    owner,
    closedAt,
    changes,
    replies,
    category: null,
    sender: senderOfContact(contact),
  };
}
export type Ticket = Awaited<ReturnType<typeof readTicket>>;

const APPLICATIONS = 10;

/** The data of a sender who was logged in. The API writes an audit entry about this look-up. */
export async function readSender({ session }: Found, { sender }: Ticket) {
  if (sender.personId === null) return null;
  const param = { id: String(sender.personId) };
  const one = await unwrap(session.staff.api.ops.people[":id"].$get({ param }));
  return {
    id: one.id,
    applications: one.applications
      .slice(0, APPLICATIONS)
      .map(({ id, job, status, closedBecause }) => ({ id, job, status, closedBecause })),
    more: Math.max(0, one.applications.length - APPLICATIONS),
  };
}

/** The typed text with a ready sentence below it. */
function withReady(form: FormData, typed: string) {
  const ready = readyRepliesWords.READY_REPLIES[Number(form.get("ready"))]?.text ?? "";
  return [typed.trim(), ready].filter(Boolean).join("\n\n");
}

/** Previews a reply, sends it, closes a ticket or assigns it. */
export async function ticketAction({ session, kind, param }: Found, form: FormData) {
  const calls = callsOf(session, kind);
  const { id: me } = await session.staff.require();
  const intent = form.get("intent");
  const message = textIn(form, "message");
  const changes = Number(form.get("changes") || 0);
  const was = Number(form.get("was")) || null;
  if (intent === "insert") return { typed: { message: withReady(form, message) } };
  const reply = (more: { closes?: boolean; dryRun?: boolean }) => async () =>
    unwrap(await calls.reply.$post({ param, json: { message, changes, ...more } }));
  if (intent === "look") {
    const looked = await attempt(reply({ dryRun: true })());
    if ("error" in looked) return keepTyped(session, form, looked.error);
    return { typed: { message }, preview: actPreview.parse(looked.data) };
  }
  const close = (closed: boolean) => async () =>
    unwrap(await calls.close.$post({ param, json: { closed, changes } }));
  const assign = (staffId: number | null) => async () =>
    unwrap(await calls.assign.$post({ param, json: { staffId, was } }));
  const sends = String(intent).startsWith("reply");
  return chosenAct(
    "staff",
    session,
    form,
    {
      reply: reply({}),
      "reply-close": reply({ closes: true }),
      close: close(true),
      reopen: close(false),
      take: assign(me),
      release: assign(null),
      give: assign(Number(form.get("staffId")) || null),
    },
    // Every other act keeps a reply that was begun.
    message && !sends ? null : undefined,
  );
}
