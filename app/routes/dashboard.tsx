import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/home/dashboard";
import { ResumePanel } from "../account/resume-panel";
import { ownResumes } from "../account/resumes.server";
import { ApplicationCard, FreeSlots } from "../application/panels/application-card";
import { freeSlots } from "../application/view/slot.server";
import { Page } from "../frame/page";
import { jobsForYou } from "../jobs/card.server";
import { JobsForYou } from "../jobs/jobs-for-you";
import { applyingCookie } from "../resume/applying.server";
import { attempt, unwrap } from "../session/api.server";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";

const NEWEST = "3";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = context;
  const user = await session.requireUser();
  const slots = freeSlots(session);
  const [resumes, applyingFor, newest, free, forYou] = await Promise.all([
    ownResumes(session),
    applyingCookie(session).read(request),
    attempt(unwrap(session.api.user.applications.$get({ query: { limit: NEWEST } }))),
    slots,
    jobsForYou(
      session,
      context.now,
      slots.then((count) => count > 0),
    ),
  ]);
  return {
    name: user.name,
    ...resumes,
    applyingFor,
    newest: "data" in newest ? newest.data : null,
    free,
    forYou,
    now: context.now.toISOString(),
    uploadKey: crypto.randomUUID(),
  };
}

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
];

const cards = () => [
  { to: "/jobs", ...words.cards.jobs },
  { to: "/applications", ...words.cards.applications },
  { to: "/profile", ...words.cards.profile },
];

export default function Dashboard() {
  const { name, resumes, applyingFor, newest, free, forYou, now, uploadKey } =
    useLoaderData<typeof loader>();
  return (
    <Page>
      <h1>{words.welcome(name)}</h1>
      {applyingFor && <BackToJob job={applyingFor} hasResume={Boolean(resumes?.length)} />}
      <FreeSlots count={free} />
      <ul className="my-7 grid gap-4 md:grid-cols-3">
        {cards().map((card) => (
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
            )) ?? <p className="empty">{words.notLoaded}</p>}
          </Newest>
        )}
        <ResumePanel resumes={resumes} uploadKey={uploadKey} returnTo="/dashboard" />
        {newest?.length === 0 && (
          <Newest>
            <p className="empty">{words.none}</p>
          </Newest>
        )}
      </div>
      <JobsForYou jobs={forYou} />
    </Page>
  );
}

function BackToJob({ job, hasResume }: { job: string; hasResume: boolean }) {
  return (
    <Card className="mt-5 flex flex-wrap items-center justify-between gap-4">
      <p>
        {hasResume
          ? words.resumeIsHere
          : words.resumeIsMissing((text) => <a href="#resumes">{text}</a>)}
      </p>
      <ButtonLink to={`/jobs/${job}/apply`} variant={hasResume ? "primary" : "second"}>
        {words.backToJob}
      </ButtonLink>
    </Card>
  );
}

/** The newest applications. While there are none, the section is below the resumes. */
function Newest({ children }: { children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4" aria-labelledby="newest">
      <h2 id="newest">{words.newest}</h2>
      {children}
    </section>
  );
}
