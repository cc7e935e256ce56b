import { asCandidate, candidate, follow, inTrouble, roomyJob } from "./people";
import type { Screen } from "./state";

export const savedJobs: Screen = {
  screen: "saved jobs",
  title: "Saved Jobs · Pakka",
  states: [
    {
      state: "none",
      reach: asCandidate("/saved-jobs"),
      texts: [
        "Saved Jobs",
        "Browse All Jobs",
        "No saved jobs yet",
        "Browse Jobs",
        "When you save a job, it will appear here for easy access. Start browsing jobs and save the ones you're interested in.",
      ],
    },
    {
      state: "some",
      async reach(request) {
        const someone = await candidate(request);
        for (const job of [await roomyJob(), await roomyJob(0), "1"])
          await someone.post(`/jobs/${job}/save`, { saved: "true", returnTo: "/saved-jobs" });
        await someone.text("/dashboard");
        return "/saved-jobs";
      },
      texts: ["Saved Jobs", "Browse All Jobs", "Remove from saved jobs", "View Details"],
      absent: ["Apply Now", "Save job"],
    },
    {
      state: "can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/saved-jobs"),
      texts: ["Unable to load saved jobs. Please try again later."],
    },
    {
      state: "loading",
      reach: asCandidate("/dashboard"),
      script: "on",
      title: "Dashboard · Pakka",
      async action(page) {
        await page.getByLabel("My Account, AV").click();
        await follow("Saved Jobs", /saved-jobs\.data/)(page);
      },
      texts: ["Saved Jobs", "Loading..."],
    },
  ],
};
