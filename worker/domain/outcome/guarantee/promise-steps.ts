import { expectGuarantee, setGuarantee } from "../../../../db/application/guarantee";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { type Plan, planOf, statement } from "../../case/plan";
import { GOODWILL_BACK, type OutboxMessage, outboxMessage } from "../../talk/outbox/outbox";
import { ending } from "../ending/ending";
import type { EndedBySilence } from "./clock.rules";
import type { GuaranteeCase, StepCase } from "./guarantee-case";
import { automaticReturn, NO_RETURN } from "./returns";

/** The changes of a step with its messages, each of which is sent once. */
export const notify = (
  { application }: GuaranteeCase,
  messages: OutboxMessage[],
  values: Parameters<typeof setGuarantee>[2],
): Plan =>
  planOf({
    guards: [statement(expectGuarantee, application)],
    changes: [statement(setGuarantee, application.id, values)],
    messages,
    hasKnownMessages: true,
  });

/** The promise is broken: tells the candidate at once what follows. */
export function breakPromise(facts: GuaranteeCase, lookAt: string, now: Date): Plan {
  const { id, promisedBy } = facts.application;
  const until = addSeconds(now, facts.guarantee.sold.brokenPromiseHours * 3_600);
  const message = outboxMessage(
    "promise_broken",
    { applicationId: id, until },
    `promise_broken-${id}-${promisedBy}`,
  );
  return notify(facts, [message], {
    promiseBrokenAt: now.toISOString(),
    chooseAskedAt: null,
    guaranteeDueAt: lookAt,
  });
}

/** Asks the candidate to choose a time, if there are free ones. Sent once for each `since`. */
export function askToChoose(facts: StepCase, since: string, lookAt: string): Plan {
  const { id, promisedBy } = facts.application;
  const payload = { applicationId: id, until: promisedBy };
  const message = outboxMessage("choose_soon", payload, `choose_soon-${id}-${since}`);
  return notify(facts, facts.hasFreeTimes ? [message] : [], { guaranteeDueAt: lookAt });
}

/** Reminds the candidate, who has not chosen one of the free times. */
export function remindToChoose(
  facts: GuaranteeCase,
  isAgain: boolean,
  lookAt: string,
  now: Date,
): Plan {
  const { id, chooseAskedAt } = facts.application;
  const askedAt = chooseAskedAt ?? now.toISOString();
  const until = addSeconds(new Date(askedAt), facts.guarantee.sold.chooseDays * DAY_SECONDS);
  const message = outboxMessage(
    "choose_time",
    { applicationId: id, until },
    `choose_time-${id}-${askedAt}${isAgain ? "-again" : ""}`,
  );
  return notify(facts, [message], { chooseAskedAt: askedAt, guaranteeDueAt: lookAt });
}

/** Endings that return the money: the candidate did not get what they paid for. */
const RETURNS: readonly EndedBySilence[] = ["employer_late", "did_not_choose"];
/** Endings of a used slot: it is not given to another candidate. */
const USED: readonly EndedBySilence[] = ["not_proven", "no_answer"];

/** Whether an ending returns money. */
export const returnsMoney = (because: EndedBySilence) => RETURNS.includes(because);

/** Ends an application because its deadline passed in silence. */
export function endBySilence(facts: StepCase, because: EndedBySilence, now: Date): Plan {
  const isReturned = returnsMoney(because);
  const back = isReturned ? automaticReturn(facts, now) : NO_RETURN;
  const message = outboxMessage("guarantee_ended", {
    applicationId: facts.application.id,
    because,
    providerPaymentId: isReturned ? (facts.payment?.providerPaymentId ?? null) : null,
    ...(isReturned && facts.goodwill && GOODWILL_BACK),
  });
  return ending(
    facts,
    because,
    { ...back, messages: [message, ...back.messages] },
    now,
    USED.includes(because) ? "used" : "released",
  );
}
