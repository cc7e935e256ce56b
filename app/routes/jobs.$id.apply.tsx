import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { applyInput } from "../../worker/contract/jobs";
import { attempt, unwrap } from "../api.server";
import { applyingCookie } from "../applying.server";
import { idParam, misfilled, parseForm, refused } from "../form.server";
import { ApplyDialog, NOT_SENT } from "../parts/apply-dialog";
import { listSearch } from "../parts/list-search";
import { ownResumes } from "../resumes.server";
import type { Visit } from "../visit.server";
import type { JobPage } from "./jobs.$id";

export const handle = { modal: true };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const id = idParam(params.id);
  if (!id) return { resumes: [] };
  const [resumes, applied] = await Promise.all([ownResumes(visit), hasApplied(visit, id)]);
  if (applied) throw redirect(`/jobs/${id}`);
  if (resumes.resumes?.length !== 0) return resumes;
  return data(resumes, { headers: await applyingCookie(visit).write(id) });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const id = idParam(params.id);
  if (!id) throw redirect("/jobs");
  const form = await context.form();
  form.set("jobId", id);
  const submission = parseForm(form, applyInput);
  if (submission.status !== "success") return misfilled(visit, submission, NOT_SENT);
  const sent = await attempt(unwrap(visit.api.user.jobs.apply.$post({ json: submission.value })));
  // Another tab, or a second press, was first: what was wanted is so.
  if ("error" in sent && sent.error.code !== "already_applied")
    return refused(visit, submission, sent.error, NOT_SENT);
  if ("data" in sent)
    visit.toast({
      title: "Application Submitted",
      body: "Your job application has been submitted successfully",
    });
  const back = `/jobs/${id}${listSearch(new URL(request.url).search)}`;
  throw redirect(back, { status: 303, headers: await applyingCookie(visit).clear() });
}

async function hasApplied(visit: Visit, id: string): Promise<boolean> {
  const found = await attempt(
    unwrap(visit.api.user.jobs[":id"].application.$get({ param: { id } })),
  );
  return "data" in found;
}

export const meta: MetaFunction = ({ matches }) => {
  const { job } = (matches.at(-2)?.data ?? {}) as Partial<JobPage>;
  return [
    { title: `${job ? `Apply for ${job.title}` : "Apply"} · Pakka` },
    { name: "description", content: "Select a resume to submit with your application" },
  ];
};

export default function Apply() {
  const { resumes } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { job, testBy } = useOutletContext<JobPage>();
  return <ApplyDialog job={job} testBy={testBy} resumes={resumes} refusal={refusal} />;
}
