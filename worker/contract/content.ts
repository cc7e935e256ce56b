import * as z from "zod";
import { CONTENT_TYPES, textLike } from "./values";

export const contentType = z.enum(CONTENT_TYPES);

export const staticContent = z.object({
  content: textLike("<h2>About us</h2>", "HTML, without scripts"),
});
