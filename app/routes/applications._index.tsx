import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/application/list";
import type { Application } from "../../worker/contract/applications";
import { ApplicationCard, FreeSlots } from "../application/panels/application-card";
import { freeSlots } from "../application/view/slot.server";
import { cursorOf, nextCursor } from "../forms/form.server";
import { Page } from "../frame/page";
import { Pager } from "../frame/pager";
import { attempt, unwrap } from "../session/api.server";
import { ButtonLink } from "../ui/button";
import { Empty } from "../ui/empty";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const query = { cursor: cursorOf(request) };
  const [response, free] = await Promise.all([
    session.api.user.applications.$get({ query }),
    freeSlots(session),
  ]);
  const result = await attempt(unwrap(response));
  if ("error" in result)
    return { applications: null, problem: result.error.wordsOr(words.notFetched) };
  const now = context.now.toISOString();
  return { applications: result.data, free, now, next: nextCursor(response.headers) };
}

export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: "description", content: words.pageDescription },
];

export default function Applications() {
  const page = useLoaderData<typeof loader>();
  return (
    <Page>
      <h1 className="mb-5">{words.myApplications}</h1>
      {page.applications ? (
        <>
          <FreeSlots count={page.free} />
          <List applications={page.applications} now={page.now} next={page.next} />
        </>
      ) : (
        <NotLoaded />
      )}
    </Page>
  );
}

function NotLoaded() {
  return (
    <Empty
      title={words.notLoadedTitle}
      action={
        <ButtonLink to="/applications" variant="second" reloadDocument>
          {words.tryAgain}
        </ButtonLink>
      }
    >
      {words.notLoaded}
    </Empty>
  );
}

interface ListProps {
  applications: Application[];
  now: string;
  next: string | undefined;
}

function List({ applications, now, next }: ListProps) {
  if (applications.length === 0)
    return (
      <Empty
        title={words.noneTitle}
        action={<ButtonLink to="/jobs">{words.browseJobs}</ButtonLink>}
      >
        {words.none}
      </Empty>
    );
  return (
    <>
      <ul className="job-grid">
        {applications.map((application) => (
          <li key={application.id} className="min-w-0">
            <ApplicationCard application={application} now={now} />
          </li>
        ))}
      </ul>
      <Pager next={next} />
    </>
  );
}
