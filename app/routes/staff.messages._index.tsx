import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as messagesWords from "~app/words/console/messages";
import { isAdmin } from "../../worker/facts/people/console";
import { chosenAct } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { AnnouncementTable } from "../console/messages/announcement-table";
import { LetterGroups } from "../console/messages/letters";
import { idParam, pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { unwrap } from "../session/api.server";
import { ButtonLink } from "../ui/button";
import "../console/find/find.css";
import "../console/desk.css";

export async function loader({ request, context: { session, now } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const { ops } = session.staff.api;
  const [groups, sent] = await Promise.all([
    unwrap(ops["dead-letters"].groups.$get()),
    pageOfList(request, (cursor) => ops.announcements.$get({ query: { cursor } })),
  ]);
  return { person, groups, sent, now: now.toISOString() };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.staff.require();
  const form = await context.form();
  const { ops } = session.staff.api;
  const kind = String(form.get("kind") ?? "");
  const cause = String(form.get("cause") ?? "") || null;
  const param = { id: idParam(String(form.get("id") ?? "")) ?? "0" };
  return chosenAct("staff", session, form, {
    "retry-group": () => {
      // Without a kind, the API would send all of them.
      if (!kind) throw data(null, { status: 404 });
      return unwrap(ops["dead-letters"].retry.$post({ json: { kind, cause } }));
    },
    stop: () => unwrap(ops.announcements[":id"].stop.$post({ param })),
  });
}

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.messages, "staff");

export default function Messages() {
  const { person, groups, sent, now } = useLoaderData<typeof loader>();
  const mayWrite = isAdmin(person.role);
  return (
    <ConsolePage console="staff" person={person} heading={consoleWords.pages.messages}>
      <div className="console-stack">
        <section className="found">
          <h2>{messagesWords.letters.heading}</h2>
          {groups.length > 0 && <p>{messagesWords.letters.hint}</p>}
          <LetterGroups groups={groups} now={now} />
        </section>
        <section className="found">
          <h2>{messagesWords.announcements.heading}</h2>
          <div className="console-stack">
            <p>
              {mayWrite ? (
                <ButtonLink to="/staff/messages/new">
                  {messagesWords.announcements.write}
                </ButtonLink>
              ) : (
                messagesWords.announcements.forAdmins
              )}
            </p>
            <AnnouncementTable rows={sent.rows} isAdmin={mayWrite} />
            <Pager next={sent.next} />
          </div>
        </section>
      </div>
    </ConsolePage>
  );
}
