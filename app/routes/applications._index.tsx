import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import { attempt, unwrap } from "../api.server";
import { cursorOf, nextCursor } from "../form.server";
import { ApplicationCard } from "../parts/application-card";
import { Page } from "../parts/page";
import { Pager } from "../parts/pager";
import { ButtonLink } from "../ui/button";
import { Empty } from "../ui/empty";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const query = { cursor: cursorOf(request) };
  const response = await visit.api.user.applications.$get({ query });
  const found = await attempt(unwrap(response));
  if ("error" in found)
    return { applications: null, problem: found.error.wordsOr("Failed to fetch applications") };
  return { applications: found.data, next: nextCursor(response.headers) };
}

export const meta: MetaFunction = () => [
  { title: "My Applications · Pakka" },
  { name: "description", content: "Where each of your applications stands." },
];

export default function Applications() {
  const page = useLoaderData<typeof loader>();
  return (
    <Page>
      <h1 className="mb-5">My Applications</h1>
      {page.applications ? (
        <List applications={page.applications} next={page.next} />
      ) : (
        <NotLoaded />
      )}
    </Page>
  );
}

function NotLoaded() {
  return (
    <Empty
      title="Oops! Something went wrong"
      action={
        <ButtonLink to="/applications" variant="second" reloadDocument>
          Try Again
        </ButtonLink>
      }
    >
      We couldn't load your applications at this time
    </Empty>
  );
}

function List({ applications, next }: { applications: Application[]; next: string | undefined }) {
  if (applications.length === 0)
    return (
      <Empty title="No Applications Yet" action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
        You haven't applied for any jobs yet
      </Empty>
    );
  return (
    <>
      <ul className="job-grid">
        {applications.map((application) => (
          <li key={application.id} className="min-w-0">
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
      <Pager next={next} />
    </>
  );
}
