import * as words from "~worker/words/made-resume";
import * as wrong from "~worker/words/validation";
import type { ResumeContent } from "../../../contract/resume-draft";

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
export interface MadeResume {
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
