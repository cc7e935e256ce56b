import type { APIRequestContext } from "@playwright/test";
import { rightOption, wrongOption } from "../../support/answer-key";
import { postJob, releaseByStaff } from "../../support/browser/employer";
import { lapse, overrun } from "../../support/browser/fixtures";
import { ROOMY_JOB } from "../../support/jobs";
import type { Choose } from "../../support/screening";
import { applicant, asCandidate, fill, roomyJob } from "./people";
import type { Screen } from "./state";

/** A running test with `answerCount` answers, opened at this question. */
async function running(request: APIRequestContext, answerCount: number, question: number) {
  const { someone, path } = await applicant(request);
  return `${await someone.answer(path, rightOption, answerCount)}?q=${question}`;
}

async function finishedTest(request: APIRequestContext, choose: Choose, price?: number) {
  const { someone, path } = await applicant(request, roomyJob(price));
  return someone.takeTest(path, choose);
}

export const assessment: Screen = {
  screen: "test",
  title: `Test, ${ROOMY_JOB.title} · Pakka`,
  states: [
    {
      state: "not started",
      async reach(request) {
        const { someone, path } = await applicant(request);
        return someone.testPath(path);
      },
      texts: [
        "Free test",
        "2 questions, 10 minutes. You can take this test once.",
        "You need 1 right answer out of 2 to pass.",
        "If you do not pass: other tests for this kind of work open after 7 days.",
        "Your slot is kept for you until",
        "Start test",
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
      texts: ["Free test", "Start test"],
    },
    {
      state: "first question",
      reach: (request) => running(request, 0, 1),
      texts: [
        "Question 1 of 2",
        "Which number is even?",
        "Next",
        "0 of 2 saved",
        "Leave and come back",
      ],
      absent: ["Submit test", "Back"],
    },
    {
      state: "last question",
      reach: (request) => running(request, 2, 2),
      texts: [
        "Question 2 of 2",
        "Which number is even?",
        "Back",
        "Submit test",
        "2 of 2 saved",
        "After Submit test nothing can be changed.",
      ],
      absent: ["no answer yet"],
    },
    {
      state: "last question, another still open",
      reach: (request) => running(request, 0, 2),
      texts: ["Question 2 of 2", "Question 1 has no answer yet.", "Submit test"],
    },
    {
      state: "passed",
      reach: (request) => finishedTest(request, rightOption),
      texts: ["You passed.", "2 of 2", "right. You needed 1.", "₹199", "See your application"],
      absent: ["Your time was over."],
    },
    {
      state: "passed, the employer pays",
      reach: (request) => finishedTest(request, rightOption, 0),
      texts: ["You passed.", "You pay nothing for this slot."],
    },
    {
      state: "passed, the employer pays, the time ended by staff",
      async reach(request) {
        const { someone, path } = await applicant(request, roomyJob(0));
        const test = await someone.answer(path, rightOption);
        await releaseByStaff(path);
        await someone.post(test, { intent: "submit" });
        return test;
      },
      texts: [
        "You passed.",
        "But no slot is kept for you.",
        "You pay nothing for this slot.",
        "Your application page says why, and what you can do.",
      ],
      absent: ["time"],
    },
    {
      state: "failed",
      reach: (request) => finishedTest(request, wrongOption),
      texts: [
        "Room to Grow!",
        "You did not pass.",
        "You were not close to a pass yet.",
        "Topics to practise",
        "Numbers",
        "Finance tests open for you again on",
      ],
      absent: ["0 of 2", "You needed"],
    },
    {
      state: "not started, after another test of the category that was not passed",
      async reach(request) {
        const { someone, path } = await applicant(request);
        const other = await someone.testPath(await someone.applyAndWait(await postJob()));
        await someone.takeTest(path, wrongOption);
        return other;
      },
      texts: ["You did not pass another test for this kind of work, so this one opens on"],
      absent: ["Start test", "Your slot is kept for you until"],
    },
    {
      state: "time over",
      async reach(request) {
        const { someone, path } = await applicant(request);
        const test = await someone.answer(path, rightOption, 1);
        await overrun(path);
        return test;
      },
      texts: ["Your time was over.", "You passed.", "1 of 2"],
    },
    {
      state: "an answer after the time",
      async reach(request) {
        const { someone, path } = await applicant(request);
        const test = await someone.answer(path, rightOption, 0);
        await overrun(path);
        await someone.post(test, { intent: "forward", question: "0", option: "1" });
        return test;
      },
      texts: ["Not done", "The time for this test is over.", "Room to Grow!"],
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
      texts: ["You can't start this test now", "You paid nothing.", "See your application"],
      absent: ["Start test", "Your slot is kept for you until"],
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
