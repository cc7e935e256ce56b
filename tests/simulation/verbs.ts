import { apply } from "../../worker/domain/booking/application/application";
import {
  payWithCredit,
  takeEmployerPaidSlot,
} from "../../worker/domain/booking/payment/confirm-slot";
import { giveGoodwill } from "../../worker/domain/booking/payment/goodwill";
import { createOrder } from "../../worker/domain/booking/payment/order";
import { acceptWebhook, verifyPayment } from "../../worker/domain/booking/payment/payment";
import { NO_ANSWER } from "../../worker/domain/case/commit";
import { changeJob } from "../../worker/domain/employers/job/change-job";
import { readJob } from "../../worker/domain/employers/job/job";
import { changeJobState } from "../../worker/domain/employers/job/job-state";
import {
  answer,
  openAssessment,
  submitAssessment,
} from "../../worker/domain/outcome/assessment/assessment";
import { startAssessment } from "../../worker/domain/outcome/assessment/start";
import { assessmentLink } from "../../worker/domain/outcome/assessment/test-link";
import { cancel, requestRefund } from "../../worker/domain/outcome/ending/cancellation";
import { grantExtraTime } from "../../worker/domain/outcome/ending/extra-time";
import { findPayment, refundByStaff } from "../../worker/domain/outcome/ending/staff-refund";
import { rightOption } from "../support/answer-key";
import { appointments, meet } from "./appointments";
import { applicationOf, type Choice, doAct, oneOf, type Verb } from "./choices";
import { STAFF } from "./staff";
import { JOBS, type World } from "./world";

async function testOf(world: World, choice: Choice): Promise<string> {
  const { id } = await applicationOf(world, choice);
  return (await assessmentLink(world.service(), id)).split("/").pop() ?? "";
}

function checkoutsOf({ checkouts }: World, { person, job }: Choice): Map<string, Date> {
  const ownCheckouts = checkouts.get(`${person}-${job}`) ?? new Map();
  checkouts.set(`${person}-${job}`, ownCheckouts);
  return ownCheckouts;
}

const ordersOf = (world: World, choice: Choice) => [...checkoutsOf(world, choice).keys()];

async function claim(world: World, choice: Choice, verb: typeof payWithCredit): Promise<void> {
  const { id } = await applicationOf(world, choice);
  await verb(world.service(), choice.person, id, NO_ANSWER);
}

const giveSlot = (world: World, id: number) =>
  doAct(world, (service) => giveGoodwill(service, STAFF, id, "Sorry."));

async function leave(world: World, choice: Choice, verbOf: typeof cancel): Promise<void> {
  const { id } = await applicationOf(world, choice);
  await doAct(world, (service) => verbOf(service, choice.person, id));
}

const candidate = {
  apply: (world, { person, job }) =>
    apply(world.service(), { userId: person, jobId: job, resumeId: person }, []),
  start: async (world, choice) =>
    startAssessment(world.service(), await testOf(world, choice), null, null),
  answer: async (world, choice) => {
    const test = await testOf(world, choice);
    return answer(world.service(), test, choice.person, {
      question: choice.number % 2,
      option: (choice.number >> 1) % 2,
    });
  },
  answerRightly: async (world, choice) => {
    const test = await testOf(world, choice);
    const { questions } = await openAssessment(world.service(), test, null);
    for (const question of questions) {
      await answer(world.service(), test, null, {
        question: question.index,
        option: rightOption(question),
      });
    }
  },
  submit: async (world, choice) =>
    submitAssessment(world.service(), await testOf(world, choice), null),
  order: async (world, choice) => {
    const { person, job } = choice;
    const { id } = await applicationOf(world, choice);
    const price = JOBS.find((one) => one.id === job)?.price ?? 0;
    const order = await createOrder(world.service(), person, id, price * 100);
    checkoutsOf(world, choice).set(order.id, world.now);
  },
  pay: async (world, choice) => {
    const checkout = oneOf([...checkoutsOf(world, choice)], choice.number);
    const outcomes = ["captured", "captured", "authorized", "failed"] as const;
    if (checkout) world.bank.pay(...checkout, outcomes[choice.number % 4] ?? "captured");
  },
  verify: async (world, choice) => {
    const providerPayments = ordersOf(world, choice).flatMap((id) => world.bank.signedFor(id));
    const signed = oneOf(providerPayments, choice.number);
    // The browser's script returns with a session, the provider's page without one.
    const person = choice.number % 2 ? choice.person : null;
    if (signed) await verifyPayment(world.service(), person, signed, () => NO_ANSWER);
  },
  cancel: (world, choice) => leave(world, choice, cancel),
  requestRefund: (world, choice) => leave(world, choice, requestRefund),
  claim: async (world, choice) => claim(world, choice, takeEmployerPaidSlot),
  payWithCredit: async (world, choice) => claim(world, choice, payWithCredit),
} satisfies Record<string, Verb>;

