import { expectGuarantee, setGuarantee } from "../../../db/application/guarantee";
import { writeBatch } from "../../../db/client";
import { insertOutbox } from "../../../db/outbox/outbox";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import { commit, NO_ANSWER } from "../case/commit";
import { loadCaseWithTimes } from "../case/load";
import { builtStatement } from "../case/plan";
import { ending } from "../ending/ending";
import { freeTimes } from "../interview/free-times";
import {
  enqueueMessages,
  GOODWILL_BACK,
  type OutboxMessage,
  outboxMessage,
} from "../outbox/outbox";
import type { Service } from "../service";
import type { EndedBySilence } from "./clock.rules";
import { automaticReturn } from "./returns";
import type { Situation } from "./situation";

/** Writes the changes of a step with its messages, each of which is sent once. */
export async function notify(
  service: Service,
  { application }: Situation,
  messages: OutboxMessage[],
  values: Parameters<typeof setGuarantee>[2],
): Promise<true> {
  const { db, now } = service;
  await writeBatch(db, [
    expectGuarantee(db, application),
    ...messages.map((message) =>
      insertOutbox(db, { ...message, createdAt: now.toISOString() }).onConflictDoNothing(),
    ),
    setGuarantee(db, application.id, values),
  ]);
  await enqueueMessages(service, messages);
  return true;
}

/** The promise is broken: tells the candidate at once what follows. */
export function breakPromise(service: Service, found: Situation, lookAt: string) {
  const { application } = found;
  const until = addSeconds(service.now, found.known.sold.brokenPromiseHours * 3_600);
  const message = outboxMessage(
    "promise_broken",
    { applicationId: application.id, until },
    `promise_broken-${application.id}-${application.promisedBy}`,
  );
  return notify(service, found, [message], {
    promiseBrokenAt: service.now.toISOString(),
    chooseAskedAt: null,
    guaranteeDueAt: lookAt,
  });
}

/** Asks the candidate to choose a time, if there are free ones. Sent once for each `since`. */
export async function askToChoose(
  service: Service,
  found: Situation,
  since: string,
  lookAt: string,
): Promise<boolean> {
  const { id, promisedBy } = found.application;
  const times = freeTimes(await loadCaseWithTimes(service, id, { for: "product" }), service.now);
  const payload = { applicationId: id, until: promisedBy };
  const message = outboxMessage("choose_soon", payload, `choose_soon-${id}-${since}`);
  return notify(service, found, times.length > 0 ? [message] : [], { guaranteeDueAt: lookAt });
}

/** Reminds the candidate, who has not chosen one of the free times. */
export function remindToChoose(
  service: Service,
  found: Situation,
  isAgain: boolean,
  lookAt: string,
) {
  const { application } = found;
  const askedAt = application.chooseAskedAt ?? service.now.toISOString();
  const until = addSeconds(new Date(askedAt), found.known.sold.chooseDays * DAY_SECONDS);
  const message = outboxMessage(
    "choose_time",
    { applicationId: application.id, until },
    `choose_time-${application.id}-${askedAt}${isAgain ? "-again" : ""}`,
  );
  return notify(service, found, [message], { chooseAskedAt: askedAt, guaranteeDueAt: lookAt });
}

/** Endings that return the money: the candidate did not get what they paid for. */
const RETURNS: readonly EndedBySilence[] = ["employer_late", "did_not_choose"];
/** Endings of a used slot: it is not given to another candidate. */
const USED: readonly EndedBySilence[] = ["not_proven", "no_answer"];

/** Whether an ending returns money. */
export const returnsMoney = (because: EndedBySilence) => RETURNS.includes(because);

const NOTHING_BEHIND = { payment: null, goodwill: null };

/** Ends an application because its deadline passed in silence. */
export async function endBySilence(
  service: Service,
  found: Situation,
  because: EndedBySilence,
): Promise<boolean> {
  const { application, interviews } = found;
  const { payment, goodwill } = returnsMoney(because) ? found : NOTHING_BEHIND;
  const back = automaticReturn(service, { ...found, payment, goodwill });
  const message = outboxMessage("guarantee_ended", {
    applicationId: application.id,
    because,
    providerPaymentId: payment?.providerPaymentId ?? null,
    ...(goodwill && GOODWILL_BACK),
  });
  const plan = ending(
    { application, interviews },
    because,
    { messages: [message, ...back.messages], changes: [builtStatement(back.writes)] },
    service.now,
    USED.includes(because) ? "used" : "released",
  );
  return (await commit(service, plan, NO_ANSWER)) !== null;
}
