import type { InterviewRound } from "../../contract/interviews";
import { brand } from "../../facts/brand";
import { interviewTime } from "../../facts/words";

/** Texts of an interview's calendar entry. */
export const calendarWords = {
  summary: (round: InterviewRound, title: string, company: string) =>
    `Interview${round ? `, Round ${round}` : ""}: ${title}, ${company}`,
  begins: (one: { at: string; place: string | null }) => `Begins: ${interviewTime(one)}`,
  application: (url: string) => `Your application: ${url}`,
  help: `Help by phone: ${brand.phone}`,
};
