import type { APIRequestContext } from "@playwright/test";
import { JOB_TITLE, postJob, RIGHT, WRONG } from "../employer";
import { lapse, overrun } from "../past";
import { applicant, asCandidate, fill, roomyJob } from "./people";
import type { Screen } from "./state";

/** Someone's test, taken so far, at this question. */
async function running(request: APIRequestContext, answers: number[], question: number) {
  const { someone, path } = await applicant(request);
  return `${await someone.takeTest(path, answers, false)}?q=${question}`;
}

async function done(request: APIRequestContext, answers: number[], price?: number) {
  const { someone, path } = await applicant(request, roomyJob(price));
  return someone.takeTest(path, answers);
}

export const assessment: Screen = {
  screen: "test",
  title: `Screening test, ${JOB_TITLE} · Pakka`,
  states: [
    {
      state: "not started",
      async reach(request) {
        const { someone, path } = await applicant(request);
        return someone.testPath(path);
      },
      texts: [
        ...[
          "Screening test",
          "2 questions, 10 minutes, one attempt.",
          "1 right out of 2 is a pass.",
        ],
        ...["Your slot is held until", "Start test"],
      ],
    },
    {
      state: "not started, on a device without the session",
      async reach(request) {
        const { someone, path } = await applicant(request);
        const test = await someone.testPath(path);
        await someone.post("/logout", {});
        await someone.text("/");
        return test;
      },
      texts: ["Screening test", "Start test"],
    },
    {
      state: "first question",
      reach: (request) => running(request, [], 1),
      texts: [
        ...["Question 1 of 2", "Ends", "Which number is even?", "Next", "0 of 2 saved"],
        "Leave and come back",
      ],
      absent: ["Submit test", "Back"],
    },
    {
      state: "last question",
      reach: (request) => running(request, RIGHT, 2),
      texts: [
        ...["Question 2 of 2", "Which number is even?", "Back", "Submit test", "2 of 2 saved"],
        "After Submit test nothing can be changed.",
      ],
      absent: ["no answer yet"],
    },
    {
      state: "last question, another still open",
      reach: (request) => running(request, [], 2),
      texts: ["Question 2 of 2", "Question 1 has no answer yet.", "Submit test"],
    },
    {
      state: "passed",
      reach: (request) => done(request, RIGHT),
      texts: ["You passed.", "2 of 2", "; a pass is 1.", "₹199", "See your application"],
    },
    {
      state: "passed, the employer pays",
      reach: (request) => done(request, RIGHT, 0),
      texts: ["You passed.", "The employer pays for this slot: it costs you nothing."],
    },
    {
      state: "failed",
      reach: (request) => done(request, WRONG),
      texts: ["Room to Grow!", "0 of 2", "Nothing was charged. Feedback comes by email."],
    },
    {
      state: "time over",
      async reach(request) {
        const { someone, path } = await applicant(request);
        const test = await someone.takeTest(path, [1], false);
        await overrun(path);
        return test;
      },
      texts: ["You passed.", "1 of 2"],
    },
    {
      state: "an answer after the time",
      async reach(request) {
        const { someone, path } = await applicant(request);
        const test = await someone.takeTest(path, [], false);
        await overrun(path);
        await someone.post(test, { intent: "forward", question: "0", option: "1" });
        return test;
      },
      texts: ["Not done", "The time for this test is over.", "Room to Grow!", "0 of 2"],
    },
    {
      state: "hold ran out and full",
      async reach(request) {
        const job = await postJob();
        const { someone, path } = await applicant(request, Promise.resolve(job));
        const test = await someone.testPath(path);
        await lapse(path);
        await fill(job);
        return test;
      },
      texts: ["This test can't be started now", "Nothing was charged.", "See your application"],
      absent: ["Start test", "Your slot is held until"],
    },
    {
      state: "no such test",
      reach: asCandidate("/assessment/1-0"),
      status: 404,
      title: "Test Not Found · Pakka",
      texts: ["Test Not Found", "View All Applications"],
    },
  ],
};
