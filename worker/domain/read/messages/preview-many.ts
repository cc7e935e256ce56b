import * as words from "~worker/words/mail";
import * as smsWords from "~worker/words/sms";
import {
  applicationsOfWithdrawal,
  touchedByWithdrawal,
} from "../../../../db/application/withdrawals";
import { interviewsOfCompany, touchedBy } from "../../../../db/company/suspension";
import type { InterviewDayRow } from "../../../../db/interview/days";
import { interviewsToFollow, touchedByDay } from "../../../../db/interview/own-days";
import type { ActPreview } from "../../../contract/acts";
import { LANGUAGE_CODES, type Language } from "../../../facts/languages";
import { PREVIEW_SHOWN } from "../../../facts/messages/messages";
import { inLanguage } from "../../../language";
import { ENDABLE } from "../../booking/application/application.rules";
import type { Case } from "../../case/case";
import type { Verb } from "../../case/commit";
import { type PlanPreview, previewMany } from "../../case/preview";
import { followDay } from "../../outcome/day/cancel-day";
import { cancelOfSuspended } from "../../outcome/ending/suspension";
import { endIfWithdrawn } from "../../outcome/ending/withdrawal";
import type { Service } from "../../service";
import { readBy } from "../../talk/notify/notify";
import { isApplicationKind } from "../../talk/outbox/kinds.rules";
import { writeMessage } from "./of-application";

/** The preview of an act that sends no messages. */
export const NO_PREVIEW: ActPreview = { people: 0, paise: 0, messages: [] };

/** The messages of a plan as their person would read them, on each channel. */
export async function readMessages(
  service: Service,
  { messages, appointment }: PlanPreview,
): Promise<ActPreview["messages"]> {
  const previews = messages.map(async ({ kind, payload }) => {
    if (!isApplicationKind(kind)) return [];
    const message = await writeMessage(service, { payload }, kind, appointment ?? undefined);
    return message ? readBy(service, message.user, message.write) : [];
  });
  return (await Promise.all(previews)).flat();
}

/** The personal parts of a message in one language, each with what replaces it. */
function wordAndName(language: Language, ownWord: string): [RegExp, string][] {
  return inLanguage(language, () => {
    const { greeting, safetyWord } = words.mailWords;
    const [before = "", after = ""] = safetyWord("|").split("|");
    return [
      [new RegExp(`(?<=${before})[^\\s(${after.charAt(0)}]+`, "g"), ownWord],
      [smsWords.safetyWordIn, ownWord],
      [new RegExp(`^${greeting(".+")}$`, "m"), greeting(null)],
    ];
  });
}

/**
 * Personal parts of a message in any language. A link to a calendar file even opens for everybody
 * who has it, forever.
 */
const personalParts = (): [RegExp, string][] => [
  ...LANGUAGE_CODES.flatMap((language) => wordAndName(language, words.previewWords.ownWord)),
  [/https?:\/\/\S+\.ics\?signature=\w+/g, words.previewWords.ownLink],
  [/https?:\/\/\S+\/applications\/\d+\S*/g, words.previewWords.ownLink],
  [/pakka\.in\/a\/\d+/g, words.previewWords.ownLink],
];

/**
 * What a company may see of a preview: each text once, without the people and their personal parts.
 */
export function withoutPeople({ messages, ...numbers }: ActPreview): ActPreview {
  const personal = personalParts();
  const anonymousMessages = messages.map(({ channel, text }) => ({
    channel,
    text: personal.reduce((result, [own, instead]) => result.replace(own, instead), text),
  }));
  const texts = new Map(anonymousMessages.map((one) => [`${one.channel} ${one.text}`, one]));
  const messagesOfAll = [...texts.values()].map((message) => ({
    to: words.previewWords.eachPerson,
    ...message,
  }));
  return { ...numbers, messages: messagesOfAll };
}

// Acts on many cases. The database counts the people and their money, and the messages are those of
// the plans for the first cases.

async function previewOf(
  service: Service,
  touched: { people: number; paise: number } | undefined,
  verbs: Verb<Case>[],
): Promise<ActPreview> {
  const plans = await previewMany(verbs);
  const messages = await Promise.all(plans.map((plan) => readMessages(service, plan)));
  return {
    people: touched?.people ?? 0,
    paise: touched?.paise ?? 0,
    messages: messages.flat(),
  };
}

/** Previews a suspension: the affected candidates and their messages. Changes nothing. */
export async function previewSuspension(service: Service, id: number): Promise<ActPreview> {
  const { db, now } = service;
  const [[touched], coming] = await db.batch([
    touchedBy(db, id, ENDABLE),
    interviewsOfCompany(db, id, now.toISOString(), PREVIEW_SHOWN),
  ]);
  const verbs = coming.map((interview) => cancelOfSuspended(service, interview.id));
  return previewOf(service, touched, verbs);
}

/** Previews a withdrawal: `paise` go back. */
export async function previewWithdrawal(
  service: Service,
  jobId: number,
  reason: string,
): Promise<ActPreview> {
  const { db, now } = service;
  const of = { statuses: ENDABLE, now: now.toISOString(), jobId };
  const [[touched], ended] = await db.batch([
    touchedByWithdrawal(db, of),
    applicationsOfWithdrawal(db, of, PREVIEW_SHOWN),
  ]);
  const verbs = ended.map(({ id }) => endIfWithdrawn(service, id, reason));
  return previewOf(service, touched, verbs);
}

/** Previews the cancel of a day. */
export const previewDayCancel = (service: Service, day: InterviewDayRow): Promise<ActPreview> =>
  previewDay(service, { ...day, cancelledAt: day.cancelledAt ?? service.now.toISOString() });

/** Previews another venue, link or interviewer of a day. No money goes back. */
export const previewDayChange = async (
  service: Service,
  next: InterviewDayRow,
): Promise<ActPreview> => ({ ...(await previewDay(service, next)), paise: 0 });

async function previewDay(service: Service, day: InterviewDayRow): Promise<ActPreview> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[touched], interviews] = await db.batch([
    touchedByDay(db, day, at),
    interviewsToFollow(db, day, at, PREVIEW_SHOWN),
  ]);
  const verbs = interviews.map(({ id }) => followDay(service, day, id));
  return previewOf(service, touched, verbs);
}
