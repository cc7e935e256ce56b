import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { attempt, unwrap } from "../api.server";
import { idParam } from "../form.server";
import { JobBody, JobHead } from "../parts/job-body";
import { JobSide } from "../parts/job-side";
import { Page } from "../parts/page";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button";

const TEST_HOLD_HOURS = 72;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { visit } = context;
  const id = idParam(params.id);
  if (!id) return data(null, { status: 404 });
  const param = { id };
  const signedIn = Boolean(await visit.user());
  const [found, applied] = await Promise.all([
    attempt(unwrap(visit.api.user.jobs[":id"].$get({ param }))),
    signedIn ? attempt(unwrap(visit.api.user.jobs[":id"].application.$get({ param }))) : undefined,
  ]);
  if ("error" in found) return data(null, { status: found.error.status });
  const now = Date.now();
  return {
    job: found.data,
    applicationId: applied && "data" in applied ? applied.data.id : null,
    now: new Date(now).toISOString(),
    testBy: new Date(now + TEST_HOLD_HOURS * 3_600_000).toISOString(),
  };
}

export type JobPage = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, null>;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? [
        { title: `${page.job.title}, ${page.job.company} | Pakka` },
        {
          name: "description",
          content: `${page.job.title} at ${page.job.company}, ${page.job.location}. Applying and testing are free.`,
        },
      ]
    : [
        { title: "Job Not Found | Pakka" },
        { name: "description", content: "This job doesn't exist or has been removed." },
      ];

export default function JobDetail() {
  const page = useLoaderData<typeof loader>();
  const applying = useMatches().some((match) => match.id === "routes/jobs.$id.apply");
  if (!page) return <JobNotFound />;
  return (
    <>
      {/* Under the dialog nothing can be reached, with or without script. */}
      <div {...(applying ? { inert: "" } : {})}>
        <Page>
          <BackLink to="/jobs">Back to jobs</BackLink>
          <div className="mt-4 grid items-start gap-5 lg:grid-cols-[1fr_380px] lg:gap-x-10">
            <div className="lg:col-start-1">
              <JobHead page={page} />
            </div>
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <JobSide page={page} />
            </div>
            <div className="lg:col-start-1">
              <JobBody page={page} />
            </div>
          </div>
        </Page>
      </div>
      <Outlet context={page} />
    </>
  );
}

function JobNotFound() {
  return (
    <Page narrow>
      <h1>Job Not Found</h1>
      <p className="mt-3 mb-5">The job you're looking for doesn't exist or has been removed.</p>
      <ButtonLink to="/jobs">View All Jobs</ButtonLink>
    </Page>
  );
}
