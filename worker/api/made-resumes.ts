import { Hono } from "hono";
import { validator } from "hono/validator";
import * as words from "~worker/words/fields";
import {
  photosForm,
  resumeContent,
  resumeDraft,
  resume as resumeOutput,
} from "../contract/resumes";
import { buildResume, readDraft, saveDraft } from "../domain/people/resume/made";
import { bindPhotos } from "../domain/people/resume/photos";
import { PHOTO_POINTS_MAX, PHOTO_SIDE_MAX, PHOTOS_MAX, PHOTOS_SIZE } from "../facts/people/resumes";
import { Failure } from "../failure";
import { UPLOAD_MAX_BYTES } from "../form";
import { describe, withDocs } from "./docs/describe";
import { takeForm } from "./request/body-limit";
import { type ApiEnv, answeredWhileLoggedIn, candidateWithFiles } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { valid } from "./request/valid";

const pictures = withDocs(
  validator("form", (_, c): { photos: File[] } => {
    const form: FormData | undefined = c.req.bodyCache.formData as FormData | undefined;
    const entries = form?.getAll("photos") ?? [];
    // A field in which nothing was chosen carries an empty file.
    const photos = entries.filter((part): part is File => part instanceof File && part.size > 0);
    if (photos.length === 0 || photos.length > PHOTOS_MAX) {
      throw new Failure("photos_missing", { fields: { photos: words.photoWords.missing } });
    }
    return { photos };
  }),
  { form: photosForm, refuses: ["photos_missing"] },
);

/** Resumes for those who have no file: made of answers, or of pictures. */
export const madeResumes = new Hono<ApiEnv>()
  .use(candidateWithFiles)
  .get(
    "/draft",
    answeredWhileLoggedIn,
    describe({
      summary: "Retrieve the draft of your resume",
      detail: "Every answer is there; one that was not given is null, or an empty list.",
      answers: { 200: resumeDraft },
    }),
    async (c) => c.json(await readDraft(c.var.service, c.var.userId), 200),
  )
  .put(
    "/draft",
    valid("json", resumeContent),
    describe({
      summary: "Keep the draft of your resume",
      detail: "Replaces the draft: what is left out is no longer in it.",
      answers: { 200: resumeDraft },
    }),
    async (c) => {
      const { service, userId } = c.var;
      return c.json(await saveDraft(service, userId, c.req.valid("json")), 200);
    },
  )
  .post(
    "/build",
    idempotent,
    describe({
      summary: "Make a resume of your draft",
      detail:
        "Needs a name and a city. `fileUrl` is a PDF where it can show every letter, else the page at `pageUrl`. Takes the place of the resume made before; applications keep theirs.",
      answers: { 201: resumeOutput },
      refuses: [
        "resume_incomplete",
        "too_many_requests",
        "too_many_resumes",
        "resume_storage_full",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const address = c.req.header("CF-Connecting-IP") ?? null;
      return c.json(await buildResume(service, userId, address), 201);
    },
  )
  .post(
    "/photos",
    takeForm(UPLOAD_MAX_BYTES, "photos_too_large"),
    idempotent,
    pictures,
    describe({
      summary: "Make a resume of photos",
      detail: `Binds 1 to ${PHOTOS_MAX} JPEG pictures of up to ${PHOTOS_SIZE} together into one PDF, upright and without place, time or camera. A picture has no side over ${PHOTO_SIDE_MAX} points and ${PHOTO_POINTS_MAX} points at most.`,
      answers: { 201: resumeOutput },
      refuses: [
        "photo_type",
        "photo_unreadable",
        "photos_too_large",
        "too_many_requests",
        "too_many_resumes",
        "resume_storage_full",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const address = c.req.header("CF-Connecting-IP") ?? null;
      const { photos } = c.req.valid("form");
      return c.json(await bindPhotos(service, userId, photos, address), 201);
    },
  );
