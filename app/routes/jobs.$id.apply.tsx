import { parseWithZod } from "@conform-to/zod/v4";
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
import { idParam, refused } from "../form.server";
import { ApplyDialog } from "../parts/apply-dialog";
import type { Visit } from "../visit.server";
import type { JobPage } from "./jobs.$id";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const id = idParam(params.id);
  if (!id) return { resumes: [] };
  const [resumes, application] = await Promise.all([
    unwrap(visit.api.user.resume.$get()),
    applicationFor(visit, id),
  ]);
  if (application) throw redirect(`/applications/${application}`);
  return { resumes };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const id = idParam(params.id);
  if (!id) throw redirect("/jobs");
  const form = await request.formData();
  form.set("jobId", id);
  const submission = parseWithZod(form, { schema: applyInput });
  if (submission.status !== "success") return data(submission.reply(), { status: 422 });
  const sent = await attempt(unwrap(visit.api.user.jobs.apply.$post({ json: submission.value })));
  if ("error" in sent) {
    const application =
      sent.error.code === "already_applied" ? await applicationFor(visit, id) : undefined;
    if (application) throw redirect(`/applications/${application}`, 303);
    return refused(submission, sent.error, "Failed to submit job application");
  }
  visit.toast({
    title: "Application Submitted",
    body: "Your job application has been submitted successfully",
  });
  throw redirect(`/applications/${sent.data.id}`, 303);
}

/** The number of this person's application for a job, if there is one. */
async function applicationFor(visit: Visit, id: string): Promise<number | undefined> {
  const found = await attempt(
    unwrap(visit.api.user.jobs[":id"].application.$get({ param: { id } })),
  );
  if ("data" in found) return found.data.id;
  if (found.error.status === 404) return undefined;
  throw found.error;
}

export const meta: MetaFunction = () => [
  { title: "Apply | Pakka" },
  { name: "description", content: "Select a resume to submit with your application" },
];

export default function Apply() {
  const { resumes } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { job, testBy } = useOutletContext<JobPage>();
  return <ApplyDialog job={job} testBy={testBy} resumes={resumes} refusal={refusal} />;
}
