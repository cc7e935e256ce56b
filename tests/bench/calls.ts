import type { CompanyCopy as Copy } from "./company-copy";
import { JOB_BASE } from "./fill";

interface Measured {
  name: string;
  /** One call; `round` makes writes differ from each other. */
  run(copy: Copy, round: number): Promise<{ body: unknown }>;
}

const read = (
  name: string,
  path: string | ((copy: Copy) => string),
  signedIn = false,
): Measured => ({
  name,
  run: (copy) =>
    copy.call(
      "GET",
      typeof path === "string" ? path : path(copy),
      signedIn ? { token: copy.busy.token } : {},
    ),
});

const search = (name: string, query: Record<string, string>, cursor?: (copy: Copy) => string) =>
  read(name, (copy) => {
    const params = new URLSearchParams(query);
    if (cursor) params.set("cursor", cursor(copy));
    return `/user/jobs?${params}`;
  });

const company = (name: string, path: (copy: Copy) => string, json?: object): Measured => ({
  name: `company: ${name}`,
  run: (copy) =>
    copy.call(json ? "POST" : "GET", path(copy), { token: copy.day.token, ...(json && { json }) }),
});

export const READS: Measured[] = [
  search("jobs", {}),
  read("jobs, signed in", "/user/jobs", true),
  search("jobs, deep page", {}, (copy) => copy.deep.all),
  search("jobs, category", { category: "Sales" }),
  search("jobs, free", { free: "true" }),
  search("jobs, location", { location: "pune" }),
  search("jobs, part of a location", { location: "galu" }),
  search("jobs, location of two letters", { location: "ur" }),
  search("jobs, location nobody has", { location: "zzz" }),
  search("search, word common in titles", { q: "executive" }),
  search("search, word common in details", { q: "team" }),
  search("search, word in every job", { q: "requirements" }),
  search("search, rare word", { q: "xylographer" }),
  search("search, unknown word", { q: "qwrtz" }),
  search("search, misspelled word", { q: "exicutive" }),
  search("search, misspelled word and one that no job says", { q: "exicutive qwrtz" }),
  search("jobs, places near by", { location: "Ghaziabad" }),
  search("search, beginning of a common word", { q: "exec" }),
  search("search, two letters", { q: "de" }),
  search("search, Hindi", { q: "शिक्षक" }),
  search("search, beginning of a Hindi word", { q: "शिक्ष" }),
  search("search, two common words", { q: "sales executive" }),
  search("search, word with common synonyms", { q: "accountant" }),
  search("search, phrase with synonyms", { q: "work from home" }),
  search("jobs, other name of a place", { location: "bangalore" }),
  search("search, word, location, category", {
    q: "requirements",
    location: "ur",
    category: "Sales",
  }),
  search("search, every filter, first answer", {
    q: "team",
    location: "a",
    category: "Sales",
    free: "true",
    limit: "1",
  }),
  search("jobs, three more filters", { payFrom: "15000", type: "full_time", slots: "true" }),
  search("jobs, best paid first", { sort: "pay" }),
  search("jobs, fewest slots first", { sort: "slots" }),
  search("search, best paid first", { q: "executive", sort: "pay" }),
  read("openings, counted", "/user/openings?category=sales"),
  search("search, deep page", { q: "executive" }, (copy) => copy.deep.search),
  read("job", (copy) => `/user/jobs/${JOB_BASE + copy.size}`, true),
  read(
    "application of a job",
    (copy) => `/user/jobs/${JOB_BASE + copy.size - 3}/application`,
    true,
  ),
  read("saved jobs", "/user/savedJobs", true),
  read("jobs for you", "/user/jobs/for-you", true),
  read("applications", "/user/applications", true),
  read("application", (copy) => `/user/applications/${copy.applicationId}`, true),
  read("notifications", "/user/notifications", true),
  read("notifications, unread", "/user/notifications?unread=true", true),
  read("resumes", "/user/resume", true),
  read("profile", "/user/profile", true),
  {
    name: "staff: jobs",
    run: (copy) => copy.call("GET", "/ops/jobs", { token: copy.staff }),
  },
  {
    name: "staff: what waits",
    run: (copy) => copy.call("GET", "/ops/owed", { token: copy.staff }),
  },
  {
    name: "staff: search, word common in titles",
    run: (copy) => copy.call("GET", "/ops/search?q=executive", { token: copy.staff }),
  },
  {
    name: "times to choose, of 10,000 candidates",
    run: (copy) => {
      const [{ phone, token } = copy.busy] = copy.choosers;
      return copy.call("GET", `/user/applications/${copy.day.applications.get(phone)}/times`, {
        token,
      });
    },
  },
  company("a day of 500 interviews", ({ day }) => `/employer/interviews?day=${day.date}&limit=100`),
  company("days of a job", ({ day }) => `/employer/jobs/${day.jobId}/days`),
  company("10,000 candidates of a job", ({ day }) => `/employer/jobs/${day.jobId}/candidates`),
  company(
    "preview of cancelling a day of 500",
    ({ day }) => `/employer/jobs/${day.jobId}/days/${day.fullId}/cancel`,
    { dryRun: true },
  ),
];

export const WRITES: Measured[] = [
  {
    name: "apply",
    run: (copy, round) => {
      const { token, resumeId } = copy.applicants[round % copy.applicants.length] ?? copy.busy;
      return copy.call("POST", "/user/jobs/apply", {
        token,
        json: { jobId: JOB_BASE + copy.size - 100 - round * 10, resumeId },
      });
    },
  },
  {
    name: "choose a time, of 10,000 candidates",
    run: ({ call, choosers, day }, round) => {
      const { phone, token } = choosers[round % choosers.length] ?? { phone: "", token: "" };
      const { dayId, times } = day.free;
      return call("POST", `/user/applications/${day.applications.get(phone)}/interview`, {
        token,
        json: { dayId, at: times[round % times.length] },
      });
    },
  },
  {
    name: "save a job",
    run: (copy, round) =>
      copy.call("GET", `/user/jobs/${JOB_BASE + copy.size - 1}/saveJob?saved=${round % 2 === 0}`, {
        token: copy.busy.token,
      }),
  },
  {
    name: "mark a notification read, unread",
    run: (copy, round) =>
      copy.call(
        "PATCH",
        `/user/notifications/${JOB_BASE + copy.size - 1}/${round % 2 ? "read" : "unread"}`,
        { token: copy.busy.token },
      ),
  },
  {
    name: "mark all notifications read",
    run: (copy) => copy.call("PATCH", "/user/notifications/read", { token: copy.busy.token }),
  },
  {
    name: "staff: post a job",
    run: (copy, round) =>
      copy.call("POST", "/ops/jobs", {
        token: copy.staff,
        json: {
          title: `Store Helper ${round}`,
          company: "Test Kirana",
          location: "Nagpur",
          applicationPrice: 199,
          maxApplicants: 5,
          jobDetail: { Category: ["Sales"], Duties: ["Fill shelves", "Weigh rice and sugar"] },
        },
      }),
  },
];
