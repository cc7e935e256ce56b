import { feeDue } from "../../../app/words/en/jobs/job";
import { rightOption } from "../../support/answer-key";
import { closeJob, postJob, releaseByStaff } from "../../support/browser/employer";
import { backTo, lapse } from "../../support/browser/fixtures";
import { ROOMY_JOB } from "../../support/jobs";
import { APPLICATION_TITLE, applicant, asCandidate, fill, inTrouble } from "./people";
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
        feeDue,
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
    {
      state: "test pending, time over",
      async reach(request) {
        const { path } = await applicant(request);
        await lapse(path);
        return path;
      },
      texts: [
        "TIME OVER",
        "The slot was kept for you until",
        "You paid nothing.",
        "slots are open",
        "Keep a slot for me again",
        "Test Pending!",
        "Get Test Link",
        "Time over. Others can take the slot",
      ],
      absent: ["Take the test before"],
    },
    {
      state: "test pending, a slot kept again",
      async reach(request) {
        const { someone, path } = await applicant(request);
        await lapse(path);
        await someone.post(path, { intent: "keep" });
        return path;
      },
      texts: [
        "A slot is kept for you again",
        "KEPT FOR YOU",
        "Take the test before",
        "Get Test Link",
      ],
      absent: ["Time over", "TIME OVER"],
    },
    {
      state: "test pending, time over and full",
      async reach(request) {
        const job = await postJob();
        const { path } = await applicant(request, Promise.resolve(job));
        await lapse(path);
        await fill(job);
        return path;
      },
      texts: [
        "TIME OVER",
        "Time over",
        "The only slot is taken.",
        "When one opens, we write to those who asked",
        "Browse Jobs",
        "Tell me when a slot opens",
        "You can take the test when a slot is open again.",
      ],
      absent: ["Keep a slot for me again", "Get Test Link", "The test link is on this page"],
    },
    {
      state: "test pending, time over and full, to be told",
      async reach(request) {
        const job = await postJob();
        const { someone, path } = await applicant(request, Promise.resolve(job));
        await lapse(path);
        await fill(job);
        await someone.post(`/jobs/${job}/notice`, { wanted: "true", returnTo: path });
        return path;
      },
      texts: ["We write to you once when a slot opens"],
      absent: ["Tell me when a slot opens"],
    },
    {
      state: "test pending, job closed",
      async reach(request) {
        const job = await postJob();
        const { path } = await applicant(request, Promise.resolve(job));
        await lapse(path);
        await closeJob(job);
        return path;
      },
      texts: [
        "TIME OVER",
        "Time over",
        "This job takes no new applications.",
        "its test can't be taken any more",
      ],
      absent: ["Keep a slot for me again", "Tell me when a slot opens", "Get Test Link"],
    },
    {
      state: "test pending, the time ended by staff",
      async reach(request) {
        const { path } = await applicant(request);
        await releaseByStaff(path);
        return path;
      },
      texts: [
        "Your slot is not kept any more",
        "Our staff opened the slot to others on",
        "ask us",
        "You paid nothing.",
        "only others can take it",
        "NOT BOOKED",
        "You can take the test when we keep a slot for you again.",
      ],
      absent: ["Time over", "TIME OVER", "Keep a slot for me again", "Get Test Link"],
    },
    {
      state: "test running, the time ended by staff",
      async reach(request) {
        const { someone, path } = await applicant(request);
        await someone.answer(path, rightOption, 1);
        await releaseByStaff(path);
        return path;
      },
      texts: ["Your slot is not kept any more", "The test link is on this page", "Get Test Link"],
      absent: ["You can take the test when we keep"],
    },
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
