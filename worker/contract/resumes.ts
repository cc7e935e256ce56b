import * as z from "zod";
import { id, time } from "./values";

export const RESUME_MAX_BYTES = 5 * 1024 * 1024;
export const RESUME_MAX_COUNT = 10;
export const RESUME_NAME_MAX = 255;
export const RESUME_EXTENSIONS = [".pdf", ".doc", ".docx"] as const;

export const resume = z.object({
  id,
  fileName: z.string(),
  /** Absolute, signed, good for ten minutes. */
  fileUrl: z.string(),
  uploadedAt: time,
});
export type Resume = z.infer<typeof resume>;
