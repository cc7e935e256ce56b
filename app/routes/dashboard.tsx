import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ResumePanel } from "../account/resume-panel";
import { ownResumes } from "../account/resumes.server";
import { ApplicationCard } from "../application/application-card";
import { FreeSlots } from "../application/free-slots";
import { freeSlots } from "../application/free-slots.server";
import { Page } from "../frame/page";
import { applyingCookie } from "../jobs/applying.server";
import { attempt, unwrap } from "../session/api.server";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";

const NEWEST = "3";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = context;
  const user = await session.requireUser();
  const [resumes, applyingFor, newest, free] = await Promise.all([
    ownResumes(session),
    applyingCookie(session).read(request),
    attempt(unwrap(session.api.user.applications.$get({ query: { limit: NEWEST } }))),
    freeSlots(session),
  ]);
  return {
    name: user.name,
    ...resumes,
    applyingFor,
    newest: "data" in newest ? newest.data : null,
    free,
    now: new Date().toISOString(),
    uploadKey: crypto.randomUUID(),
  };
}

export const meta: MetaFunction = () => [
  { title: "Dashboard · Pakka" },
  { name: "description", content: "Your jobs, applications, profile and resumes in one place." },
];

const CARDS = [
  { to: "/jobs", title: "Browse Jobs", text: "Find a job and take its free test." },
  { to: "/applications", title: "View Applications", text: "See where each one stands." },
  { to: "/profile", title: "Edit Profile", text: "Name, email, date of birth, resumes." },
];

export default function Dashboard() {
  const { name, resumes, applyingFor, newest, free, now, uploadKey } =
    useLoaderData<typeof loader>();
  return (
    <Page>
      <h1>Welcome, {name || "User"}</h1>
      {applyingFor && <WayBack job={applyingFor} hasResume={Boolean(resumes?.length)} />}
      <FreeSlots count={free} />
      <ul className="my-7 grid gap-4 md:grid-cols-3">
        {CARDS.map((card) => (
          <li key={card.to}>
            <Link to={card.to} className="card card-link block">
              <span className="flex items-center justify-between text-xl strong text-green">
                {card.title} <Icon name="arrow" />
              </span>
              <span className="mt-1 block text-ink-2">{card.text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-7 lg:grid-cols-[1fr_440px]">
        {newest?.length !== 0 && (
          <Newest>
            {newest?.map((application) => (
              <ApplicationCard key={application.id} application={application} now={now} level={3} />
            )) ?? <p className="empty">Your applications could not be loaded. They are safe.</p>}
          </Newest>
        )}
        <ResumePanel resumes={resumes} uploadKey={uploadKey} returnTo="/dashboard" />
        {newest?.length === 0 && (
          <Newest>
            <p className="empty">
              Nothing here yet. Upload a resume, find a job and apply: it costs nothing.
            </p>
          </Newest>
        )}
      </div>
    </Page>
  );
}

function WayBack({ job, hasResume }: { job: string; hasResume: boolean }) {
  return (
    <Card className="mt-5 flex flex-wrap items-center justify-between gap-4">
      <p>
        {hasResume ? (
          "Your resume is here. Go on where you were."
        ) : (
          <>
            <a href="#resumes">Upload a resume</a>, then go on where you were.
          </>
        )}
      </p>
      <ButtonLink to={`/jobs/${job}/apply`} variant={hasResume ? "primary" : "second"}>
        Back to the job
      </ButtonLink>
    </Card>
  );
}

/** Below the resumes while it is empty: who comes to upload the first one finds it on the way. */
function Newest({ children }: { children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4" aria-labelledby="newest">
      <h2 id="newest">Newest applications</h2>
      {children}
    </section>
  );
}
