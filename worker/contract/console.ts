import * as z from "zod";
import { id, textLike, time } from "./values";

export const consoleSession = z
  .object({
    id,
    browser: textLike("Firefox 148 on Android", "What the browser calls itself").nullable(),
    createdAt: time,
    lastUsedAt: time,
    expiresAt: time,
    isCurrent: z.boolean(),
  })
  .meta({ id: "Session" });
