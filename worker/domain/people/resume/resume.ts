import * as words from "~worker/words/fields";
import { writeBatch } from "../../../../db/client";
import {
  countResumes,
  deleteResume,
  insertResume,
  markReady,
  readyResume,
  removeMade,
  removeResume,
  restorableResume,
  restoreResume,
  resumeByKey,
  staleResumes,
} from "../../../../db/resume/resumes";
import type { Resume, ResumeContent } from "../../../contract/resumes";
import { hmac, hmacMatches, randomToken, tokenSecrets } from "../../../crypto";
import { LIMITS } from "../../../facts/limits/limits";
import {
  RESUME_LINK_MINUTES,
  RESUME_MAX_BYTES,
  RESUME_MAX_COUNT,
  RESUME_STORED_MAX,
  RESUME_UNDO_MINUTES,
} from "../../../facts/people/resumes";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { forEachDue } from "../../for-each-due";
import { useLimits } from "../../limit";
import { networkOf } from "../../network.rules";
import type { Service } from "../../service";
import { contentTypeOf } from "./file/check-file";

/**
 * Longer than a deletion can be undone, so that a file cannot be restored while the sweep deletes
 * it.
 */
const STALE_AFTER_SECONDS = RESUME_UNDO_MINUTES * 60 + 300;
const SWEPT_AT_ONCE = 100;

interface StoredResume {
  id: number;
  fileName: string;
  objectKey: string;
  uploadedAt: string;
  content: ResumeContent | null;
}

/** A resume in the API, with signed links that work without an auth header. */
export async function toResume(service: Service, row: StoredResume): Promise<Resume> {
  const { TOKEN_SECRET, PUBLIC_URL } = service.settings;
  const expires = String(service.now.getTime() + RESUME_LINK_MINUTES * 60_000);
  const signature = await hmac(TOKEN_SECRET, `file:${row.objectKey}:${expires}`);
  const linkTo = (path: string) =>
    `${PUBLIC_URL}/files/${path}?expires=${expires}&signature=${signature}`;
  return {
    id: row.id,
    fileName: row.fileName,
    fileUrl: linkTo(row.objectKey),
    pageUrl: row.content && linkTo(`${row.objectKey}/page`),
    uploadedAt: row.uploadedAt,
  };
}

/** Counts an upload, whether or not the file is accepted. */
export const useUpload = (service: Service, userId: number, address: string | null) =>
  useLimits(service, [
    { limit: LIMITS.uploadsOfPerson, of: userId },
    { limit: LIMITS.uploadsOfNetwork, of: address && networkOf(address) },
  ]);

interface NewFile {
  fileName: string;
  contentType: string;
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>;
  /** The content of a resume that was made on the site. It replaces the previous one. */
  content?: ResumeContent;
}

/**
 * Stores a resume: first a row `uploading`, then the object, then the row `ready`. A failure on the
 * way leaves no visible row.
 *
 * @throws Failure too_many_resumes, resume_storage_full
 */
export async function storeResume(
  { db, files, now }: Service,
  userId: number,
  { fileName, contentType, bytes, content }: NewFile,
): Promise<StoredResume> {
  const [row] = await insertResume(
    db,
    {
      userId,
      fileName,
      contentType,
      content: content ?? null,
      objectKey: randomToken(),
      uploadedAt: now.toISOString(),
    },
    { listed: RESUME_MAX_COUNT, stored: RESUME_STORED_MAX },
  );
  if (!row) {
    const [{ stored } = { stored: 0 }] = await countResumes(db, userId);
    throw new Failure(stored < RESUME_STORED_MAX ? "too_many_resumes" : "resume_storage_full");
  }
  await files.put(row.objectKey, bytes, contentType);
  const [ready] = await writeBatch(db, [
    markReady(db, row.id),
    ...(content ? [removeMade(db, userId, row.id, now.toISOString())] : []),
  ]);
  if (!ready) throw new Failure("unavailable");
  return row;
}

