import { postJob } from "../../support/browser/employer";
import { Shortcut } from "../../support/browser/shortcut";
import { looksAt, pageOf } from "./job-pages";
import { fill, jobWithOneTaken } from "./people";
import type { State } from "./state";

async function fullJob(): Promise<string> {
  const job = await postJob();
  await fill(job);
  return job;
}

/** The page of a job whose slots are few, or all taken. */
export const slotStates: State[] = [
  {
    state: "nearly full",
    reach: looksAt(() => jobWithOneTaken(2)),
    texts: ["1 interview slot open", "Apply Now"],
  },
  {
    state: "full",
    reach: looksAt(fullJob),
    texts: [
      "The only slot is taken",
      "You cannot apply now. A slot opens when somebody cancels",
      "Tell me when a slot opens",
    ],
    absent: ["If you pass:", "Apply Now"],
  },
  {
    state: "full, to be told",
    async reach(request) {
      const path = await looksAt(fullJob)(request);
      await new Shortcut({ request }).post(`${path}/notice`, { wanted: "true", returnTo: path });
      return path;
    },
    texts: ["We write to you once when a slot opens"],
    absent: ["Tell me when a slot opens", "Apply Now"],
  },
  {
    state: "full, for a visitor",
    reach: () => pageOf(fullJob()),
    texts: [
      "The only slot is taken",
      "A slot opens when somebody cancels",
      "Log in to get a message",
    ],
    absent: ["Apply Now", "Tell me when a slot opens"],
  },
];
