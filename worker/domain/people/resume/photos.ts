import * as fieldsWords from "~worker/words/fields";
import * as madeResumeWords from "~worker/words/made-resume";
import { userById } from "../../../../db/account/users";
import type { Resume } from "../../../contract/resumes";
import { Failure, type FailureCode } from "../../../failure";
import { giveWay } from "../../give-way";
import type { Service } from "../../service";
import { kindOf } from "./file/kinds.rules";
import { type Photo, type PhotoProblem, readJpeg } from "./jpeg.rules";
import { writePdf } from "./pdf.rules";
import { photoPage } from "./photo-page.rules";
import { storeResume, toResume, useUpload } from "./resume";

/** Reads a photo, and lets other requests run meanwhile. */
async function read(bytes: Uint8Array): Promise<Photo | PhotoProblem> {
  const reading = readJpeg(bytes);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    await giveWay();
  }
}

const CODES: Record<PhotoProblem, FailureCode> = {
  type: "photo_type",
  broken: "photo_unreadable",
  kind: "photo_unreadable",
  size: "photo_unreadable",
};

/** The type of a file that is not a JPEG. */
async function otherType(file: File) {
  const kind = kindOf(new Uint8Array(await file.arrayBuffer()));
  if ("resume" in kind) return "document";
  return kind.problem === "heic" ? "heic" : "type";
}

/**
 * Combines photos of a resume into one PDF, without their place, time and camera data.
 *
 * @param address of the client, null where it is unknown
 * @throws Failure photo_type, photo_unreadable, too_many_requests, too_many_resumes,
 *   resume_storage_full
 */
export async function bindPhotos(
  service: Service,
  userId: number,
  files: File[],
  address: string | null,
): Promise<Resume> {
  await useUpload(service, userId, address);
  const pages = [];
  for (const [at, file] of files.entries()) {
    const photo = await read(new Uint8Array(await file.arrayBuffer()));
    if (typeof photo === "string") {
      const message = fieldsWords.photoWords[photo === "type" ? await otherType(file) : photo](
        at + 1,
      );
      throw new Failure(CODES[photo], { message, fields: { photos: message } });
    }
    pages.push(photoPage(photo, photo.orientation));
  }
  const [user] = await userById(service.db, userId);
  const fileName = madeResumeWords.photosName(user?.name ?? null, pages.length);
  const bytes = writePdf(fileName, pages);
  const contentType = "application/pdf";
  return toResume(service, await storeResume(service, userId, { fileName, contentType, bytes }));
}
