import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as jobWords from "~app/words/jobs/job";
import * as words from "~app/words/jobs/report";
import { useFormKey } from "../forms/form";
import { idParam, invalidForm, parseForm, refused } from "../forms/form.server";
import { Page } from "../frame/page";
import { queryOf, reportInput } from "../jobs/report/report.server";
import { ReportForm } from "../jobs/report/report-form";
import { attempt, unwrap } from "../session/api.server";
import { BackLink } from "../ui/back-link";

export async function loader({ params, context: { session } }: LoaderFunctionArgs) {
  const id = idParam(params.id);
  // An invalid id can't name a job, so the list is shown.
  if (!id) throw redirect("/jobs");
  const result = await attempt(unwrap(session.api.user.jobs[":id"].$get({ param: { id } })));
  if ("data" in result) {
    // The title comes with the data: a text module shared by two pages would need its own request.
    return { id, name: jobWords.title(result.data.title, result.data.company) };
  }
  if (result.error.status === 404) throw redirect(`/jobs/${id}`);
  throw result.error;
}

export async function action({ params, context: { session, form } }: ActionFunctionArgs) {
  const id = idParam(params.id);
  if (!id) throw redirect("/jobs", 303);
  const submission = parseForm(await form(), reportInput);
  if (submission.status !== "success") return invalidForm(session, submission, words.notSent);
  const json = queryOf(id, submission.value);
  const result = await attempt(unwrap(session.api.user.queries.$post({ json })));
  if ("error" in result) return refused(session, submission, result.error, words.notSent);
  session.toast(words.sent);
  throw redirect(`/jobs/${id}`, 303);
}

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function ReportJob() {
  const job = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const key = useFormKey(refusal);
  return (
    <Page narrow>
      <BackLink to={`/jobs/${job.id}`}>{job.name}</BackLink>
      <h1>{words.heading}</h1>
      <p className="mt-3 mb-5">{words.introduction}</p>
      <ReportForm key={key} refusal={refusal} />
    </Page>
  );
}
