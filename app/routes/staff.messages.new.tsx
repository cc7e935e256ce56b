import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as messagesWords from "~app/words/console/messages";
import { isAdmin } from "../../worker/facts/people/console";
import { actIn } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { announceAction } from "../console/messages/announce.server";
import { AnnouncementForm } from "../console/messages/announcement-form";
import { AnnouncementPreview } from "../console/messages/announcement-preview";
import { ProofNote } from "../console/proof-note";
import type { Session } from "../session/session.server";
import "../console/desk.css";

const PATH = "/staff/messages/new";

/** Only admins can announce; other staff get a 404. */
async function requireAdmin(session: Session) {
  const person = await session.staff.require();
  if (!isAdmin(person.role)) throw data(null, { status: 404 });
  return person;
}

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await requireAdmin(session);
  return { person, isProven: await session.staff.isProven() };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await requireAdmin(session);
  const form = await context.form();
  const acts = { look: () => Promise.resolve(), send: () => Promise.resolve() };
  if (!actIn(form, acts)) throw data(null, { status: 404 });
  return announceAction(session, form);
}

export const meta: MetaFunction = () => consoleMeta(messagesWords.compose.heading, "staff");

export default function NewAnnouncement() {
  const { person, isProven } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const looked = answer && "preview" in answer ? answer : undefined;
  const refusal = answer && !("preview" in answer) ? answer : undefined;
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={messagesWords.compose.heading}
      back={{ to: "/staff/messages", text: messagesWords.letters.back }}
    >
      <div className="console-stack console-medium">
        {!isProven && (
          <ProofNote
            console="staff"
            text={messagesWords.compose.proof}
            link={messagesWords.compose.prove}
            next={PATH}
          />
        )}
        {looked && <AnnouncementPreview {...looked} />}
        <AnnouncementForm typed={looked?.typed} refusal={refusal} />
      </div>
    </ConsolePage>
  );
}
