import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Page } from "../frame/page";
import { attempt, unwrap } from "../session/api.server";
import { Button, ButtonLink } from "../ui/button";
import { mailList as words } from "../words/en/searches/searches";

const NOT_FOUND = 404;

/** The change that each button requests. */
const CHANGES = {
  stop: { isMailed: false },
  mail: { isMailed: true },
  pause: { isPaused: true },
  resume: { isPaused: false },
};
type Intent = keyof typeof CHANGES;

/** A token consists of letters, digits and hyphens; other text could lead to another API path. */
const tokenOf = (param = "") => (/^[\w-]{1,200}$/.test(param) ? param : "none");

export async function loader({ params, context: { session } }: LoaderFunctionArgs) {
  const token = tokenOf(params.token);
  const found = await attempt(
    unwrap(session.api.user["mail-lists"][":token"].$get({ param: { token } })),
  );
  if ("data" in found) return data({ token, list: found.data });
  if (found.error.status !== NOT_FOUND) throw found.error;
  return data({ token, list: null }, { status: NOT_FOUND });
}

/**
 * The page's buttons post with a query; a post without one is a mail program's unsubscribe request.
 */
export async function action({ params, request, context: { session } }: ActionFunctionArgs) {
  const token = tokenOf(params.token);
  const intent = new URL(request.url).searchParams.get("do") as Intent | null;
  const json = intent && Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : {};
  const done = await attempt(
    unwrap(session.api.user["mail-lists"][":token"].$patch({ param: { token }, json })),
  );
  const { title, body } = words.notDone;
  // The page itself explains an invalid link.
  if ("error" in done && done.error.status !== NOT_FOUND)
    session.toast({ title, body: done.error.wordsOr(body), tone: "error" });
  return redirect(`/u/${token}`, 303);
}

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function MailListPage() {
  const { token, list } = useLoaderData<typeof loader>();
  if (!list) {
    return (
      <Page narrow>
        <h1>{words.notFound.heading}</h1>
        <p className="mt-3 mb-5">{words.notFound.text}</p>
        <ButtonLink to="/searches">{words.mySearches}</ButtonLink>
      </Page>
    );
  }
  const intents: Intent[] = [list.isPaused ? "resume" : "pause", list.isMailed ? "stop" : "mail"];
  return (
    <Page narrow>
      <h1>{words.heading}</h1>
      <p className="mt-3">{list.isMailed ? words.mailed : words.ended}</p>
      {list.isPaused && <p className="mt-3 strong">{words.paused}</p>}
      <div className="mt-5 grid gap-3">
        {intents.map((intent) => (
          <Form
            method="post"
            action={`/u/${token}?do=${intent}`}
            data-failure={words.notDone.body}
            data-failure-title={words.notDone.title}
            key={intent}
            className="grid"
          >
            <Button variant="second">{words.buttons[intent]}</Button>
          </Form>
        ))}
      </div>
      <p className="mt-5 text-sm text-ink-2">{words.others}</p>
      <p className="mt-3">
        <ButtonLink to="/searches" variant="quiet">
          {words.mySearches}
        </ButtonLink>
      </p>
    </Page>
  );
}
