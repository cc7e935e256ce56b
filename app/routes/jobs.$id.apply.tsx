import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import * as words from "~app/words/jobs/apply";
import { applyInput } from "../../worker/contract/job/jobs";
import { isProfileComplete } from "../../worker/contract/profile";
import { knownProfile } from "../account/profile-action.server";
import { ownResumes } from "../account/resumes.server";
import { idParam, invalidForm, parseForm, refused } from "../forms/form.server";
import { ApplyDialog } from "../jobs/apply/apply-dialog";
import { applyingCookie } from "../resume/applying.server";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import type { JobPage } from "./jobs.$id";

export const handle = { modal: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { session } = context;
  const user = await session.requireUser();
  const id = idParam(params.id);
  if (!id) return { resumes: [], uploadKey: "" };
  const [own, applied, profile] = await Promise.all([
    ownResumes(session),
    applicationFor(session, id),
    // Another browser may have completed the profile since.
    isProfileComplete(user) ? user : knownProfile(session),
  ]);
  if (applied) throw redirect(`/jobs/${id}`);
  if (!isProfileComplete(profile)) throw toProfile(request);
  const page = { ...own, uploadKey: crypto.randomUUID() };
  if (own.resumes?.length !== 0) return page;
  return data(page, { headers: await applyingCookie(session).write(id) });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const id = idParam(params.id);
  if (!id) throw redirect("/jobs");
  const form = await context.form();
  form.set("jobId", id);
  const submission = parseForm(form, applyInput);
  if (submission.status !== "success") return invalidForm(session, submission, words.notSubmitted);
  const result = await attempt(
    unwrap(session.api.user.jobs.apply.$post({ json: submission.value })),
  );
  if ("error" in result && result.error.code === "profile_incomplete")
    throw toProfile(request, 303);
  // Another tab or a second press was faster: the candidate has already applied.
  if ("error" in result && result.error.code !== "already_applied")
    return refused(session, submission, result.error, words.notSubmitted);
  if ("data" in result) session.toast(words.submitted);
  const applied = "data" in result ? result.data : await applicationFor(session, id);
  const headers = await applyingCookie(session).clear();
  throw redirect(applied ? `/applications/${applied.id}` : `/jobs/${id}`, { status: 303, headers });
}

/** Leads to the profile, which then leads back to this page. */
function toProfile(request: Request, status = 302) {
  const { pathname, search } = new URL(request.url);
  return redirect(`/complete-profile?next=${encodeURIComponent(pathname + search)}`, status);
}

async function applicationFor(session: Session, id: string) {
  const result = await attempt(
    unwrap(session.api.user.jobs[":id"].application.$get({ param: { id } })),
  );
  return "data" in result ? result.data : undefined;
}

export const meta: MetaFunction = ({ matches }) => {
  const { job } = (matches.at(-2)?.data ?? {}) as Partial<JobPage>;
  return [{ title: words.title(job?.title) }, { name: "description", content: words.introduction }];
};

export default function Apply() {
  const { resumes, uploadKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { job, testBy } = useOutletContext<JobPage>();
  return (
    <ApplyDialog
      job={job}
      testBy={testBy}
      resumes={resumes}
      uploadKey={uploadKey}
      refusal={refusal}
    />
  );
}
