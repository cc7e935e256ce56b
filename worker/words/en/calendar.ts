import type { InterviewRound } from "../../contract/interviews";

/** What a calendar shows of an interview. */
export const calendarWords = {
  summary: (round: InterviewRound, title: string, company: string) =>
    `Interview${round ? `, Round ${round}` : ""}: ${title}, ${company}`,
  application: (url: string) => `Your application: ${url}`,
};
