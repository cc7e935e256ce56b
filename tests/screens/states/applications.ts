import { rightOption, wrongOption } from "../../support/answer-key";
import { postJob, refundByStaff } from "../../support/browser/employer";
import { lapse } from "../../support/browser/fixtures";
import { ROOMY_JOB } from "../../support/jobs";
import { applicant, asCandidate, confirmed, follow, inTrouble, roomyJob } from "./people";
import type { Screen } from "./state";

export const applications: Screen = {
  screen: "applications",
  title: "My Applications · Pakka",
  states: [
    {
      state: "none",
      reach: asCandidate("/applications"),
      texts: ["No Applications Yet", "You haven't applied for any jobs yet", "Browse Jobs"],
    },
    {
      state: "two",
      async reach(request) {
        const { someone, path } = await applicant(request);
        await someone.applyAndWait(await roomyJob(0));
        await someone.takeTest(path, wrongOption);
        return "/applications";
      },
      texts: [
        "My Applications",
        ROOMY_JOB.title,
        "Sahyadri Finserv",
        "Pune",
        "Applied",
        "Test Failed",
        "Test Pending",
        "Your slot is kept until",
      ],
    },
    {
      state: "each ended in its own way",
      async reach(request) {
        const { someone, path } = await confirmed(request);
        await refundByStaff(path);
        const free = await someone.applyAndWait(await roomyJob(0));
        await someone.takeTest(free, rightOption);
        const over = await someone.applyAndWait(await postJob());
        await lapse(over);
        const givenUp = await someone.applyAndWait(await roomyJob(249));
        await someone.post(givenUp, { intent: "cancel", promised: "nothing" });
        await someone.hearAll();
        return "/applications";
      },
      texts: ["Refunded", "Slot confirmed", "Time over", "Cancelled by you"],
      absent: ["Rejected", "Payment Confirmed"],
    },
    {
      state: "can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/applications"),
      texts: [
        "Oops! Something went wrong",
        "We couldn't load your applications at this time",
        "Try Again",
        "Error",
      ],
    },
    {
      state: "loading",
      reach: asCandidate("/dashboard"),
      script: "on",
      title: "Dashboard · Pakka",
      async action(page) {
        await follow("View Applications See where each one stands.", /applications\.data/)(page);
        await page.locator(".skeleton").nth(2).waitFor();
      },
      texts: ["My Applications", "Loading..."],
    },
  ],
};
