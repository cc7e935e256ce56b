import * as z from "zod";
import { RESUME_LINK_MINUTES } from "../facts/people/resumes";
import { id, textLike, time } from "./values";

export const RESUME_NAME_MAX = 255;

export const resume = z
  .object({
    id,
    fileName: textLike("Asha resume.pdf"),
    fileUrl: textLike(
      "https://pakka.in/files/b2F0?expires=1795255800000&signature=5f0c",
      `Absolute, signed URL that needs no header and expires after ${RESUME_LINK_MINUTES} minutes`,
    ),
    pageUrl: textLike(
      "https://pakka.in/files/b2F0/page?expires=1795255800000&signature=5f0c",
      "The same as a page that prints, for a resume made here; null for other files",
    ).nullable(),
    uploadedAt: time,
  })
  .meta({ id: "Resume" });
export type Resume = z.infer<typeof resume>;

export const resumeForm = z.object({ resume: z.file() });

/** The last part of a file link: the encoded key of the file. */
export const fileKey = textLike("b2F0");
export const fileQuery = z.object({
  expires: textLike("1795255800000"),
  signature: textLike("5f0c"),
});