/**
 * Stores an uploaded file.
 *
 * @param address of the client, null where it is unknown
 * @throws Failure too_many_requests, resume_too_large, resume_type, resume_locked,
 *   resume_unreadable, resume_macros, too_many_resumes, resume_storage_full
 */
export async function uploadResume(
  service: Service,
  userId: number,
  file: File,
  address: string | null,
): Promise<Resume> {
  await useUpload(service, userId, address);
  if (file.size > RESUME_MAX_BYTES) throw new Failure("resume_too_large");
  const bytes = await file.arrayBuffer();
  const contentType = await contentTypeOf(file.name, new Uint8Array(bytes));
  const stored = await storeResume(service, userId, { fileName: file.name, contentType, bytes });
  return toResume(service, stored);
}

/**
 * Removes a resume from the list. Once this cannot be undone any more, the sweep deletes the file,
 * unless an application needs it.
 */
export async function takeOffList(service: Service, userId: number, id: number): Promise<void> {
  const [removed] = await removeResume(service.db, userId, id, service.now.toISOString());
  if (!removed) throw new Failure("not_found");
}

/**
 * Undoes a recent deletion. Idempotent.
 *
 * @throws Failure not_found after the time to undo it, too_many_resumes
 */
export async function putBackOnList(service: Service, userId: number, id: number): Promise<Resume> {
  const { db, now } = service;
  const since = addSeconds(now, -RESUME_UNDO_MINUTES * 60);
  const [restored] = await restoreResume(db, userId, id, since, RESUME_MAX_COUNT);
  if (restored) return toResume(service, restored);
  const [[listed], [removed]] = await Promise.all([
    readyResume(db, userId, id),
    restorableResume(db, userId, id, since),
  ]);
  if (listed) return toResume(service, listed);
  throw new Failure(removed ? "too_many_resumes" : "not_found");
}

/** The object first: a row without an object can be found again, an object without a row cannot. */
async function forget({ db, files }: Service, resume: { id: number; objectKey: string }) {
  await files.remove(resume.objectKey);
  await deleteResume(db, resume.id);
}

/** Removes the leftovers of failed uploads and deletions, rows and objects. */
export async function sweepResumes(service: Service): Promise<number> {
  const before = addSeconds(service.now, -STALE_AFTER_SECONDS);
  const stale = await staleResumes(service.db, before, SWEPT_AT_ONCE);
  return forEachDue("sweepResumes", stale, async (resume) => {
    await forget(service, resume);
    return true;
  });
}

/**
 * The resume of a signed link. @throws Failure not_found if the link is wrong or expired, or the
 * file was deleted.
 */
async function linkedResume(
  { db, settings, now }: Service,
  { objectKey, expires, signature }: FileLink,
) {
  const genuine = await hmacMatches(
    tokenSecrets(settings),
    `file:${objectKey}:${expires}`,
    signature,
  );
  if (!genuine) throw new Failure("not_found");
  const [row] = await resumeByKey(db, objectKey);
  const isDeleted = row?.state === "removed" && !row.used;
  if (!row || isDeleted) throw new Failure("not_found");
  // Expired: a page that was open for longer still shows this link, and its file exists.
  if (!(Number(expires) > now.getTime()))
    throw new Failure("not_found", { message: words.fieldWords.fileLinkOver });
  return row;
}

interface FileLink {
  objectKey: string;
  expires: string;
  signature: string;
}

/** The file of a signed link. @throws Failure not_found */
export async function openFile(service: Service, link: FileLink) {
  const [row, object] = await Promise.all([
    linkedResume(service, link),
    service.files.get(link.objectKey),
  ]);
  if (!object) throw new Failure("not_found");
  return { ...object, fileName: row.fileName, contentType: row.contentType };
}

/**
 * The content of a resume that was made on the site. @throws Failure not_found, also for other
 * files
 */
export async function openMade(service: Service, link: FileLink): Promise<ResumeContent> {
  const { content } = await linkedResume(service, link);
  if (!content) throw new Failure("not_found");
  return content;
}
