import * as z from "zod";
import { countLike, id, textLike, time } from "./values";

/** Another interview of the same person, at a time that makes it hard to attend both. */
export const clash = z
  .object({
    applicationId: id,
    title: textLike("Sales Executive"),
    company: textLike("Zari Lane"),
    at: time,
    minutes: countLike(30, "How long it takes"),
    place: textLike("Ring Road 4, Surat").nullable().describe("Null by video call"),
  })
  .meta({ id: "Clash" });
export type Clash = z.infer<typeof clash>;
