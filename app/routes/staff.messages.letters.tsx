import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as messagesWords from "~app/words/console/messages";
import { chosenAct } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { LetterTable } from "../console/messages/letters";
import { pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { unwrap } from "../session/api.server";
import "../console/find/find.css";
import "../console/desk.css";

const ROWS = "50";

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const { searchParams } = session.url;
  const kind = searchParams.get("kind")?.slice(0, 50) || undefined;
  const cause = searchParams.get("cause")?.slice(0, 500) || undefined;
  const letters = session.staff.api.ops["dead-letters"];
  const page = await pageOfList(request, (cursor) =>
    letters.$get({ query: { kind, cause, waiting: "true", limit: ROWS, cursor } }),
  );
  return { person, kind, ...page };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.staff.require();
  const form = await context.form();
  const id = String(form.get("id") ?? "");
  return chosenAct("staff", session, form, {
    retry: () => {
      // Without an id, the API would send all of them.
      if (!id) throw data(null, { status: 404 });
      return unwrap(session.staff.api.ops["dead-letters"].retry.$post({ json: { ids: [id] } }));
    },
  });
}

export const meta: MetaFunction = () => consoleMeta(messagesWords.letters.heading, "staff");

export default function Letters() {
  const { person, kind, rows, next } = useLoaderData<typeof loader>();
  const heading = kind
    ? messagesWords.letters.of(messagesWords.kindName(kind))
    : messagesWords.letters.heading;
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={heading}
      back={{ to: "/staff/messages", text: messagesWords.letters.back }}
    >
      <div className="console-stack">
        <section className="found">
          <LetterTable rows={rows} />
        </section>
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}
