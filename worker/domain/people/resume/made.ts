import * as words from "~worker/words/made-resume";
import { draftOf, keepDraft } from "../../../../db/resume/resumes";
import type { Resume, ResumeContent, ResumeDraft } from "../../../contract/resumes";
import { sha256Base64 } from "../../../crypto";
import type { Language } from "../../../facts/languages";
import { Failure } from "../../../failure";
import { inLanguage } from "../../../language";
import type { Service } from "../../service";
import {
  languageOfAnswers,
  MADE_STYLE,
  madePage,
  madeParagraphs,
  madeResume,
  missingIn,
} from "./made-page.rules";
import { writePdf } from "./pdf.rules";
import { openMade, storeResume, toResume, useUpload } from "./resume";
import { textPages } from "./text-pages.rules";

const EMPTY: ResumeContent = {
  name: null,
  city: null,
  schooling: null,
  school: null,
  schoolYear: null,
  work: null,
  role: null,
  employer: null,
  workYears: null,
  skills: [],
  languages: [],
  licence: null,
};

/** The person's answers so far; at first only the profile's name. */
export async function readDraft({ db }: Service, userId: number): Promise<ResumeDraft> {
  const [row] = await draftOf(db, userId);
  if (!row) throw new Failure("unauthorized");
  const content = row.content ?? { ...EMPTY, name: row.name };
  return { ...content, updatedAt: row.updatedAt };
}

/** Stores the person's answers so far; they replace the previous ones. */
export async function saveDraft(
  { db, now }: Service,
  userId: number,
  content: ResumeContent,
): Promise<ResumeDraft> {
  const updatedAt = now.toISOString();
  await keepDraft(db, userId, content, updatedAt);
  return { ...content, updatedAt };
}

/** A resume as a file: a PDF, or the HTML page if a PDF cannot show it. */
const fileOf = (content: ResumeContent) => inOwnLanguage(content, file);

const inOwnLanguage = <T>(
  content: ResumeContent,
  work: (content: ResumeContent, language: Language) => T,
): T => {
  const language = languageOfAnswers(content);
  return inLanguage(language, () => work(content, language));
};

function file(content: ResumeContent, language: Language) {
  const resume = madeResume(content);
  const paragraphs = madeParagraphs(resume);
  if (!paragraphs) {
    const bytes = new TextEncoder().encode(madePage(resume, language));
    return { fileName: words.fileName(resume.name, "html"), contentType: "text/html", bytes };
  }
  const name = words.fileName(resume.name, "pdf");
  const bytes = writePdf(name, textPages(paragraphs));
  return { fileName: name, contentType: "application/pdf", bytes };
}

/**
 * Makes a resume from the draft. It replaces the resume that was made before, which stays with the
 * applications that it was sent with. The draft stays, and can be changed.
 *
 * @param address of the client, null where it is unknown
 * @throws Failure resume_incomplete, too_many_requests, too_many_resumes,
 *   resume_storage_full
 */
export async function buildResume(
  service: Service,
  userId: number,
  address: string | null,
): Promise<Resume> {
  const { updatedAt, ...content } = await readDraft(service, userId);
  const fields = missingIn(content);
  const [message] = Object.values(fields);
  if (message) throw new Failure("resume_incomplete", { message, fields });
  await useUpload(service, userId, address);
  const stored = await storeResume(service, userId, { ...fileOf(content), content });
  return toResume(service, stored);
}

/** The page of a resume that was made on the site, by a signed link. @throws Failure not_found */
export async function openPage(service: Service, link: Parameters<typeof openMade>[1]) {
  const content = await openMade(service, link);
  return inOwnLanguage(content, (all, language) => madePage(madeResume(all), language));
}

/** The content security policy of the page: only its own style. */
export const pagePolicy = async () =>
  `sandbox; default-src 'none'; style-src 'sha256-${await sha256Base64(MADE_STYLE)}'`;
