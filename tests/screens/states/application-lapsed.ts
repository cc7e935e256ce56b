import { rightOption } from "../../support/answer-key";
import { closeJob, postJob, releaseByStaff } from "../../support/browser/employer";
import { lapse } from "../../support/browser/fixtures";
import { applicant, fill } from "./people";
import type { State } from "./state";

/** The states of an application before its test, after the hold of its slot has ended. */
export const lapsedStates: State[] = [
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
];
