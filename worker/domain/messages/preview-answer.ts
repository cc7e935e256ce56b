import type { ResultInput } from "../../contract/ops";
import type { ActPreview } from "../../contract/preview";
import type { Actor } from "../../facts/console";
import { isUnproven } from "../../facts/statuses";
import { dropComing } from "../ending/dropped";
import { RESULT_KINDS, resultMessage } from "../guarantee/answer-steps";
import { firstBefore, nextPromise } from "../guarantee/next-round";
import { loadAnswer, metBefore } from "../guarantee/result";
import type { ApplicationKind } from "../outbox/kinds.rules";
import type { OutboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { readOf } from "./preview";

/** The preview of a message to one candidate. No money moves. */
async function readByOne(
  service: Service,
  kind: ApplicationKind,
  payload: OutboxMessage["payload"],
): Promise<ActPreview> {
  return { people: 1, paise: 0, messages: await readOf(service, kind, payload) };
}

/** Previews the message about a result. Changes nothing. @throws Failure as `giveResult` */
export async function previewResult(
  service: Service,
  actor: Actor,
  id: number,
  { result, reason = null, comment = null }: ResultInput,
): Promise<ActPreview> {
  const found = await loadAnswer(service, actor, id);
  const { row } = metBefore(found, service.now);
  const { payload } = resultMessage(
    { applicationId: id, result, reason, comment },
    !isUnproven(row),
    dropComing(found.interviews, service.now).payload,
  );
  return readByOne(service, RESULT_KINDS[result], payload);
}

/** Previews a call to the next round. @throws Failure as `callToNextRound` */
export async function previewNextRound(
  service: Service,
  actor: Actor,
  id: number,
): Promise<ActPreview> {
  const found = await loadAnswer(service, actor, id);
  firstBefore(found, service.now);
  const until = nextPromise(found, service.now);
  return readByOne(service, "next_round", { applicationId: id, until });
}
