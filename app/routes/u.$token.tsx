import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import * as searchesWords from "~app/words/searches/searches";
import { Page } from "../frame/page";
import { attempt, unwrap } from "../session/api.server";
import { Button, ButtonLink } from "../ui/button";

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
  const result = await attempt(
    unwrap(session.api.user["mail-lists"][":token"].$get({ param: { token } })),
  );
  if ("data" in result) return data({ token, list: result.data });
  if (result.error.status !== NOT_FOUND) throw result.error;
  return data({ token, list: null }, { status: NOT_FOUND });
}

/**
 * The page's buttons post with a query; a post without one is a mail program's unsubscribe request.
 */
export async function action({ params, request, context: { session } }: ActionFunctionArgs) {
  const token = tokenOf(params.token);
  const intent = new URL(request.url).searchParams.get("do") as Intent | null;
  const json = intent && Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : {};
  const result = await attempt(
    unwrap(session.api.user["mail-lists"][":token"].$patch({ param: { token }, json })),
  );
  const { title, body } = searchesWords.mailList.notDone;
  // The page itself explains an invalid link.
  if ("error" in result && result.error.status !== NOT_FOUND)
    session.toast({ title, body: result.error.wordsOr(body), tone: "error" });
  return redirect(`/u/${token}`, 303);
}

export const meta: MetaFunction = () => [
  { title: searchesWords.mailList.title },
  { name: "description", content: searchesWords.mailList.description },
  { name: "robots", content: "noindex" },
];

export default function MailListPage() {
  const { token, list } = useLoaderData<typeof loader>();
  if (!list) {
    return (
      <Page narrow>
        <h1>{searchesWords.mailList.notFound.heading}</h1>
        <p className="mt-3 mb-5">{searchesWords.mailList.notFound.text}</p>
        <ButtonLink to="/searches">{searchesWords.mailList.mySearches}</ButtonLink>
      </Page>
    );
  }
  const intents: Intent[] = [list.isPaused ? "resume" : "pause", list.isMailed ? "stop" : "mail"];
  return (
    <Page narrow>
      <h1>{searchesWords.mailList.heading}</h1>
      <p className="mt-3">
        {list.isMailed ? searchesWords.mailList.mailed : searchesWords.mailList.ended}
      </p>
      {list.isPaused && <p className="mt-3 strong">{searchesWords.mailList.paused}</p>}
      <div className="mt-5 grid gap-3">
        {intents.map((intent) => (
          <Form
            method="post"
            action={`/u/${token}?do=${intent}`}
            data-failure={searchesWords.mailList.notDone.body}
            data-failure-title={searchesWords.mailList.notDone.title}
            key={intent}
            className="grid"
          >
            <Button variant="second">{searchesWords.mailList.buttons[intent]}</Button>
          </Form>
        ))}
      </div>
      <p className="mt-5 text-sm text-ink-2">{searchesWords.mailList.others}</p>
      <p className="mt-3">
        <ButtonLink to="/searches" variant="quiet">
          {searchesWords.mailList.mySearches}
        </ButtonLink>
      </p>
    </Page>
  );
}
