import * as words from "~app/words/jobs/job";
import { backTo, lapse } from "../../support/browser/fixtures";
import { ROOMY_JOB } from "../../support/jobs";
import { lapsedStates } from "./application-lapsed";
import { APPLICATION_TITLE, applicant, asCandidate, inTrouble } from "./people";
import type { Screen } from "./state";

const FRAME = [
  "Back to applications",
  "Application Progress",
  "Applied",
  "Interview",
  "Result",
  "Job Description",
  "Read bank statements",
  "Salary",
  "₹22,000 a month",
  "Part-time",
  "Applicants",
  "Application Fee",
  "Posted",
];

/** The states until the test. */
export const application: Screen = {
  screen: "application",
  title: APPLICATION_TITLE,
  short: "application",
  states: [
    {
      state: "applied",
      async reach(request) {
        const { path } = await applicant(request);
        await backTo(path, "APPLIED");
        return path;
      },
      texts: [
        ...FRAME,
        ROOMY_JOB.title,
        "KEPT FOR YOU",
        "Applied!",
        "Next steps",
        "sent to you by email",
        "Passing the test guarantees you an interview slot",
        "Back",
        "Test",
        "Payment",
        "We keep a slot for you until",
        "If you pass and book",
        "₹199 including GST",
        words.feeDue,
      ],
    },
    {
      state: "applied, time over",
      async reach(request) {
        const { path } = await applicant(request);
        await backTo(path, "APPLIED");
        await lapse(path);
        return path;
      },
      texts: [
        "TIME OVER",
        "Time over",
        "You paid nothing.",
        "Keep a slot for me again",
        "Applied!",
      ],
    },
    {
      state: "test pending",
      reach: async (request) => (await applicant(request)).path,
      texts: [
        ...FRAME,
        "KEPT FOR YOU",
        "Test - Pending",
        "Test Pending!",
        "Get Test Link",
        "Go Back",
        "2 questions, 10 minutes. You can take it once.",
        "You need 1 right answer to pass.",
        "Cancel this application",
        "If you pass and book",
        "₹199 including GST",
      ],
      absent: ["Copy Link", "Open Test", "To pay", "GST 18%"],
    },
    {
      state: "test pending, link shown",
      reach: async (request) => (await applicant(request)).path,
      action: (page) => page.getByRole("button", { name: "Get Test Link" }).click(),
      texts: ["Test Pending!", "Your test link", "Open Test", "Go Back"],
      absent: ["Get Test Link"],
    },
    {
      state: "test pending, link copied",
      reach: async (request) => (await applicant(request)).path,
      script: "on",
      async action(page) {
        await page.context().grantPermissions(["clipboard-write"]);
        await page.getByRole("button", { name: "Get Test Link" }).click();
        // Never run the timer that ends "Copied!", so that the check has enough time.
        await page.evaluate((copiedMs) => {
          const later = window.setTimeout;
          window.setTimeout = ((run: () => void, ms?: number) =>
            ms === copiedMs ? 0 : later(run, ms)) as typeof setTimeout;
        }, 3_000);
        await page.getByRole("button", { name: "Copy Link" }).click();
      },
      texts: ["Copied!", "Link Copied", "Test link copied to clipboard"],
    },
    {
      state: "test pending, link not copied",
      reach: async (request) => (await applicant(request)).path,
      script: "on",
      async action(page) {
        await page.getByRole("button", { name: "Get Test Link" }).click();
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
        });
        await page.getByRole("button", { name: "Copy Link" }).click();
      },
      texts: ["Copy Link", "Copy Failed", "Failed to copy the link"],
    },
    ...lapsedStates,
    {
      state: "not there",
      reach: asCandidate("/applications/99999999"),
      status: 404,
      title: "Application Not Found · Pakka",
      texts: [
        "Application Not Found",
        "The application you're looking for doesn't exist or has been removed",
        "View All Applications",
      ],
    },
    {
      state: "can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/applications/1"),
      status: 503,
      title: "Your application · Pakka",
      texts: ["We could not load this", "Error", "Try again", "quote", "View All Applications"],
      absent: ["Application Not Found"],
    },
    {
      state: "loading",
      async reach(request) {
        await applicant(request);
        return "/applications";
      },
      script: "on",
      title: "My Applications · Pakka",
      async action(page) {
        await page.route(/applications\/\d+\.data/, () => {});
        await page.getByRole("link", { name: ROOMY_JOB.title }).click();
      },
      texts: ["Loading..."],
    },
  ],
};