const staff = {
  grantTime: async (world, choice) => {
    const { id } = await applicationOf(world, choice);
    const input = { actor: STAFF, minutes: choice.number % 3 };
    await doAct(world, (service) => grantExtraTime(service, id, input));
  },
  refund: async (world, choice) => {
    const { id } = await applicationOf(world, choice);
    const payments = await world.ask("select id from payments where application_id = ?", [id]);
    const payment = oneOf(Array.from(payments), choice.number);
    if (!payment) return;
    const bought = await findPayment(world.service(), Number(payment.id));
    const input = { reason: "Their wish.", expect: { applicationId: id } };
    await doAct(world, (service) => refundByStaff(service, STAFF, bought, input));
  },
  giveFreeSlot: async (world, choice) => giveSlot(world, (await applicationOf(world, choice)).id),
  close: (world, { job }) => changeJobState(world.service(), STAFF, job, "close"),
  open: (world, { job }) => changeJobState(world.service(), STAFF, job, "open"),
  slots: async (world, { job, number }) =>
    changeJob(world.service(), STAFF, await readJob(world.service(), STAFF, job), {
      maxApplicants: 1 + (number % 3),
    }),
} satisfies Record<string, Verb>;

const product = {
  webhook: async (world, { number }) => {
    const event = oneOf(world.bank.events, number);
    if (!event) return;
    const body = new TextEncoder().encode(event.body);
    await acceptWebhook(world.service(), body, event.headers);
  },
  deliver: (world, { number }) => world.deliver(number >> 1, number % 2 === 1),
  loseQueue: async (world) => void world.queue.splice(0),
  schedule: (world) => world.schedule(),
  captureLate: async (world, choice) => {
    for (const id of ordersOf(world, choice)) world.bank.capture(id);
  },
  refundElsewhere: async (world, choice) => {
    for (const id of ordersOf(world, choice)) world.bank.refundElsewhere(id);
  },
  openDispute: async (world, choice) => {
    for (const id of ordersOf(world, choice)) world.bank.openDispute(id);
  },
  endDispute: async (world, choice) => {
    for (const id of ordersOf(world, choice)) {
      world.bank.decideDisputes(choice.number % 2 === 1, id);
    }
  },
  loseDispute: async (world, choice) => {
    for (const id of ordersOf(world, choice)) {
      world.bank.openDispute(id);
      world.bank.decideDisputes(true, id);
    }
  },
  refuseRefund: async (world) => {
    world.bank.refusals = 1;
  },
} satisfies Record<string, Verb>;

/** The usual next step of the application, by its candidate or by the company. */
const next: Verb = async (world, choice) => {
  const { id, status } = await applicationOf(world, choice);
  const [attempt] = await world.ask("select 1 from attempts where application_id = ?", [id]);
  const [answers] = await world.ask("select count(*) n from answers where application_id = ?", [
    id,
  ]);
  const orders = ordersOf(world, choice);
  const isPaid = orders.some((one) => world.bank.signedFor(one).length > 0);
  const test = !attempt
    ? candidate.start
    : answers?.n === 2
      ? candidate.submit
      : candidate.answerRightly;
  const payment = orders.length === 0 ? candidate.order : isPaid ? candidate.verify : candidate.pay;
  const steps: Record<string, Verb> = {
    "": candidate.apply,
    APPLIED: test,
    TEST_PENDING: test,
    TEST_PASSED: candidate.claim,
    PAYMENT_PENDING: payment,
  };
  return (steps[status] ?? meet)(world, choice);
};

/** Does several of these steps in a row, until one is refused. */
const walk: Verb = async (world, choice) => {
  for (let step = 0; step <= choice.number % 16; step += 1) await next(world, choice);
};

export const VERBS: Record<string, Verb> = {
  next,
  walk,
  meet,
  ...candidate,
  ...staff,
  ...appointments,
  ...product,
};

/** The verbs from the application to the order. */
export const TO_ORDER = ["apply", "start", "answerRightly", "submit", "order"];

/** Does the verbs one after the other. */
export async function doVerbs(world: World, choice: Choice, ...verbs: string[]): Promise<void> {
  for (const verb of verbs) await VERBS[verb]?.(world, choice);
}
