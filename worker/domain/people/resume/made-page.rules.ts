import * as words from "~worker/words/made-resume";
import * as wrong from "~worker/words/validation";
import type { ResumeContent } from "../../../contract/resumes";
import { DEFAULT_LANGUAGE, isHindi, LANGUAGES, type Language } from "../../../facts/languages";
import { fitsWinAnsi, type Paragraph } from "./text-pages.rules";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** A resume is in the language of its answers, whatever the language of its writer's screens. */
export const languageOfAnswers = (content: ResumeContent): Language =>
  isHindi(Object.values(content).flat().join(" ")) ? "hi" : DEFAULT_LANGUAGE;

const element = (name: string, text: string) =>
  `<${name}${isHindi(text) ? ' lang="hi"' : ""}>${escapeHtml(text)}</${name}>`;

/** The only style sheet of the page. The page's content security policy allows it by digest. */
export const MADE_STYLE =
  'body{margin:0 auto;max-width:42rem;padding:2rem 1rem;color:#15201b;background:#fff;font:1rem/1.6 -apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari","Nirmala UI",sans-serif}' +
  "h1{margin:0;font-size:1.75rem;line-height:1.35}h2{margin:1.75rem 0 .25rem;padding-bottom:.25rem;border-bottom:1px solid #cbd4cb;font-size:1rem}p{margin:.125rem 0;overflow-wrap:anywhere}" +
  "@media print{body{max-width:none;padding:0}h2,p{break-inside:avoid}h2{break-after:avoid}}";

/**
 * A resume as an HTML page, in any script: screen readers can read it, its text can be enlarged,
 * and it can be printed.
 */
export function madePage({ name, city, sections }: MadeResume, language: Language): string {
  const body = sections.flatMap(({ heading, lines }) => [
    element("h2", heading),
    ...lines.map((line) => element("p", line)),
  ]);
  return [
    `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(words.title(name))}</title><style>${MADE_STYLE}</style></head><body><main>`,
    element("h1", name),
    element("p", city),
    ...body,
    "</main></body></html>",
  ].join("");
}

/** The same as paragraphs of a PDF; null if they contain characters that it cannot show. */
export function madeParagraphs({ name, city, sections }: MadeResume): Paragraph[] | null {
  const paragraphs: Paragraph[] = [
    { text: name, size: 22, isBold: true },
    { text: city, size: 12 },
    ...sections.flatMap(({ heading, lines }) => [
      { text: heading, size: 12, isBold: true, above: 18 },
      ...lines.map((text) => ({ text, size: 12, above: 2 })),
    ]),
  ];
  return paragraphs.every(({ text }) => fitsWinAnsi(text)) ? paragraphs : null;
}

/** The missing answers of a resume; empty if it can be made. */
export const missingIn = ({ name, city }: ResumeContent): Record<string, string> => ({
  ...(name === null && { name: wrong.nameMissing }),
  ...(city === null && { city: wrong.cityMissing }),
});

interface Section {
  heading: string;
  lines: string[];
}

/** A resume that was made on the site, in reading order. */
interface MadeResume {
  name: string;
  city: string;
  sections: Section[];
}

const joined = (parts: (string | number | null)[]) =>
  parts.filter((part) => part !== null).join(", ");

function workOf({ work, role, employer, workYears }: ResumeContent): string[] {
  if (work === "first_job") return [words.firstJob];
  return [joined([role, employer]), workYears ? words.workYears[workYears] : ""];
}

/** The sections of a resume; unanswered questions get no heading. */
export function madeResume(content: ResumeContent): MadeResume {
  const { name, city, schooling, school, schoolYear, skills, languages, licence } = content;
  const { headings } = words;
  const sections = [
    { heading: headings.work, lines: workOf(content) },
    {
      heading: headings.schooling,
      lines: [(schooling && words.schooling[schooling]) ?? "", joined([school, schoolYear])],
    },
    { heading: headings.skills, lines: [joined(skills)] },
    { heading: headings.languages, lines: [joined(languages)] },
    { heading: headings.licence, lines: [(licence && words.licence[licence]) ?? ""] },
  ];
  return {
    name: name ?? "",
    city: city ?? "",
    sections: sections
      .map(({ heading, lines }) => ({ heading, lines: lines.filter(Boolean) }))
      .filter(({ lines }) => lines.length > 0),
  };
}
