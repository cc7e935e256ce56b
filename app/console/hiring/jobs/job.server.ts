import { redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/console/hiring";
import type { EmployerJob } from "../../../../worker/contract/job/employer-jobs";
import { invalidForm, parseForm } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { doOnce, refusedForm } from "../../act.server";
import { changesOf, draftOf, jobForm, jobOf, typedOf, wantedJob } from "./job-values.server";

/** The values that the unchanged form sends; null if the form can't show the whole job. */
function unchanged(job: EmployerJob) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typedOf(wantedJob(job)))) form.set(name, value);
  const submission = parseForm(form, jobForm);
  return submission.status === "success" ? jobOf(submission.value) : null;
}

/** Saves the form of a job, creates the job if necessary, and submits it on request. */
export async function saveJob(session: Session, form: FormData, job: EmployerJob | null) {
  const submission = parseForm(form, jobForm);
  if (submission.status !== "success") return invalidForm(session, submission, words.job.notSaved);
  const once = <T>(call: () => Promise<T>) => attempt(doOnce("hiring", session, form, call));
  const calls = session.hiring.api.employer.jobs;
  const typed = jobOf(submission.value);
  const before = job && unchanged(job);
  const saved = job
    ? await once(() =>
        unwrap(
          calls[":id"].$patch({
            param: { id: String(job.id) },
            json: before ? changesOf(before, typed) : typed,
          }),
        ),
      )
    : await once(() => unwrap(calls.$post({ json: draftOf(submission.value) })));
  if ("error" in saved) return refusedForm(session, submission, saved.error, words.job.notSaved);
  const id = String(saved.data.id);
  const submits = form.get("intent") === "submit";
  const submit = () => unwrap(calls[":id"].submit.$post({ param: { id } }));
  const answer = submits && (await once(submit));
  if (answer && "error" in answer) {
    const { title, body } = words.job.notSubmitted;
    session.toast({ title, body: answer.error.wordsOr(body), tone: "error" });
  } else {
    session.toast({ title: submits ? words.job.submitted : words.job.saved });
  }
  throw redirect(`/hiring/jobs/${id}`, 303);
}
