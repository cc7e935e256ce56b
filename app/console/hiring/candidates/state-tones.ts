import type { InterviewState } from "../../../../worker/facts/guarantee/statuses";
import type { BadgeTone } from "../../../ui/badge";

export const STATE_TONES: Record<InterviewState, BadgeTone> = {
  scheduled: "blue",
  held: "green",
  candidate_absent: "red",
  employer_absent: "red",
  disputed: "yellow",
  unproven: "yellow",
  cancelled: "grey",
};
