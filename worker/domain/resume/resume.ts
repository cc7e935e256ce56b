import {
  countResumes,
  deleteResume,
  insertResume,
  markReady,
  readyResume,
  removeResume,
  restorableResume,
  restoreResume,
  resumeByKey,
  staleResumes,
} from "../../../db/resume/resumes";
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
import { forEachDue } from "../for-each-due";
import { useLimits } from "../limit";
import { networkOf } from "../network.rules";
import type { Service } from "../service";
import { resumeKind } from "./resume.rules";

/** Longer than a deletion can be undone: nobody may restore what the sweep is deleting. */
const STALE_AFTER_SECONDS = RESUME_UNDO_MINUTES * 60 + 300;
const SWEPT_AT_ONCE = 100;

interface StoredResume {
  id: number;
  fileName: string;
  objectKey: string;
  uploadedAt: string;
}

/** A resume as the API returns it, with a signed link that needs no header. */
export async function toResume(service: Service, row: StoredResume): Promise<Resume> {
  const expires = String(service.now.getTime() + RESUME_LINK_MINUTES * 60_000);
  const signature = await hmac(service.settings.TOKEN_SECRET, `file:${row.objectKey}:${expires}`);
  return {
    id: row.id,
    fileName: row.fileName,
    fileUrl: `${service.settings.PUBLIC_URL}/files/${row.objectKey}?expires=${expires}&signature=${signature}`,
    uploadedAt: row.uploadedAt,
  };
}

/**
 * Stores a resume: row `uploading`, object, row `ready`. What breaks on the way leaves no listed
 * row.
 *
 * @param address the client's, null where it is not known
 * @throws Failure too_many_requests, resume_too_large, resume_type, too_many_resumes,
 *   resume_storage_full
 */
export async function uploadResume(
  service: Service,
  userId: number,
  file: File,
  address: string | null,
): Promise<Resume> {
  const { db, files, now } = service;
  await useLimits(service, [
    { limit: LIMITS.uploadsOfPerson, of: userId },
    { limit: LIMITS.uploadsOfNetwork, of: address && networkOf(address) },
  ]);
  if (file.size > RESUME_MAX_BYTES) throw new Failure("resume_too_large");
  const bytes = await file.arrayBuffer();
  const kind = resumeKind(file.name, new Uint8Array(bytes));
  if (!kind) throw new Failure("resume_type");
  const [row] = await insertResume(
    db,
    {
      userId,
      fileName: file.name,
      contentType: kind.contentType,
      objectKey: randomToken(),
      uploadedAt: now.toISOString(),
    },
    { listed: RESUME_MAX_COUNT, stored: RESUME_STORED_MAX },
  );
  if (!row) {
    const [{ stored } = { stored: 0 }] = await countResumes(db, userId);
    throw new Failure(stored < RESUME_STORED_MAX ? "too_many_resumes" : "resume_storage_full");
  }
  await files.put(row.objectKey, bytes, kind.contentType);
  const [ready] = await markReady(db, row.id);
  if (!ready) throw new Failure("unavailable");
  return toResume(service, row);
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

/** The file behind a signed link. @throws Failure not_found when it is wrong, old or gone. */
export async function openFile(
  service: Service,
  objectKey: string,
  expires: string,
  signature: string,
) {
  const { db, settings, now, files } = service;
  const genuine = await hmacMatches(
    tokenSecrets(settings),
    `file:${objectKey}:${expires}`,
    signature,
  );
  if (!genuine || !(Number(expires) > now.getTime())) throw new Failure("not_found");
  const [[row], object] = await Promise.all([resumeByKey(db, objectKey), files.get(objectKey)]);
  const isDeleted = row?.state === "removed" && !row.used;
  if (!row || !object || isDeleted) throw new Failure("not_found");
  return { ...object, fileName: row.fileName, contentType: row.contentType };
}
