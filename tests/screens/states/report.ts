import { at, roomyJob } from "./people";
import { send } from "./profile";
import type { Screen } from "./state";

const reportOfJob = async () => `/jobs/${await roomyJob()}/report`;

export const report: Screen = {
  screen: "report of a job",
  title: "Report this job · Pakka",
  states: [
    {
      state: "visitor",
      reach: reportOfJob,
      texts: [
        "Report this job",
        "A person at Pakka reads it.",
        "What is wrong?",
        "Something else",
        "Somebody asked for money outside Pakka",
        "What happened? (optional)",
        "Send report",
        "Did you lose money? Call 1930 now",
      ],
    },
    {
      state: "nothing chosen",
      reach: reportOfJob,
      action: (page) => send(page, "text", { text: "They asked for ₹500." }),
      texts: ["Choose what is wrong.", "They asked for ₹500."],
    },
    {
      state: "of no job",
      reach: at("/jobs/99999999/report"),
      status: 404,
      title: "Job Not Found · Pakka",
      texts: ["Job Not Found"],
    },
  ],
};
