import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/hiring";
import { CATEGORIES } from "../../worker/contract/values";
import { ANSWER_WITHIN_DAYS, INTERVIEW_WITHIN_DAYS } from "../../worker/facts/jobs/jobs";
import { SLOT_FEE } from "../../worker/facts/money/fees";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { saveJob } from "../console/hiring/jobs/job.server";
import { JobForm } from "../console/hiring/jobs/job-form";
import { requireRecruiter } from "../console/hiring/role.server";
import { unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await requireRecruiter(session);
  const [template, { city }] = await Promise.all([
    templateIn(session),
    unwrap(session.hiring.api.employer.company.$get()),
  ]);
  return { person, categories: CATEGORIES, template, city };
}

/** The template in the address, as the form's values. */
async function templateIn(session: Session): Promise<Record<string, string> | null> {
  const category = session.url.searchParams.get("template");
  if (!category) return null;
  const all = await unwrap(session.hiring.api.employer["job-templates"].$get());
  const template = all.find((one) => one.category === category);
  if (!template) return null;
  const { assessment: _, category: name, ...lists } = template;
  const texts = Object.entries(lists).map(([field, lines]) => [field, lines.join("\n")]);
  return { category: name, ...Object.fromEntries(texts) };
}

export async function action({ context }: ActionFunctionArgs) {
  await requireRecruiter(context.session);
  return saveJob(context.session, await context.form(), null);
}

export const meta: MetaFunction = () => consoleMeta(words.job.newTitle, "hiring");

const USUAL = {
  applicationPrice: String(SLOT_FEE),
  interviewWithinDays: String(INTERVIEW_WITHIN_DAYS.usual),
  answerWithinDays: String(ANSWER_WITHIN_DAYS.usual),
  payPeriod: "month",
  type: "full_time",
  rounds: "1",
};

export default function NewJob() {
  const { person, categories, template, city } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={words.job.newTitle}
      back={{ to: "/hiring/jobs", text: words.yourJobs }}
    >
      <div className="console-stack">
        <p>{words.job.templates}</p>
        <nav aria-label={words.job.template} className="console-pills">
          {categories.map((category) => (
            <Link
              key={category}
              to={`/hiring/jobs/new?template=${category}`}
              aria-current={template?.category === category ? "page" : undefined}
            >
              {category}
            </Link>
          ))}
        </nav>
        <JobForm
          key={template?.category}
          typed={{ ...USUAL, location: city ?? "", city: city ?? "", ...template }}
          categories={categories}
          refusal={refusal}
          submits
        />
      </div>
    </ConsolePage>
  );
}
