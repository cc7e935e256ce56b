import { wrongOption } from "../../answer-key";
import { JOB_TITLE } from "../employer";
import { applicant, asCandidate, follow, inTrouble, roomyJob } from "./people";
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
        ...["My Applications", JOB_TITLE, "Sahyadri Finserv", "Pune", "Applied"],
        ...["Test Failed", "Test Pending"],
      ],
    },
    {
      state: "can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/applications"),
      texts: [
        ...["Oops! Something went wrong", "We couldn't load your applications at this time"],
        ...["Try Again", "Error"],
      ],
    },
    {
      state: "loading",
      reach: asCandidate("/dashboard"),
      script: "on",
      title: "Dashboard · Pakka",
      async act(page) {
        await follow("View Applications See where each one stands.", /applications\.data/)(page);
        await page.locator(".skeleton").nth(2).waitFor();
      },
      texts: ["My Applications", "Loading..."],
    },
  ],
};
