import type { Because } from "../../../../worker/contract/job/for-you";
import { capitals } from "../../format";

export const heading = "Jobs for you";

const searched = (work: string | null, place: string | null) =>
  [work ?? "jobs", place && `in ${capitals(place)}`].filter(Boolean).join(" ");

/** Why a job is recommended: "Because you searched for driver in Pune". */
export function because({ by, work, place }: Because): string {
  switch (by) {
    case "search":
      return `Because you searched for ${searched(work, place)}`;
    case "resume":
      return `Because your resume says ${[work, place].filter(Boolean).join(", ")}`;
    case "applied":
      return `Because you applied for ${work}`;
    case "saved":
      return `Because you saved ${work}`;
    case "seen":
      return `Because you looked at ${work}`;
  }
}
