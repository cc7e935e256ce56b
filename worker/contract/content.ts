import * as z from "zod";
import { CONTENT_TYPES, id, textLike, time } from "./values";

export const contentType = z.enum(CONTENT_TYPES);

export const staticContent = z.object({
  content: textLike("<h2>About us</h2>", "HTML, without scripts"),
});

/** The text of a page before it was replaced. */
export const contentVersion = staticContent
  .extend({
    id,
    replacedBy: textLike("Asha", "Who wrote the next version"),
    replacedAt: time,
  })
  .meta({ id: "ContentVersion" });
