import { Form, useNavigation } from "@remix-run/react";
import type { Resume } from "../../worker/contract/resumes";
import { day } from "../format";
import { Button } from "../ui/button";
import { Empty } from "../ui/empty";
import { Icon } from "../ui/icon";
import { Sheet, SheetPart } from "../ui/sheet";

const ACTION = "/resumes";

/** Upload and list of resumes. `returnTo` is the screen to show again after each act. */
export function ResumePanel({ resumes, returnTo }: { resumes: Resume[]; returnTo: string }) {
  return (
    <Sheet>
      <SheetPart>
        <h2>Your Resumes</h2>
        <Upload returnTo={returnTo} />
        {resumes.length === 0 ? (
          <Empty title="No resumes uploaded yet">Upload your resume to apply for jobs</Empty>
        ) : (
          <ul className="mt-5 divide-y divide-line border-t border-line">
            {resumes.map((resume) => (
              <Row key={resume.id} resume={resume} returnTo={returnTo} />
            ))}
          </ul>
        )}
      </SheetPart>
    </Sheet>
  );
}

function Upload({ returnTo }: { returnTo: string }) {
  const navigation = useNavigation();
  const uploading = navigation.formAction === ACTION && navigation.formData?.has("resume");
  return (
    <Form
      method="post"
      action={ACTION}
      encType="multipart/form-data"
      className="mt-4 grid gap-3"
      // A new form after each upload, so that the chosen file doesn't stay behind.
      key={navigation.state === "loading" ? "sent" : "new"}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="field">
        <label htmlFor="resume-file">Upload a resume</label>
        <p className="field-hint" id="resume-hint">
          Supported formats: PDF, DOC, DOCX
        </p>
        <input
          className="control py-2"
          id="resume-file"
          name="resume"
          type="file"
          accept=".pdf,.doc,.docx"
          aria-describedby="resume-hint"
          required
        />
      </div>
      <Button variant="second" disabled={Boolean(uploading)}>
        {uploading ? "Uploading..." : "Upload Resume"}
      </Button>
    </Form>
  );
}

function Row({ resume, returnTo }: { resume: Resume; returnTo: string }) {
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-bold break-words">{resume.fileName}</p>
        <p className="text-sm text-ink-2">{day(resume.uploadedAt)}</p>
      </div>
      <a
        href={resume.fileUrl}
        target="_blank"
        rel="noreferrer"
        className="inline-grid min-h-11 place-items-center px-2"
      >
        View<span className="sr-only"> {resume.fileName}</span>
      </a>
      <Form method="post" action={ACTION}>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={resume.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <button type="submit" className="icon-btn" aria-label={`Delete ${resume.fileName}`}>
          <Icon name="close" />
        </button>
      </Form>
    </li>
  );
}
