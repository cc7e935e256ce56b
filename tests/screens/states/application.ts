import type { APIRequestContext } from "@playwright/test";
import { FEE_DUE } from "../../../app/parts/fee-due";
import { rightOption, wrongOption } from "../../answer-key";
import { closeJob, cutSlots, JOB_TITLE, postJob, releaseByStaff } from "../employer";
import { backTo, lapse, ungrade } from "../past";
import { APPLICATION_TITLE, applicant, asCandidate, fill, inTrouble, tested } from "./people";
import type { Screen } from "./state";

const FRAME = [
  ...["Back to applications", "Application Progress", "Applied", "Interview", "Result"],
  ...["Job Description", "Read bank statements", "Salary", "₹22,000 a month", "Part-time"],
  ...["Applicants", "Application Fee", "Posted"],
];

/** Someone who passed where the employer pays, after the last slot had gone. */
async function passedTooLate(request: APIRequestContext) {
  const job = await postJob({ applicationPrice: 0 });
  const { someone, path } = await applicant(request, Promise.resolve(job));
  const test = await someone.answer(path, rightOption);
  await lapse(path);
  await fill(job);
  await someone.post(test, { intent: "submit" });
  return { job, path };
}

/** Up to the test's result. */
export const application: Screen = {
  screen: "application",
  title: APPLICATION_TITLE,
  states: [
    {
      state: "applied",
      async reach(request) {
        const { path } = await applicant(request);
        await backTo(path, "APPLIED");
        return path;
      },
      texts: [
        ...[...FRAME, JOB_TITLE, "KEPT FOR YOU", "Applied!", "Next steps", "sent to you by email"],
        ...["Passing the test guarantees you an interview slot", "Back", "Test", "Payment"],
        "If you pass and book",
        "₹199 including GST",
        FEE_DUE,
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
        "Nothing was charged.",
        "Keep a slot for me again",
        "Applied!",
      ],
    },
    {
      state: "test pending",
      reach: async (request) => (await applicant(request)).path,
      texts: [
        ...[
          ...FRAME,
          "KEPT FOR YOU",
          "Test - Pending",
          "Test Pending!",
          "Get Test Link",
          "Go Back",
        ],
        ...["2 questions, 10 minutes, one attempt.", "You need 1 right answer to pass."],
        ...["Cancel this application", "If you pass and book", "₹199 including GST"],
      ],
      absent: ["Copy Link", "Open Test", "To pay", "GST 18%"],
    },
    {
      state: "test pending, link shown",
      reach: async (request) => (await applicant(request)).path,
      act: (page) => page.getByRole("button", { name: "Get Test Link" }).click(),
      texts: ["Test Pending!", "Your test link", "Open Test", "Go Back"],
      absent: ["Get Test Link"],
    },
    {
      state: "test pending, link copied",
      reach: async (request) => (await applicant(request)).path,
      script: "on",
      async act(page) {
        await page.context().grantPermissions(["clipboard-write"]);
        await page.getByRole("button", { name: "Get Test Link" }).click();
        // As long as it takes to look.
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
      async act(page) {
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
        ...["TIME OVER", "The slot was kept for you until", "Nothing was charged."],
        ...["slots are free", "Keep a slot for me again", "Test Pending!", "Get Test Link"],
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
        "minutes left. After that others can take it.",
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
        ...["TIME OVER", "Time over", "The only slot is taken."],
        ...["When one comes free, we tell everybody who saved this job", "Browse Jobs"],
        "Tell me when a slot is free",
      ],
      absent: ["Keep a slot for me again", "Get Test Link"],
    },
    {
      state: "test pending, time over and full, job saved",
      async reach(request) {
        const job = await postJob();
        const { someone, path } = await applicant(request, Promise.resolve(job));
        await lapse(path);
        await fill(job);
        await someone.post(`/jobs/${job}/save`, { saved: "true", returnTo: path });
        return path;
      },
      texts: ["You saved this job. We will tell you when a slot is free."],
      absent: ["Tell me when a slot is free"],
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
      texts: ["TIME OVER", "Time over", "This job takes no new applications."],
      absent: ["Keep a slot for me again", "Tell me when a slot is free", "Get Test Link"],
    },
    {
      state: "test pending, the time ended by staff",
      async reach(request) {
        const { path } = await applicant(request);
        await releaseByStaff(path);
        return path;
      },
      texts: [
        ...["Not kept for you any more", "Our staff made the slot free for others on", "ask us"],
        ...["Nothing was charged.", "Others can take the slot first, until", "NOT BOOKED"],
      ],
      absent: ["Time over", "TIME OVER", "Keep a slot for me again"],
    },
    {
      state: "test completed",
      async reach(request) {
        const { path } = await tested(request);
        await ungrade(path);
        return path;
      },
      texts: ["Test - Completed", "Test Completed", "being checked", "Load again", "Go Back"],
    },
    {
      state: "test passed, the slot gone",
      reach: async (request) => (await passedTooLate(request)).path,
      texts: [
        ...["Test - Passed", "Test Passed", "You had 2 of 2 right.", "The only slot is taken."],
        ...["TIME OVER", "Tell me when a slot is free", "Go Back"],
      ],
      absent: ["Yes, book my interview", "Keep a slot for me again"],
    },
    {
      state: "test passed, a slot free again",
      async reach(request) {
        const { job, path } = await passedTooLate(request);
        await cutSlots(job, 2);
        return path;
      },
      texts: ["Test Passed", "the employer pays for this slot", "Yes, book my interview"],
      absent: ["Keep a slot for me again"],
    },
    {
      state: "test failed",
      reach: async (request) => (await tested(request, undefined, wrongOption)).path,
      texts: [
        ...["Test - Failed", "Test Failed", "Room to Grow!", "You did not pass."],
        ...["You were not close to a pass yet.", "Feedback comes by email."],
        ...["You are welcome to reapply", "Browse Jobs"],
      ],
      absent: ["KEPT FOR YOU", "Time over", "TIME OVER", "0 of 2"],
    },
    {
      state: "test pending, after another of the category that was not passed",
      async reach(request) {
        const { someone, path } = await applicant(request);
        const other = await someone.applyAndWait(await postJob());
        await someone.takeTest(path, wrongOption);
        return other;
      },
      texts: ["Test Pending!", "you did not pass another test for this kind of work."],
      absent: ["Take the test before"],
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
      async act(page) {
        await page.route(/applications\/\d+\.data/, () => {});
        await page.getByRole("link", { name: JOB_TITLE }).click();
      },
      texts: ["Loading..."],
    },
  ],
};
