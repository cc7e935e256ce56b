import * as z from "zod";
import { DEFAULT_LANGUAGE, OFFERED_LANGUAGES } from "../facts/languages";
import { CONTENT_TYPES, id, listQuery, textLike, time } from "./values";

export const contentType = z.enum(CONTENT_TYPES);

const language = z.enum(OFFERED_LANGUAGES);
/** Which text of a page staff read or write. */
export const contentQuery = z.object({ language: language.default(DEFAULT_LANGUAGE) });
export const versionsQuery = listQuery.extend(contentQuery.shape);

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
