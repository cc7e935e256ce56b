import * as words from "~worker/words/resume-files";
import { Failure, type FailureCode } from "../../../../failure";
import { problemOfCompoundFile } from "./doc-file.rules";
import { problemOfZip } from "./docx-file.rules";
import { ENDINGS, endingOf, kindOf, type ResumeKind } from "./kinds.rules";
import { problemOfPdf } from "./pdf-file";

const CONTENT_TYPES: Record<ResumeKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

type Bytes = Uint8Array<ArrayBuffer>;

const READERS: Record<
  ResumeKind,
  (bytes: Bytes) => words.FileProblem | null | Promise<words.FileProblem | null>
> = { pdf: problemOfPdf, doc: problemOfCompoundFile, docx: problemOfZip };

/** Failure codes by problem; the problems of other file types share one code. */
const CODES: Partial<Record<words.FileProblem, FailureCode>> = {
  pdf_locked: "resume_locked",
  word_locked: "resume_locked",
  pdf_cut_off: "resume_unreadable",
  pdf_without_page: "resume_unreadable",
  word_broken: "resume_unreadable",
  macros: "resume_macros",
};

function refuse(
  problem: words.FileProblem,
  message: string = words.resumeFileWords[problem],
): never {
  const code = CODES[problem] ?? "resume_type";
  throw new Failure(code, { message, fields: { resume: message } });
}

/**
 * The content type of a resume that a company can open. The content decides, and the file extension
 * must match it.
 *
 * @throws Failure resume_type, resume_locked, resume_unreadable, resume_macros
 */
export async function contentTypeOf(name: string, bytes: Bytes): Promise<string> {
  const kind = kindOf(bytes);
  const ending = endingOf(name);
  if ("problem" in kind) {
    return refuse(kind.problem === "unknown" && !ending ? "unnamed" : kind.problem);
  }
  const problem = await READERS[kind.resume](bytes);
  if (problem) refuse(problem);
  const right = ENDINGS[kind.resume];
  if (ending !== right) refuse("unnamed", words.otherEnding(right, ending));
  return CONTENT_TYPES[kind.resume];
}
