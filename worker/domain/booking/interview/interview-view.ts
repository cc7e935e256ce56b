import {
  type InterviewRow,
  interviewById,
  interviewsOf,
} from "../../../../db/interview/interviews";
import type { Interview } from "../../../contract/interviews";
import { hmac, tokenSecrets } from "../../../crypto";
import { CODE_DIGITS, CODE_LETTERS } from "../../../facts/guarantee/guarantee";
import { isScheduled } from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import { byTime, currentOf, isUndecided } from "../../case/appointment.rules";
import { answerOf } from "../../case/commit";
import type { Service } from "../../service";
import { calendarUrl } from "./calendar";
import { codeCounts, standingWord, undoUntilNow, verdictOf } from "./outcome.rules";

const LETTERS = 3;
const DIGITS = 2;

const codeBy = async (secret: string, uid: string) => {
  const bytes = (await hmac(secret, `meeting:${uid}`)).match(/../g) ?? [];
  const sign = (signs: string) => (byte: string) =>
    signs[Number.parseInt(byte, 16) % signs.length] ?? "";
  const letters = bytes.slice(0, LETTERS).map(sign(CODE_LETTERS));
  const digits = bytes.slice(LETTERS, LETTERS + DIGITS).map(sign(CODE_DIGITS));
  return `${letters.join("")}-${digits.join("")}`;
};

/** The candidate's meeting code, such as `KTR-48`: never only digits, never sent by SMS. */
export const meetingCode = ({ settings }: Service, uid: string): Promise<string> =>
  codeBy(settings.TOKEN_SECRET, uid);

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Whether this is the meeting code of an interview; separators do not matter. */
export async function isMeetingCode(service: Service, uid: string, typed: string) {
  const secrets = tokenSecrets(service.settings).filter((secret) => secret !== undefined);
  const codes = await Promise.all(secrets.map((secret) => codeBy(secret, uid)));
  return codes.some((code) => plain(code) === plain(typed));
}

export async function toInterview(service: Service, row: InterviewRow): Promise<Interview> {
  const { id, applicationId, round, at, minutes, interviewer, link, place, state, dayId, movedAt } =
    row;
  const url = await calendarUrl(service, row);
  return {
    id,
    applicationId,
    round,
    at,
    minutes,
    interviewer,
    link,
    place,
    state,
    dayId,
    movedAt,
    candidateMovedAt: row.candidateMovedAt,
    meetingCode: null,
    arrivedAt: row.arrivedAt,
    checkedInAt: row.checkedInAt,
    words: {
      candidate: standingWord(row.candidateWord, row.candidateWordAt, service.now),
      company: row.companyWord,
    },
    undoUntil: undoUntilNow(row.companyWord, row.companyWordAt, service.now),
    settledAt: row.settledAt,
    openUntil: openUntil(row, service.now),
    clash: null,
    calendarUrl: url,
  };
}

function openUntil(row: InterviewRow, now: Date): string | null {
  if (!isUndecided(row, now) || !isScheduled(row)) return null;
  const verdict = verdictOf(row, now);
  return verdict.outcome ? null : verdict.until;
}

/** An interview as staff and the employer see it after an act. */
export const interviewAnswer = (service: Service, id: number) =>
  answerOf([interviewById(service.db, id)], ([[row]]) => {
    if (!row) throw new Failure("not_found");
    return toInterview(service, row);
  });

/** The newest interview of an application after an act. */
export const newestInterviewAnswer = (service: Service, applicationId: number) =>
  answerOf([interviewsOf(service.db, [applicationId])], ([[row]]) => {
    if (!row) throw new Failure("not_found");
    return toInterview(service, row);
  });

/** The same for the candidate, who also sees the meeting code. */
export async function toOwnInterview(service: Service, row: InterviewRow): Promise<Interview> {
  const { now } = service;
  const { companyWord, companyWordAt, candidateWord, candidateWordAt } = row;
  const interview = {
    ...(await toInterview(service, row)),
    words: {
      candidate: candidateWord,
      company: standingWord(companyWord, companyWordAt, now),
    },
    undoUntil: undoUntilNow(candidateWord, candidateWordAt, now),
  };
  if (!codeCounts(row, now)) return interview;
  return { ...interview, meetingCode: await meetingCode(service, row.uid) };
}

/**
 * The rounds of an application in order of time, and the current one.
 *
 * @param rows newest first
 * @param show maps a row to what its reader may see
 */
export async function roundsOf(service: Service, rows: InterviewRow[], show = toInterview) {
  const interviews = await Promise.all(byTime(rows).map((row) => show(service, row)));
  const current = currentOf(rows, service.now);
  return { interviews, interview: interviews.find(({ id }) => id === current?.id) };
}
