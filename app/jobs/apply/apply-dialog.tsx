import { Form, Link, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import * as resumesWords from "~app/words/account/resumes";
import * as words from "~app/words/jobs/apply";
import * as waysWords from "~app/words/resume/ways";
import type { Job } from "../../../worker/contract/job/jobs";
import type { Resume } from "../../../worker/contract/resumes";
import { formOf, type Refusal } from "../../forms/form";
import { ResumeWays } from "../../resume/resume-ways";
import { useUploadProblem } from "../../resume/upload-form";
import { Button, ButtonLink } from "../../ui/button";
import { FormAlert } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { useToastOf } from "../../ui/overlay/toast";
import { clockTime, day } from "../../words/format";
import { mayHold } from "../job-page";
import { listSearch } from "../search/list-search";

interface Props {
  job: Job;
  /** The end of the slot's hold if the button were pressed now. */
  testBy: string;
  /** Null if they could not be loaded. */
  resumes: Resume[] | null;
  /** The key of a file that is uploaded in this dialog. */
  uploadKey: string;
  refusal: Refusal;
}

/** The apply dialog at its own address: a bottom sheet on phones, centred elsewhere. */
export function ApplyDialog(props: Props) {
  const { job, resumes } = props;
  const search = listSearch(useLocation().search);
  const back = `/jobs/${job.id}${search}`;
  const navigate = useNavigate();
  const isRefused = useUploadProblem() !== undefined;
  const ways = <ResumeWays job={job.id} uploadKey={props.uploadKey} isRefused={isRefused} />;
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.focus(), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") navigate(back, { preventScrollReset: true });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate, back]);
  return (
    <div className="veil">
      <div
        ref={dialog}
        // biome-ignore lint/a11y/noAutofocus: a dialog takes the focus, also without script
        autoFocus
        tabIndex={-1}
        role="dialog"
        aria-modal="true"
        aria-labelledby="apply-title"
        aria-describedby="apply-description"
        className="dialog grid gap-4"
      >
        <div className="flex items-start justify-between gap-4">
          <div>
            <h2 id="apply-title">{words.heading(job.title)}</h2>
            <p id="apply-description" className="text-ink-2">
              {words.introduction}
            </p>
          </div>
          <Link to={back} className="icon-btn" aria-label={words.close} preventScrollReset>
            <Icon name="close" />
          </Link>
        </div>
        {resumes && resumes.length > 0 ? (
          <>
            <ApplyForm {...props} resumes={resumes} back={back} />
            <details className="resume-pages" open={isRefused}>
              <summary>{waysWords.another}</summary>
              {ways}
            </details>
          </>
        ) : (
          <NoResumes back={back} failed={!resumes}>
            {ways}
          </NoResumes>
        )}
      </div>
    </div>
  );
}

function NoResumes(props: { back: string; failed: boolean; children: ReactNode }) {
  const { back, failed, children } = props;
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{failed ? words.resumesNotLoaded : words.noResumes}</p>
      {failed || (
        <>
          {children}
          <p className="text-ink-2">{waysWords.stillNeeded}</p>
        </>
      )}
      <div className="dialog-acts">
        <ButtonLink to={back} variant="second" preventScrollReset>
          {words.cancel}
        </ButtonLink>
        {failed ? (
          <ButtonLink to={pathname + search} reloadDocument>
            {words.tryAgain}
          </ButtonLink>
        ) : (
          <ButtonLink to="/dashboard" variant="second">
            {words.uploadResume}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function ApplyForm(props: Props & { resumes: Resume[]; back: string }) {
  const { job, testBy, resumes, refusal, back } = props;
  const form = formOf(refusal);
  const resume = form.field("resumeId");
  // The dialog shows its errors itself, because toasts are behind it. A lost request has no answer.
  const lost = refusal && !refusal.status ? words.notSubmitted.body : undefined;
  useToastOf(refusal);
  const applying = useNavigation().formMethod === "POST";
  const may = mayHold(job);
  return (
    <Form
      method="post"
      noValidate
      data-failure={words.notSubmitted.body}
      data-failure-title={words.notSubmitted.title}
      className="grid gap-4"
      preventScrollReset
    >
      <FormAlert title={words.notSubmitted.title} message={resume.error ?? form.error ?? lost} />
      <ResumeTable resumes={resumes} chosen={resume.defaultValue || String(resumes[0]?.id)} />
      {!form.error && (
        <p className="aside">
          <b>{words.free}</b>{" "}
          {may ? words.holdUntil(clockTime(testBy), job.assessment?.minutes) : words.noSlot}
        </p>
      )}
      <div className="dialog-acts">
        <ButtonLink to={back} variant="second" preventScrollReset>
          {words.cancel}
        </ButtonLink>
        <Button disabled={applying || !may} data-busy={words.applying}>
          {applying ? words.applying : words.submit}
        </Button>
      </div>
    </Form>
  );
}

function ResumeTable({ resumes, chosen }: { resumes: Resume[]; chosen: string }) {
  return (
    <div className="@container">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.select}</th>
            <th scope="col">{words.resume}</th>
            <th scope="col">{words.uploaded}</th>
          </tr>
        </thead>
        <tbody>
          {resumes.map((resume, at) => (
            <tr key={resume.id}>
              <td>
                <input
                  type="radio"
                  className="radio"
                  name="resumeId"
                  id={`resume-${resume.id}`}
                  value={resume.id}
                  // biome-ignore lint/a11y/noAutofocus: a file just uploaded here takes the focus
                  autoFocus={at === 0}
                  defaultChecked={chosen === String(resume.id)}
                  required
                />
              </td>
              <td>
                <label htmlFor={`resume-${resume.id}`} className="block strong">
                  {resume.fileName}
                </label>
                <a href={resume.fileUrl} aria-label={`${resumesWords.view} ${resume.fileName}`}>
                  {resumesWords.view}
                </a>
              </td>
              <td className="text-sm whitespace-nowrap text-ink-2" data-head={words.uploaded}>
                {day(resume.uploadedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
