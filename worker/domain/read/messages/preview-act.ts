import { interviewsOfPerson } from "../../../../db/interview/interviews";
import type { ActPreview } from "../../../contract/acts";
import type { ResultInput } from "../../../contract/ops";
import type { Actor } from "../../../facts/people/console";
import { type Busy, clashesOf, doClash } from "../../booking/interview/times.rules";
import { busySince } from "../../case/appointment.rules";
import type { Case } from "../../case/case";
import type { Verb } from "../../case/commit";
import { preview } from "../../case/preview";
import { nextRoundVerb, roundBefore } from "../../outcome/guarantee/next-round";
import { metBefore, resultVerb } from "../../outcome/guarantee/result";
import type { Service } from "../../service";
import { NO_PREVIEW, readMessages } from "./preview-many";

/** Previews an act on one application: its plan is not committed. @throws Failure as the act */
export const previewAct = async <Facts extends Case>(
  service: Service,
  verb: Verb<Facts>,
): Promise<ActPreview> => previewOf(service, verb, await verb.load());

/**
 * The same with loaded facts. If the act gives a date, the preview lists the person's other
 * interviews that it clashes with.
 */
async function previewOf<Facts extends Case>(
  service: Service,
  verb: Verb<Facts>,
  facts: Facts,
): Promise<ActPreview> {
  const planned = preview(verb, facts);
  const { people, paise, appointment } = planned;
  if (people === 0) return NO_PREVIEW;
  const withMessages = { people, paise, messages: await readMessages(service, planned) };
  if (!appointment) return withMessages;
  const { userId } = facts.application;
  return { ...withMessages, clashes: await clashesWith(service, userId, appointment) };
}

/** The person's other interviews that a time clashes with. */
async function clashesWith({ db, now }: Service, userId: number, time: Busy & { id: number }) {
  const own = await interviewsOfPerson(db, userId, busySince(now));
  return clashesOf(own.filter((one) => one.id !== time.id && doClash(time, one)));
}

/**
 * Previews the message about a result. An answer that was given before is refused here, while
 * giving it again changes nothing.
 *
 * @throws Failure as `giveResult`
 */
export async function previewResult(
  service: Service,
  actor: Actor,
  id: number,
  input: ResultInput,
): Promise<ActPreview> {
  const verb = resultVerb(service, actor, id, input);
  const facts = await verb.load();
  metBefore(facts, actor, service.now);
  return previewOf(service, verb, facts);
}

/** Previews a call to the next round. @throws Failure as `callToNextRound` */
export async function previewNextRound(
  service: Service,
  actor: Actor,
  id: number,
): Promise<ActPreview> {
  const verb = nextRoundVerb(service, actor, id);
  const facts = await verb.load();
  roundBefore(facts, actor, service.now);
  return previewOf(service, verb, facts);
}
