import { wrongOption } from "../../support/answer-key";
import { newCompanyName } from "../../support/browser/company";
import { giveFreeSlot, postJob, postUnverifiedJob } from "../../support/browser/employer";
import { Shortcut } from "../../support/browser/shortcut";
import { ROOMY_JOB } from "../../support/jobs";
import { appliedStates } from "./job-applied";
import { looksAt, pageOf } from "./job-pages";
import { slotStates } from "./job-slots";
import { applicant, asCandidate, at, closedJob, follow, inTrouble, roomyJob } from "./people";
import type { Screen } from "./state";

const MUCH = {
  Requirements: ["12th pass with typing", "Two years at a desk"],
  Benefits: ["A bus from the station"],
};
const OVERVIEW = ["Job Overview", "Category", "Job Type", "Salary", "Slots Left"];
export const job: Screen = {
  screen: "job",
  short: "job",
  title: `${ROOMY_JOB.title}, Sahyadri Finserv · Pakka`,
  states: [
    {
      state: "visitor",
      reach: () => pageOf(roomyJob()),
      texts: [
        ROOMY_JOB.title,
        "Sahyadri Finserv",
        "Pune",
        "Posted",
        "interview slots open",
        "Save job",
        "Responsibilities",
        "Read bank statements",
        ...OVERVIEW,
        "We keep a slot 3 days.",
        "2 questions, 10 minutes.",
        "Apply Now",
        "Back to jobs",
        "If you pass: ₹199 books it,",
        "or say no.",
        "You have 24 hours. GST is included.",
        "Interview within 14 days, or ₹199 comes back.",
        "Then a yes or no in 7 days.",
        "Practise for this test, ₹0",
        "Who is Sahyadri Finserv?",
        "See the company",
        "Only Sahyadri Finserv gets your resume.",
        "Share on WhatsApp",
        "Report this job",
        "Finance",
        "Part-time",
        "₹22,000 a month",
        "Application Price",
        "₹199",
        "You pay this only after you pass the free test",
      ],
    },
    {
      state: "much told",
      reach: () =>
        pageOf(
          postJob({
            location: "Remote",
            schooling: "12th",
            experienceYears: 2,
            shift: "night",
            jobDetail: { ...ROOMY_JOB.jobDetail, ...MUCH },
          }),
        ),
      texts: [
        "12th pass, 2 years of experience",
        "Part-time, night shift",
        "Remote, from home",
        ...Object.values(MUCH).flat(),
      ],
    },
    {
      state: "company not verified",
      title: new RegExp(`^${ROOMY_JOB.title}, Kaveri .* · Pakka$`),
      reach: looksAt(() => postUnverifiedJob({ company: newCompanyName() })),
      texts: [
        "Not verified yet",
        "Company not verified yet",
        "New on Pakka: no interview here yet.",
        "If you pass: ₹0.",
        "We are still checking this employer.",
        "A slot costs ₹0 until that is done. If you apply now, yours stays at ₹0.",
      ],
      absent: ["₹199", "Checked by us", "Company checked by us"],
    },
    {
      state: "candidate with a credit",
      async reach(request) {
        await giveFreeSlot((await applicant(request)).path);
        return pageOf(postJob());
      },
      texts: [
        "If you pass: ₹0.",
        "Your free interview pays.",
        "Interview within 14 days, or your free interview comes back.",
        "You have a free interview: a slot of this job costs you ₹0.",
      ],
      absent: ["₹199 books", "₹199 comes back"],
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
      absent: ["Apply Now", "If you pass:"],
    },
    {
      state: "visitor who would save it",
      async reach(request) {
        const path = await pageOf(roomyJob());
        await new Shortcut({ request }).post(`${path}/save`, { saved: "true", returnTo: path });
        return path;
      },
      texts: [
        "Authentication required",
        "Please log in to save jobs",
        "Log in and save it",
        "Save job",
      ],
    },
    {
      state: "candidate",
      reach: looksAt(roomyJob),
      texts: ["Apply Now", "Save job", "If you pass: ₹199"],
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
    ...appliedStates,
    {
      state: "the employer pays",
      reach: looksAt(() => roomyJob(0)),
      texts: [
        "The employer pays for the slots of this job.",
        "₹0",
        "Apply Now",
        "If you pass: ₹0.",
        "The employer pays.",
      ],
      absent: ["You have 24 hours.", "comes back"],
    },
    ...slotStates,
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
      texts: ["Closed", "This job takes no new applications."],
      absent: ["Apply Now", "If you pass:"],
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
        "Job Not Found",
        "The job you're looking for doesn't exist or has been removed.",
        "View All Jobs",
      ],
    },
    {
      state: "can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/jobs/1"),
      status: 503,
      title: "Job Not Found · Pakka",
      texts: [
        "Job Not Found",
        "The job you're looking for doesn't exist or has been removed.",
        "View All Jobs",
        "Error",
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
