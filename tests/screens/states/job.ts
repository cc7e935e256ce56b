import type { APIRequestContext } from "@playwright/test";
import { wrongOption } from "../../support/answer-key";
import { postJob } from "../../support/browser/employer";
import { Shortcut } from "../../support/browser/shortcut";
import { ROOMY_JOB } from "../../support/jobs";
import {
  applicant,
  asCandidate,
  at,
  candidate,
  closedJob,
  fill,
  follow,
  inTrouble,
  jobWithOneTaken,
  roomyJob,
  tested,
} from "./people";
import type { Screen } from "./state";

const OVERVIEW = ["Job Overview", "Category", "Job Type", "Salary", "Slots Left"];
const pageOf = async (job: Promise<string>) => `/jobs/${await job}`;

/** A candidate looks at a job. */
const looksAt = (job: () => Promise<string>) => async (request: APIRequestContext) => {
  await candidate(request);
  return pageOf(job());
};

async function fullJob(): Promise<string> {
  const job = await postJob();
  await fill(job);
  return job;
}

async function applied(request: APIRequestContext): Promise<string> {
  const someone = await candidate(request);
  await someone.applyFor(await roomyJob());
  return pageOf(roomyJob());
}

export const job: Screen = {
  screen: "job",
  title: `${ROOMY_JOB.title}, Sahyadri Finserv · Pakka`,
  states: [
    {
      state: "visitor",
      reach: () => pageOf(roomyJob()),
      texts: [
        ...[ROOMY_JOB.title, "Sahyadri Finserv", "Pune", "Posted", "slots left", "Apply Now"],
        ...["Save job", "Responsibilities", "Read bank statements", ...OVERVIEW],
        ...["slot is kept for you until", "You pay this only after you pass the free test"],
        ...["Finance", "Part-time", "₹22,000 a month", "Application Price", "₹199", "OPEN"],
        "Back to jobs",
      ],
    },
    {
      state: "candidate who did not pass a test of its category",
      async reach(request) {
        const { someone, path } = await applicant(request);
        await someone.takeTest(path, wrongOption);
        return pageOf(postJob());
      },
      texts: [
        "Apply later",
        "You did not pass a test for this kind of work.",
        "You can apply from",
      ],
      absent: ["Apply Now", "If you apply today"],
    },
    {
      state: "visitor who would save it",
      async reach(request) {
        const path = await pageOf(roomyJob());
        await new Shortcut({ request }).post(`${path}/save`, { saved: "true", returnTo: path });
        return path;
      },
      texts: [
        ...["Authentication required", "Please log in to save jobs", "Log in and save it"],
        "Save job",
      ],
    },
    {
      state: "candidate",
      reach: looksAt(roomyJob),
      texts: ["Apply Now", "Save job", "If you apply today"],
    },
    {
      state: "saved",
      async reach(request) {
        const path = await looksAt(roomyJob)(request);
        await new Shortcut({ request }).post(`${path}/save`, { saved: "true", returnTo: path });
        return path;
      },
      texts: ["Remove from saved jobs", "Job save status updated successfully."],
    },
    {
      state: "just applied",
      reach: applied,
      texts: [
        ...["Application Submitted", "Your job application has been submitted successfully"],
        ...["APPLIED", "Applied", "See your application", "The slot is kept for you until"],
      ],
      absent: ["Apply Now", "If you apply today", "If you pass and book the interview"],
    },
    {
      state: "applied, and the test passed",
      async reach(request) {
        const { job } = await tested(request);
        return `/jobs/${job}`;
      },
      texts: [
        ...["Payment Pending", "You passed the test. Next: say yes or no to the interview slot."],
        ...["The slot is kept for you until", "See your application"],
      ],
      absent: ["Apply Now", "If you apply today"],
    },
    {
      state: "applied, and given up",
      async reach(request) {
        const { someone, job, path } = await applicant(request);
        await someone.post(path, { intent: "cancel", promised: "nothing" });
        return `/jobs/${job}`;
      },
      texts: ["CANCELLED", "Cancelled by you", "See your application"],
      absent: ["Apply Now", "Rejected", "APPLIED"],
    },
    {
      state: "the employer pays",
      reach: looksAt(() => roomyJob(0)),
      texts: [
        ...["The employer pays for the slots of this job.", "₹0", "Apply Now"],
        "If you pass: the slot is yours",
      ],
      absent: ["24 hours to decide"],
    },
    {
      state: "nearly full",
      reach: looksAt(() => jobWithOneTaken(2)),
      texts: ["OPEN", "1 slot left", "1 of 2 taken", "Apply Now"],
    },
    {
      state: "full",
      reach: looksAt(fullJob),
      texts: [
        ...["FULL", "0 slots left", "1 of 1 taken", "The only slot is taken."],
        ...["A slot comes free when somebody cancels", "Tell me when a slot opens"],
      ],
      absent: ["If you apply today", "Apply Now"],
    },
    {
      state: "full, to be told",
      async reach(request) {
        const path = await looksAt(fullJob)(request);
        await new Shortcut({ request }).post(`${path}/notice`, { wanted: "true", returnTo: path });
        return path;
      },
      texts: ["We will tell you once when a slot opens"],
      absent: ["Tell me when a slot opens", "Apply Now"],
    },
    {
      state: "full, for a visitor",
      reach: () => pageOf(fullJob()),
      texts: ["FULL", "A slot comes free when somebody cancels", "Log in to get a message"],
      absent: ["Apply Now", "Tell me when a slot opens"],
    },
    {
      state: "every point told",
      reach: looksAt(() =>
        postJob({
          jobDetail: {
            Salary: ["₹18,000 a month", "Plus ₹2,000 for each month without a day off"],
            "Job Type": ["Full-time", "Six days a week"],
            Category: ["Sales"],
          },
        }),
      ),
      texts: ["₹18,000 a month", "Plus ₹2,000 for each month", "Six days a week", "Full-time"],
    },
    {
      state: "closed",
      reach: looksAt(closedJob),
      texts: ["CLOSED", "Closed", "This job takes no new applications."],
      absent: ["Apply Now", "If you apply today"],
    },
    {
      state: "little told",
      reach: looksAt(() => postJob({ jobDetail: {} })),
      texts: [...OVERVIEW, "General", "Full-time", "Competitive"],
    },
    {
      state: "not there",
      reach: at("/jobs/99999999"),
      status: 404,
      title: "Job Not Found · Pakka",
      texts: [
        ...["Job Not Found", "The job you're looking for doesn't exist or has been removed."],
        "View All Jobs",
      ],
    },
    {
      state: "can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/jobs/1"),
      status: 503,
      title: "Job Not Found · Pakka",
      texts: [
        ...["Job Not Found", "The job you're looking for doesn't exist or has been removed."],
        ...["View All Jobs", "Error"],
      ],
    },
    {
      state: "loading",
      reach: asCandidate("/jobs?q=Collections"),
      script: "on",
      title: /^Collections: \d+ open jobs · Pakka$/,
      action: follow("View Details", /jobs\/\d+\.data/),
      texts: ["Loading..."],
    },
  ],
};
