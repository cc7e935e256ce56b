import { RESUME_SIZE } from "../../facts/people/resumes";

const TYPES = "PDF, DOC or DOCX";
const none = (is: string, wayOut: string) => `That file is not a ${TYPES}. ${is} ${wayOut}`;

const PRINT = "Open it, choose Print, then “Save as PDF”, and upload the new file.";
const SAVE = "Open it, save it as a PDF, and upload the new file.";
const AGAIN = "Save it once more, or send it to this phone again, and upload the new file.";
const PHOTO = "To make a resume of photos, use “Photograph your resume” on this site.";

/** Why a file is refused as a resume, and what to do. */
export const resumeFileWords = {
  empty: none("It is empty.", AGAIN),
  rtf: none("It is a Rich Text file (RTF).", SAVE),
  html: none("It is a web page (HTML).", PRINT),
  mht: none("It is a saved web page or mail (MHT).", PRINT),
  word_xml: none("It is a Word file of an old kind (Word XML).", SAVE),
  open_document: none("It is an OpenDocument text (ODT).", SAVE),
  pages: none("It is a file of Apple Pages.", "In Pages, export it as a PDF, and upload that."),
  excel: none("It is an Excel table.", SAVE),
  powerpoint: none("It is a PowerPoint file.", SAVE),
  heic: none("It is a photo (HEIC).", PHOTO),
  picture: none("It is a picture.", PHOTO),
  video: none("It is a video or a sound.", `We take text of up to ${RESUME_SIZE}.`),
  archive: none("It is an archive (ZIP).", "Open it, and upload the resume that is in it."),
  program: none("It is a program.", "Choose your resume."),
  text: none("It is plain text.", "Put it into Word or Google Docs, and save it as a PDF."),
  unknown: none("We don't know what it is.", SAVE),
  unnamed: none("Its name has no ending, such as “.pdf”, and we don't know what it is.", SAVE),
  pdf_locked:
    "This PDF opens only with a password. Open it with the password, choose Print, then “Save as PDF”. Upload the new file: it has no password.",
  word_locked:
    "This Word file opens only with a password. Open it with the password, and save it as a PDF without one. Then upload the PDF.",
  pdf_cut_off: `This PDF is cut off: its end is missing. ${AGAIN}`,
  pdf_without_page: `This PDF has no page. ${AGAIN}`,
  word_broken: `This Word file is broken or cut off. ${AGAIN}`,
  word_template:
    "This is a template of Word, not a document. Open it, save it as a PDF, and upload that.",
  macros:
    "This Word file has macros (small programs), which companies do not open. Save it as a PDF, and upload that.",
} as const;

export type FileProblem = keyof typeof resumeFileWords;

/** A good file whose name ends in the wrong extension. */
export const otherEnding = (ending: string, named: string) =>
  `The name of this file ${named ? `ends in “${named}”` : "has no ending"}. It is a ${ending.slice(1).toUpperCase()} file: add “${ending}” to its name, and upload it again.`;
