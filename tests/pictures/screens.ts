import type { MadeWeek } from "./made-week";

type Pictures = Record<string, (ids: MadeWeek["ids"]) => string>;

/** Pages of the staff console, by the name of the picture. */
export const STAFF: Pictures = {
  owed: () => "",
  find: () => "/find?q=Imran",
  person: ({ person }) => `/people/${person}`,
  application: ({ waits }) => `/applications/${waits}`,
  dispute: ({ disputed }) => `/applications/${disputed}`,
  refund: ({ waits }) => `/applications/${waits}/refund?reason=No+day+in+time.`,
  "move-interview": ({ comes }) => `/applications/${comes}/move`,
  interviews: () => "/interviews",
  results: ({ met }) => `/results?marked=${met}`,
  waiting: ({ ofOthers }) => `/jobs/${ofOthers}/waiting`,
  "cancel-day": ({ job, day }) => `/jobs/${job}/days/${day}/cancel?reason=A+flood.`,
  inbox: () => "/inbox",
  ticket: ({ query }) => `/inbox/query/${query}`,
  jobs: () => "/jobs",
  job: ({ job }) => `/jobs/${job}`,
  "withdraw-job": ({ ofOthers }) => `/jobs/${ofOthers}/withdraw?reason=The+shop+closes.`,
  companies: () => "/companies",
  company: ({ company }) => `/companies/${company}`,
  "suspend-company": ({ company }) => `/companies/${company}/suspend`,
  money: () => "/money",
  messages: () => "/messages",
  "dead-letters": () => "/messages/letters?kind=interview_reminder",
  announcement: () => "/messages/new",
  texts: () => "/content",
  text: () => "/content/about_us",
  health: () => "/health",
  team: () => "/team",
  recovery: () => "/recovery",
  audit: () => "/audit",
};

/** Pages of the company console. */
export const HIRING: Pictures = {
  today: () => "",
  jobs: () => "/jobs",
  "new-job": () => "/jobs/new?template=Sales",
  job: ({ job }) => `/jobs/${job}`,
  test: ({ draft }) => `/jobs/${draft}/test?open=2`,
  "try-test": ({ draft }) => `/jobs/${draft}/test/try`,
  preview: ({ draft }) => `/jobs/${draft}/preview`,
  "withdraw-job": ({ job }) => `/jobs/${job}/withdraw`,
  days: ({ job }) => `/jobs/${job}/days`,
  day: ({ job, day }) => `/jobs/${job}/days/${day}`,
  "change-day": ({ job, day }) =>
    `/jobs/${job}/days/${day}/change?from=10:00&to=14:00&seats=2&interviewer=Kavya+Nair&place=Plot+14`,
  "cancel-day": ({ job, day }) => `/jobs/${job}/days/${day}/cancel`,
  candidates: ({ job }) => `/jobs/${job}/candidates`,
  "decline-many": ({ job, met }) => `/jobs/${job}/candidates/answer?marked=${met}&to=decline`,
  candidate: ({ met }) => `/applications/${met}`,
  answer: ({ met }) => `/applications/${met}/answer?to=select`,
  "front-desk": ({ token }) => `/day/${token}`,
  company: () => "/company",
  record: () => "/record",
  team: () => "/team",
  recovery: () => "/recovery",
};

/** Pages for a visitor who has not signed in. */
export const LOGIN: Pictures = { login: () => "/login" };
