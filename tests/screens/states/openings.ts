import { product } from "../../support/browser/product";
import { asCandidate, at, inTrouble } from "./people";
import type { Screen } from "./state";

export const openings: Screen = {
  screen: "openings",
  title: "Open jobs in India · Pakka",
  states: [
    {
      state: "visitor",
      reach: at("/openings"),
      texts: [
        "jobs",
        "Read every job without logging in",
        "only if you pass",
        "slots left",
        "Posted",
        "Work",
        "Technology",
        "Places",
        "Mumbai",
        "Next page",
        "Log in",
      ],
      absent: ["Sign in to View Jobs", "Save job", "View Details"],
    },
    {
      state: "second page",
      async reach(request) {
        const page = await (await request.get(product("/openings"))).text();
        const next = /href="([^"]*cursor=[^"]*)"/.exec(page)?.[1] ?? "";
        return next.replaceAll("&amp;", "&");
      },
      texts: ["Previous page", "Next page", "only if you pass"],
    },
    {
      state: "category in a town",
      reach: at("/openings/finance/in/pune"),
      title: "Finance jobs in Pune · Pakka",
      texts: ["in Pune", "Leave out Finance", "Leave out Pune", "Work in Pune"],
    },
    {
      state: "town without such jobs",
      reach: at("/openings/design/in/shimla"),
      title: "Design jobs in Shimla · Pakka",
      texts: ["No Design jobs in Shimla now", "Show all jobs", "Places of Design jobs"],
    },
    {
      state: "searched",
      reach: at("/openings?q=store+qwrtzpsd&category=Sales"),
      title: /^store qwrtzpsd · Sales: \d+ open jobs · Pakka$/,
      texts: [
        "jobs",
        "No job for all these words. These are for “store”. Left out: “qwrtzpsd”.",
        "Leave out Sales",
        "Newest",
        "Best paid",
        "Almost full",
        "only if you pass",
      ],
    },
    {
      state: "nothing found",
      reach: at("/openings?q=qwrtzpsd"),
      title: "qwrtzpsd: no job found · Pakka",
      texts: [
        "No job found",
        "No job matches your search.",
        "Show all jobs",
        "Tell me about new ones like these",
      ],
      absent: ["No jobs now"],
    },
    {
      state: "pay, words around it and near me",
      reach: at("/openings?q=salary+15000+job+near+me"),
      // The number of jobs is known only after the schedule has read the pay from the jobs.
      title: /^salary 15000 job near me: (no job found|\d+\+? open jobs?) · Pakka$/,
      texts: [
        "Pay: ₹15,000 a month or more.",
        "Your words name no work, so this is all work.",
        "Near which place? Type your town.",
        "Your town",
        "Show jobs there",
      ],
    },
    {
      state: "no such kind of work",
      reach: at("/openings?q=sarkari+naukri"),
      title: /^sarkari naukri: \d+ open jobs? · Pakka$/,
      texts: ["No job for “sarkari” here. These may be other work."],
    },
    {
      state: "candidate",
      reach: asCandidate("/openings/sales"),
      title: "Sales jobs · Pakka",
      texts: ["Sales jobs", "only if you pass"],
      absent: ["Log in"],
    },
    {
      state: "unknown town",
      reach: at("/openings/in/no-such-town"),
      status: 404,
      title: "Page Not Found · Pakka",
      texts: ["Page Not Found", "Return to Home"],
    },
    { state: "no jobs", reach: inTrouble("EMPTY_URL", "/openings"), texts: ["No jobs now"] },
    {
      state: "can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/openings"),
      status: 503,
      texts: ["Open jobs", "Unable to load jobs. Please try again later.", "Try Again", "Error"],
    },
  ],
};
