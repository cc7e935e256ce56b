import {
  countResumes,
  insertResume,
  removeResume,
  resumeByKey,
  setResumeState,
} from "../../db/resumes";
import { RESUME_MAX_BYTES, RESUME_MAX_COUNT, type Resume } from "../contract/resumes";
import { Failure } from "../failure";
import { resumeKind } from "./resume.rules";
import { hmac, hmacMatches, randomToken } from "./secrets";
import type { Service } from "./service";

const LINK_MINUTES = 10;

interface StoredResume {
  id: number;
  fileName: string;
  objectKey: string;
  uploadedAt: string;
}

/** A resume as the API tells it, with a signed link that opens without a header. */
export async function toResume(service: Service, row: StoredResume): Promise<Resume> {
  const expires = String(service.now.getTime() + LINK_MINUTES * 60_000);
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
 * @throws Failure resume_too_large, resume_type, too_many_resumes
 */
export async function uploadResume(service: Service, userId: number, file: File): Promise<Resume> {
  const { db, files, now } = service;
  if (file.size > RESUME_MAX_BYTES) throw new Failure("resume_too_large");
  const bytes = await file.arrayBuffer();
  const kind = resumeKind(file.name, new Uint8Array(bytes));
  if (!kind) throw new Failure("resume_type");
  const [count] = await countResumes(db, userId);
  if ((count?.kept ?? 0) >= RESUME_MAX_COUNT) throw new Failure("too_many_resumes");

  const [row] = await insertResume(db, {
    userId,
    // A form writes a quote in a file's name like this, and nothing on the way reads it back.
    fileName: file.name.replaceAll("%22", '"'),
    contentType: kind.contentType,
    objectKey: randomToken(),
    state: "uploading",
    uploadedAt: now.toISOString(),
  });
  if (!row) throw new Error("The resume row was not written");
  await files.put(row.objectKey, bytes, kind.contentType);
  await setResumeState(db, row.id, "ready");
  return toResume(service, row);
}

/** Takes a resume off the list; the file goes too unless an application needs it. */
export async function deleteResume(service: Service, userId: number, id: number): Promise<void> {
  const [removed] = await removeResume(service.db, userId, id);
  if (!removed) throw new Failure("not_found");
  if (!removed.used) await service.files.remove(removed.objectKey);
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
    settings.TOKEN_SECRET,
    `file:${objectKey}:${expires}`,
    signature,
  );
  if (!genuine || !(Number(expires) > now.getTime())) throw new Failure("not_found");
  const [[row], object] = await Promise.all([resumeByKey(db, objectKey), files.get(objectKey)]);
  if (!row || !object) throw new Failure("not_found");
  return { ...object, fileName: row.fileName, contentType: row.contentType };
}
