import type { APIRequestContext } from "@playwright/test";
import { rightOption, wrongOption } from "../../support/answer-key";
import { cutSlots, postJob, releaseByStaff } from "../../support/browser/employer";
import { lapse, ungrade } from "../../support/browser/fixtures";
import { APPLICATION_TITLE, applicant, fill, roomyJob, tested } from "./people";
import type { Screen } from "./state";

/** A candidate who passed the test of an employer-paid job after the last slot was taken. */
async function passedTooLate(request: APIRequestContext) {
  const job = await postJob({ applicationPrice: 0 });
  const { someone, path } = await applicant(request, Promise.resolve(job));
  const test = await someone.answer(path, rightOption);
  await lapse(path);
  await fill(job);
  await someone.post(test, { intent: "submit" });
  return { job, path };
}

/** The result of the test, and what follows if the candidate gets no slot. */
export const applicationTested: Screen = {
  screen: "application, tested",
  title: APPLICATION_TITLE,
  short: "application",
  states: [
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
        "Test - Passed",
        "Test Passed",
        "You had 2 of 2 right.",
        "The only slot is taken.",
        "TIME OVER",
        "Tell me when a slot opens",
        "Go Back",
      ],
      absent: ["Yes, book my interview", "Keep a slot for me again"],
    },
    {
      state: "test passed, the time ended by staff",
      async reach(request) {
        const { someone, path } = await applicant(request, roomyJob(0));
        const test = await someone.answer(path, rightOption);
        await releaseByStaff(path);
        await someone.post(test, { intent: "submit" });
        return path;
      },
      texts: [
        "Your slot is not kept any more",
        "Our staff opened the slot to others on",
        "ask us",
        "only others can take it",
        "Test Passed",
        "You had 2 of 2 right.",
      ],
      absent: ["Time over", "TIME OVER", "is taken", "are taken", "Yes, book my interview"],
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
        "Test - Failed",
        "Test Failed",
        "Room to Grow!",
        "You did not pass.",
        "You were not close to a pass yet.",
        "Feedback comes by email.",
        "You are welcome to reapply",
        "Browse Jobs",
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
      texts: [
        "Test Pending!",
        "The test opens on",
        "you did not pass another test for this kind",
        "You can start then if a slot is open.",
      ],
      absent: ["Take the test before", "Get Test Link"],
    },
  ],
};
