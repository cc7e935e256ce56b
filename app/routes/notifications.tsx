import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { attempt, unwrap } from "../api.server";
import { nextCursor, safePath } from "../form.server";
import { NotificationRow } from "../parts/notification-row";
import { Page } from "../parts/page";
import { BackLink } from "../ui/back-link";
import { Button, ButtonLink } from "../ui/button";
import { Empty } from "../ui/empty";
import type { Visit } from "../visit.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const asked = new URL(request.url).searchParams;
  const onlyUnread = asked.get("tab") === "unread";
  const response = await visit.api.user.notifications.$get({
    query: {
      cursor: asked.get("cursor") ?? undefined,
      unread: onlyUnread ? ("true" as const) : undefined,
    },
  });
  return {
    items: await unwrap(response),
    onlyUnread,
    unread: Number(response.headers.get("X-Unread-Count")) || 0,
    next: nextCursor(response.headers),
    now: new Date().toISOString(),
  };
}

/** An act on one notification, or on all; with the spec's words for its failure. */
interface Act {
  call: (visit: Visit, id: string) => Promise<unknown>;
  failure: string;
  success?: string;
}

const READ_FAILURE = "Failed to mark notification as read.";
const ACTS: Record<string, Act> = {
  read: {
    call: (visit, id) => unwrap(visit.api.user.notifications[":id"].read.$patch({ param: { id } })),
    failure: READ_FAILURE,
  },
  unread: {
    call: (visit, id) =>
      unwrap(visit.api.user.notifications[":id"].unread.$patch({ param: { id } })),
    failure: "Failed to mark notification as unread.",
  },
  delete: {
    call: (visit, id) => unwrap(visit.api.user.notifications[":id"].$delete({ param: { id } })),
    failure: "Failed to delete notification.",
    success: "Notification deleted successfully.",
  },
  "read-all": {
    call: (visit) => unwrap(visit.api.user.notifications.read.$patch()),
    failure: READ_FAILURE,
  },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const form = await request.formData();
  const act = ACTS[String(form.get("intent"))];
  if (act) {
    const done = await attempt(act.call(visit, String(form.get("id") ?? "")));
    if ("error" in done)
      visit.toast({ title: "Error", body: done.error.message || act.failure, tone: "error" });
    else if (act.success) visit.toast({ title: act.success });
  }
  return redirect(safePath(form.get("returnTo"), "/notifications"), 303);
}

export const meta: MetaFunction = () => [
  { title: "Notifications | Pakka" },
  { name: "description", content: "News about your applications, tests, slots and interviews." },
];

export default function Notifications() {
  const { items, onlyUnread, unread, next, now } = useLoaderData<typeof loader>();
  const here = onlyUnread ? "/notifications?tab=unread" : "/notifications";
  return (
    <Page narrow>
      <BackLink to="/dashboard">Back</BackLink>
      <header className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>Notifications</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={here} variant="second">
            Refresh
          </ButtonLink>
          {unread > 0 && (
            <Form method="post" action="/notifications">
              <input type="hidden" name="intent" value="read-all" />
              <input type="hidden" name="returnTo" value={here} />
              <Button variant="second">Mark all as read</Button>
            </Form>
          )}
        </div>
      </header>
      <nav className="tabs" aria-label="Which notifications">
        <Link to="/notifications" aria-current={onlyUnread ? undefined : "page"}>
          All
        </Link>
        <Link to="/notifications?tab=unread" aria-current={onlyUnread ? "page" : undefined}>
          Unread {unread > 0 && `(${unread})`}
        </Link>
      </nav>
      {items.length === 0 ? (
        <div className="mt-5">{onlyUnread ? <CaughtUp /> : <None />}</div>
      ) : (
        <ul>
          {items.map((item) => (
            <NotificationRow key={item.notification.id} item={item} returnTo={here} now={now} />
          ))}
        </ul>
      )}
      {next && (
        <ButtonLink
          to={`/notifications?${new URLSearchParams({ ...(onlyUnread && { tab: "unread" }), cursor: next })}`}
          variant="second"
          className="mt-5 w-full"
        >
          Next page
        </ButtonLink>
      )}
    </Page>
  );
}

function None() {
  return (
    <Empty title="No notifications yet">When you get notifications, they will appear here.</Empty>
  );
}

function CaughtUp() {
  return <Empty title="All caught up!">You have no unread notifications.</Empty>;
}
