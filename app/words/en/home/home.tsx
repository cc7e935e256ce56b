import { INTERVIEW_WITHIN_DAYS } from "../../../../worker/facts/jobs/jobs";
import { SLOT_FEE } from "../../../../worker/facts/money/fees";
import { type Draw, rupees } from "../../format";

export const title = "Pakka: pass a free test, get a real interview";
export const description =
  "Find a job in India, take a free test and, if you pass, book an interview slot. If you do not pass, you do not pay.";

export const name = (
  <>
    Pakka, <span lang="hi">पक्का</span>: sure, confirmed
  </>
);
export const heading = (
  <>
    Pass a free test.
    <br />
    Get a real interview.
    <br />
    Pakka.
  </>
);
export const introduction = (prices: string | null) => (
  <>
    Searching, applying and testing are free. If you pass, you can book an interview slot:{" "}
    <b>{prices ?? rupees(SLOT_FEE)}, including GST</b>. If you do not pass, you do not pay.
  </>
);

export const jobTitle = "Job title";
export const jobTitlePlaceholder = "Accountant, driver, tester";
export const location = "Location";
export const locationPlaceholder = "Pune";
export const category = "Category";
export const allCategories = "All categories";
export const search = "Search jobs";
export const popularHeading = "Popular searches";
export const popularSearches = [
  "Customer support",
  "Data entry",
  "Sales executive",
  "React developer",
];

export const stepsHeading = "Five steps, you pay only once";
export const jobsHeading = "Featured jobs";
export const figuresHeading = "Pakka in figures";
export const storiesHeading = "Success Stories";

export const trustHeading = "Do not pay anyone for a job";
/** Why our fee is different from the fees that candidates are warned about. */
export const trust = (report: Draw, rules: Draw) => [
  {
    title: "We do not sell jobs",
    text: "The fee books one interview. It does not buy a job, a better chance or a faster answer.",
    open: true,
  },
  {
    title: "We never ask for money on a call",
    text: <>No call, SMS, WhatsApp or QR code from us asks you to pay. {report("Report it")}</>,
  },
  {
    title: "You see everything before you pay",
    text: "You see the job, the employer, your test result and the open times before any pay button.",
  },
  {
    title: "No interview by the promised date: all your money back",
    text: (
      <>
        Each job says in how many days you get an interview, usually {INTERVIEW_WITHIN_DAYS.usual}.
        If you get none, all your money comes back. You need not ask.{" "}
        {rules("All rules of the promise")}
      </>
    ),
  },
];

/** Figures supplied by the owner. */
export const figures = [
  ["10,000+", "registered job seekers"],
  ["1,000+", "placements"],
  ["500+", "partner companies"],
] as const;

export const signInHeading = "Sign in to View Jobs";
export const withoutLogin = "See all jobs now, no login needed";
export const signIn = "Sign In";
export const viewAllJobs = "View All Jobs";
export const jobsNotFetched = "Failed to fetch jobs";
export const jobsNotLoaded = "Unable to load jobs. Please try again later.";
export const noJobs = "No job opportunities available at the moment.";
export const noJobsText = "Please check back later for new openings.";
