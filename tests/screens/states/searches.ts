import { LOCAL_SECRETS } from "../../../local/keys";
import { hmac } from "../../../worker/crypto";
import { asCandidate, at, candidate, inTrouble } from "./people";
import type { Screen } from "./state";

export const searches: Screen = {
  screen: "searches",
  title: "My Searches · Pakka",
  states: [
    {
      state: "none",
      reach: asCandidate("/searches"),
      texts: [
        "My Searches",
        "Search for jobs",
        "No saved searches yet",
        "It also works where nothing was found.",
      ],
    },
    {
      state: "some, and one paused",
      async reach(request) {
        const someone = await candidate(request);
        for (const search of ["q=night+guard&location=pune", "", "category=Sales&free=true"])
          await someone.post("/jobs", { search, returnTo: "/searches" });
        const page = await someone.text("/searches");
        const id = /name="id" value="(\d+)"/.exec(page)?.[1] ?? "";
        await someone.post("/searches", { intent: "pause", id, returnTo: "/searches" });
        await someone.text("/dashboard");
        return "/searches";
      },
      texts: [
        "night guard · Pune",
        "Paused. You get no messages.",
        "Go on",
        "All jobs",
        "Sales · No fee",
        "You get messages about new jobs.",
        "Show these jobs",
        "Pause",
        "End",
        "You can have 5 searches.",
      ],
      absent: ["No saved searches yet"],
    },
    {
      state: "can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/searches"),
      texts: ["Unable to load your searches. Please try again later."],
    },
  ],
};

export const mailList: Screen = {
  screen: "mails with new jobs",
  title: "Mails with new jobs · Pakka",
  states: [
    {
      state: "of somebody to whom no mails go",
      async reach(request) {
        await candidate(request);
        const { TOKEN_SECRET } = LOCAL_SECRETS;
        return `/u/searches-1-${await hmac(TOKEN_SECRET, "unsubscribe:searches:1")}`;
      },
      texts: [
        "Mails with new jobs",
        "They still are in Notifications",
        "Send me these mails again",
        "I still look for a job",
        "Messages about your own applications",
        "See my searches",
      ],
    },
    {
      state: "no such link",
      reach: at("/u/searches-1-0"),
      status: 404,
      texts: ["This link is not complete", "See my searches"],
    },
  ],
};
