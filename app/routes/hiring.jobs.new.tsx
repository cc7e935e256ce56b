import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CATEGORIES } from "../../worker/contract/values";
import { SLOT_FEE } from "../../worker/facts/fees";
import { ANSWER_WITHIN_DAYS, INTERVIEW_WITHIN_DAYS } from "../../worker/facts/jobs";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { saveJob } from "../console/hiring/jobs/job.server";
import { JobForm } from "../console/hiring/jobs/job-form";
import { requireRecruiter } from "../console/hiring/role.server";
import * as words from "../words/en/console/hiring";

export const handle = { own: true };

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await requireRecruiter(session);
  return { person, categories: CATEGORIES };
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
  const { person, categories } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <ConsolePage console="hiring" person={person} heading={words.job.newTitle}>
      <JobForm typed={USUAL} categories={categories} refusal={refusal} submits />
    </ConsolePage>
  );
}
