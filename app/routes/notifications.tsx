import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useFetcher, useLoaderData } from "@remix-run/react";
import * as actionsWords from "~app/words/notifications/notification-actions";
import * as words from "~app/words/notifications/notifications";
import {
  cursorOf,
  idParam,
  nextCursor,
  redirectBack,
  redirectBackWithError,
} from "../forms/form.server";
import { ReturnTo } from "../forms/return-to";
import { Page } from "../frame/page";
import { Pager } from "../frame/pager";
import { NotificationRow } from "../notifications/notification-row";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import { BackLink } from "../ui/back-link";
import { Button, ButtonLink } from "../ui/button";
import { Empty } from "../ui/empty";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const onlyUnread = new URL(request.url).searchParams.get("tab") === "unread";
  const response = await session.api.user.notifications.$get({
    query: {
      cursor: cursorOf(request),
      unread: onlyUnread ? ("true" as const) : undefined,
    },
  });
  const result = await attempt(unwrap(response));
  return {
    items: "data" in result ? result.data : null,
    problem: "error" in result ? result.error.wordsOr(words.notFetched) : undefined,
    onlyUnread,
    unread: Number(response.headers.get("X-Unread-Count")) || 0,
    next: nextCursor(response.headers),
    now: context.now.toISOString(),
  };
}

/** An action on one notification or on all; `failure` names the message if it is not done. */
interface Action {
  call: (session: Session, id: string) => Promise<unknown>;
  failure: keyof typeof actionsWords.notDone;
  deletes?: true;
}

const ACTIONS = new Map<string, Action>([
  [
    "read",
    {
      call: (session, id) =>
        unwrap(session.api.user.notifications[":id"].read.$patch({ param: { id } })),
      failure: "read",
    },
  ],
  [
    "unread",
    {
      call: (session, id) =>
        unwrap(session.api.user.notifications[":id"].unread.$patch({ param: { id } })),
      failure: "unread",
    },
  ],
  [
    "delete",
    {
      call: (session, id) =>
        unwrap(session.api.user.notifications[":id"].$delete({ param: { id } })),
      failure: "delete",
      deletes: true,
    },
  ],
  [
    "read-all",
    {
      call: (session) => unwrap(session.api.user.notifications.read.$patch()),
      failure: "read",
    },
  ],
]);

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const form = await context.form();
  const handler = ACTIONS.get(String(form.get("intent")));
  if (handler) {
    const result = await attempt(handler.call(session, idParam(String(form.get("id"))) ?? "0"));
    if ("error" in result)
      return redirectBackWithError(
        session,
        form,
        result.error,
        words.errorTitle,
        actionsWords.notDone[handler.failure],
      );
    if (handler.deletes) session.toast({ title: words.deleted });
  }
  return redirectBack(form);
}

export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: "description", content: words.pageDescription },
];

export default function Notifications() {
  const { items, onlyUnread, unread, next, now } = useLoaderData<typeof loader>();
  return (
    <Page>
      <BackLink to="/dashboard">{words.back}</BackLink>
      <header className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>{words.notifications}</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={onlyUnread ? UNREAD : ALL} variant="second">
            {words.refresh}
          </ButtonLink>
          {unread > 0 && <ReadAll />}
        </div>
      </header>
      <nav className="tabs" aria-label={words.tabsLabel}>
        <Link to={ALL} aria-current={onlyUnread ? undefined : "page"}>
          {words.allTab}
        </Link>
        <Link to={UNREAD} aria-current={onlyUnread ? "page" : undefined}>
          {words.unreadTab(unread)}
        </Link>
      </nav>
      {items && items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <NotificationRow key={item.notification.id} item={item} now={now} />
          ))}
        </ul>
      ) : (
        <div className="mt-5">{!items ? <NotLoaded /> : onlyUnread ? <CaughtUp /> : <None />}</div>
      )}
      <Pager next={next} />
      <p className="mt-5">
        <Link to="/searches">{words.mySearches}</Link>
      </p>
    </Page>
  );
}

const ALL = "/notifications";
const UNREAD = "/notifications?tab=unread";

function ReadAll() {
  const reading = useFetcher();
  return (
    <reading.Form method="post" action={ALL} data-failure={actionsWords.notDone.read}>
      <input type="hidden" name="intent" value="read-all" />
      <ReturnTo />
      <Button variant="second" disabled={reading.state !== "idle"}>
        {words.markAllAsRead}
      </Button>
    </reading.Form>
  );
}

function NotLoaded() {
  return <Empty title={words.notLoadedTitle}>{words.notLoaded}</Empty>;
}

function None() {
  return <Empty title={words.noneTitle}>{words.none}</Empty>;
}

function CaughtUp() {
  return <Empty title={words.allReadTitle}>{words.allRead}</Empty>;
}
