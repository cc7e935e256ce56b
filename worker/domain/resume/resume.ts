import { writeBatch } from "../../../db/client";
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
} from "../../../db/resume/resumes";
import type { ResumeContent } from "../../contract/resume-draft";
import type { Resume } from "../../contract/resumes";
import { hmac, hmacMatches, randomToken, tokenSecrets } from "../../crypto";
import { LIMITS } from "../../facts/limits";
import {
  RESUME_LINK_MINUTES,
  RESUME_MAX_BYTES,
  RESUME_MAX_COUNT,
  RESUME_STORED_MAX,
  RESUME_UNDO_MINUTES,
} from "../../facts/resumes";
import { addSeconds } from "../../facts/times";
import { Failure } from "../../failure";
import { fieldWords } from "../../words/en/fields";
import { forEachDue } from "../for-each-due";
import { useLimits } from "../limit";
import { networkOf } from "../network.rules";
import type { Service } from "../service";
import { contentTypeOf } from "./file/check-file";

/** Longer than a deletion can be undone: nobody may restore what the sweep is deleting. */
const STALE_AFTER_SECONDS = RESUME_UNDO_MINUTES * 60 + 300;
const SWEPT_AT_ONCE = 100;

interface StoredResume {
  id: number;
  fileName: string;
  objectKey: string;
  uploadedAt: string;
  content: ResumeContent | null;
}

/** A resume as the API returns it, with signed links that need no header. */
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

/** What counts for every file that a person brings, whatever becomes of it. */
export const useUpload = (service: Service, userId: number, address: string | null) =>
  useLimits(service, [
    { limit: LIMITS.uploadsOfPerson, of: userId },
    { limit: LIMITS.uploadsOfNetwork, of: address && networkOf(address) },
  ]);

interface NewFile {
  fileName: string;
  contentType: string;
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>;
  /** What it says, if it was made here. It takes the place of the one that was made before. */
  content?: ResumeContent;
}

/**
 * Stores a resume: row `uploading`, object, row `ready`. What breaks on the way leaves no listed
 * row.
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
      ...{ userId, fileName, contentType, content: content ?? null },
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
 * Stores a file that somebody brings.
 *
 * @param address the client's, null where it is not known
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
 * Takes a resume off the list. Once it can't be undone, the sweep deletes the file, unless an
 * application needs it.
 */
export async function takeOffList(service: Service, userId: number, id: number): Promise<void> {
  const [removed] = await removeResume(service.db, userId, id, service.now.toISOString());
  if (!removed) throw new Failure("not_found");
}

/**
 * Undoes a deletion of the last minutes. Idempotent.
 *
 * @throws Failure not_found when it is too late, too_many_resumes
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

/** Object first: a row without an object can be found again, an object without a row can't. */
async function forget({ db, files }: Service, resume: { id: number; objectKey: string }) {
  await files.remove(resume.objectKey);
  await deleteResume(db, resume.id);
}

/** Clears what broken uploads and broken deletions have left on either side. */
export async function sweepResumes(service: Service): Promise<number> {
  const before = addSeconds(service.now, -STALE_AFTER_SECONDS);
  const stale = await staleResumes(service.db, before, SWEPT_AT_ONCE);
  return forEachDue("sweepResumes", stale, async (resume) => {
    await forget(service, resume);
    return true;
  });
}

/** What a signed link is for. @throws Failure not_found when it is wrong, old or gone. */
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
  // It stands in a page that somebody has open for longer, and its file is there.
  if (!(Number(expires) > now.getTime()))
    throw new Failure("not_found", { message: fieldWords.fileLinkOver });
  return row;
}

interface FileLink {
  objectKey: string;
  expires: string;
  signature: string;
}

/** The file behind a signed link. @throws Failure not_found */
export async function openFile(service: Service, link: FileLink) {
  const [row, object] = await Promise.all([
    linkedResume(service, link),
    service.files.get(link.objectKey),
  ]);
  if (!object) throw new Failure("not_found");
  return { ...object, fileName: row.fileName, contentType: row.contentType };
}

/** What a resume says that was made here. @throws Failure not_found, also for other files */
export async function openMade(service: Service, link: FileLink): Promise<ResumeContent> {
  const { content } = await linkedResume(service, link);
  if (!content) throw new Failure("not_found");
  return content;
}
