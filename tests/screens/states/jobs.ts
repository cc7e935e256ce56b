import { asCandidate, at, candidate, follow, inTrouble } from "./people";
import type { Screen } from "./state";

const NOTHING = [
  "No job opportunities available at the moment.",
  "Please check back later for new openings.",
];

const COLLECTIONS = /^Collections: \d+ open jobs · Pakka$/;

export const jobs: Screen = {
  screen: "jobs",
  title: "Job Opportunities · Pakka",
  states: [
    {
      state: "visitor",
      reach: at("/jobs"),
      texts: [
        "Job Opportunities",
        "Sign in to View Jobs",
        "Sign In",
        "Look first, without logging in",
        "in Mumbai",
        "All open jobs",
      ],
      absent: ["View Details"],
    },
    {
      state: "list",
      reach: asCandidate("/jobs"),
      texts: [
        "Job Opportunities",
        "View Details",
        "slots left",
        "Posted",
        "Save job",
        "Newest",
        "Best paid",
        "Almost full",
        "Next page",
      ],
      absent: ["Apply Now", "Previous page"],
    },
    {
      state: "second page",
      async reach(request) {
        const someone = await candidate(request);
        const page = await someone.text("/jobs?location=a");
        const next = /href="([^"]*cursor=[^"]*)"/.exec(page)?.[1] ?? "";
        return next.replaceAll("&amp;", "&");
      },
      title: "a: open jobs · Pakka",
      texts: ["Previous page", "Next page", "View Details"],
    },
    {
      state: "searched",
      reach: asCandidate("/jobs?q=store&category=Sales"),
      title: /^store · Sales: \d+ open jobs · Pakka$/,
      // On a phone, the search fields are folded behind the search term until it is pressed.
      action: async (page) => {
        const searched = page.locator("summary", { hasText: "store · Sales" });
        if (await searched.isVisible()) await searched.click();
      },
      texts: ["Job title", "Location", "Category", "View Details"],
    },
    {
      state: "nothing found",
      reach: asCandidate("/jobs?q=qwrtzpsd"),
      title: "qwrtzpsd: no job found · Pakka",
      texts: [
        "No job matches your search.",
        "Try fewer words, another spelling, or another place.",
        "Show all jobs",
      ],
    },
    {
      state: "read another way",
      reach: asCandidate("/jobs?q=store+qwrtzpsd&category=Sales"),
      title: /^store qwrtzpsd · Sales: \d+ open jobs · Pakka$/,
      texts: [
        "No job for all these words. These are for “store”. Left out: “qwrtzpsd”.",
        "View Details",
      ],
    },
    { state: "no jobs", reach: inTrouble("EMPTY_URL", "/jobs"), texts: NOTHING },
    {
      state: "can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/jobs"),
      texts: ["Unable to load jobs. Please try again later.", "Try Again", "Error"],
    },
    {
      state: "loading",
      reach: asCandidate("/dashboard"),
      script: "on",
      title: "Dashboard · Pakka",
      action: follow("Browse Jobs Find a job and take its free test.", /jobs\.data/),
      texts: ["Job Opportunities", "Loading..."],
    },
    {
      state: "one saved",
      async reach(request) {
        const someone = await candidate(request);
        const saved = { saved: "true", returnTo: "/jobs?q=Collections" };
        await someone.post(`/jobs/${await someone.jobId("Collections Executive")}/save`, saved);
        return "/jobs?q=Collections";
      },
      title: COLLECTIONS,
      texts: ["Remove from saved jobs", "Job save status updated successfully."],
    },
    {
      state: "not saved",
      reach: inTrouble("READ_ONLY_URL", "/jobs?q=Collections"),
      title: COLLECTIONS,
      action: (page) => page.getByRole("button", { name: "Save job" }).first().click(),
      texts: ["Save job", "Error", "Failed to update job save status."],
    },
  ],
};
