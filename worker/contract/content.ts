import * as z from "zod";
import { CONTENT_TYPES, id, textLike, time } from "./values";

export const contentType = z.enum(CONTENT_TYPES);

export const staticContent = z.object({
  content: textLike("<h2>About us</h2>", "HTML, without scripts"),
});

/** What a page said until it was written anew. */
export const contentVersion = staticContent
  .extend({
    id,
    replacedBy: textLike("Asha", "Who wrote the next one"),
    replacedAt: time,
  })
  .meta({ id: "ContentVersion" });
