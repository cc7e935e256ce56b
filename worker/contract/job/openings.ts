import * as z from "zod";
import { OPENINGS_COUNTED } from "../../facts/jobs/openings";
import { countLike, textLike } from "../values";

const shortText = z.string().trim().max(100);

/** Both are slugs, in any spelling. */
export const openingsQuery = z.object({
  category: shortText.optional(),
  town: shortText.optional(),
});

const counted = `Open jobs, counted up to ${OPENINGS_COUNTED}`;

const part = z.object({
  name: textLike("Pune"),
  slug: textLike("pune", "Its step of an address"),
  jobs: countLike(7, counted),
});
export type OpeningsPart = z.infer<typeof part>;

export const openings = z
  .object({
    jobs: countLike(13, counted),
    categories: z.array(part).describe("Kinds of work that have any there, most jobs first"),
    towns: z.array(part).describe("Towns that have any of that kind, most jobs first"),
  })
  .meta({ id: "Openings" });
export type Openings = z.infer<typeof openings>;
