import type { ResultInput } from "../../../contract/ops";
import type { ActPreview } from "../../../contract/preview";
import type { Actor } from "../../../facts/people/console";
import { firstBefore, nextRoundVerb } from "../../outcome/guarantee/next-round";
import { metBefore, resultVerb } from "../../outcome/guarantee/result";
import type { Service } from "../../service";
import { previewOf } from "./preview-act";

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
  firstBefore(facts, actor, service.now);
  return previewOf(service, verb, facts);
}
