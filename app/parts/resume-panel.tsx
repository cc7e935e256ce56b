import { Form, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Resume } from "../../worker/contract/resumes";
import { day } from "../format";
import type { loader as rootLoader } from "../root";
import { Button } from "../ui/button";
import { Empty } from "../ui/empty";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { Sheet } from "../ui/sheet";

const ACTION = "/resumes";
const FIELD = "resume";

/** Upload and list of resumes. `returnTo` is the screen to show again after each act. */
export function ResumePanel({ resumes, returnTo }: { resumes: Resume[]; returnTo: string }) {
  return (
    <Sheet>
      <h2>Your Resumes</h2>
      <Upload returnTo={returnTo} />
      {resumes.length === 0 ? (
        <div className="mt-5">
          <Empty title="No resumes uploaded yet">Upload your resume to apply for jobs</Empty>
        </div>
      ) : (
        <ul className="rows mt-5">
          {resumes.map((resume) => (
            <Row key={resume.id} resume={resume} returnTo={returnTo} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function Upload({ returnTo }: { returnTo: string }) {
  const navigation = useNavigation();
  const toasts = useRouteLoaderData<typeof rootLoader>("root")?.toasts;
  const problem = toasts?.find((toast) => toast.field === FIELD);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(`[name=${FIELD}]`)?.focus();
  }, [problem]);
  const uploading = navigation.formAction === ACTION && navigation.formData?.has("resume");
  return (
    <Form
      ref={form}
      method="post"
      action={ACTION}
      encType="multipart/form-data"
      className="mt-4 grid gap-3"
      // A new form after each upload, so that the chosen file doesn't stay behind.
      key={navigation.state === "loading" ? "sent" : "new"}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field
        label="Upload a resume"
        hint="Supported formats: PDF, DOC, DOCX. Up to 5 MB."
        error={problem?.body}
        autoFocus={problem !== undefined}
        name={FIELD}
        type="file"
        accept=".pdf,.doc,.docx"
        required
      />
      <Button variant="second" disabled={Boolean(uploading)}>
        {uploading ? "Uploading..." : "Upload Resume"}
      </Button>
    </Form>
  );
}

function Row({ resume, returnTo }: { resume: Resume; returnTo: string }) {
  return (
    <li className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <p className="strong">{resume.fileName}</p>
        <p className="text-sm text-ink-2">{day(resume.uploadedAt)}</p>
      </div>
      <a href={resume.fileUrl} target="_blank" rel="noreferrer" className="btn btn-quiet">
        View<span className="sr-only"> {resume.fileName}</span>
      </a>
      <Form method="post" action={ACTION}>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={resume.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <button
          type="submit"
          className="icon-btn"
          aria-label={`Delete ${resume.fileName}`}
          title="Delete"
        >
          <Icon name="trash" />
        </button>
      </Form>
    </li>
  );
}
