import { todayInIndia } from "../../worker/contract/profile";
import { patchInterview } from "../../worker/domain/booking/interview/change-interview";
import { chooseTime } from "../../worker/domain/booking/interview/choose";
import { cancelByEmployer } from "../../worker/domain/booking/interview/employer-cancel";
import { readFreeTimes } from "../../worker/domain/booking/interview/free-times";
import { meetingCode } from "../../worker/domain/booking/interview/interview-view";
import { setInterview } from "../../worker/domain/booking/interview/set-interview";
import { NO_ANSWER } from "../../worker/domain/case/commit";
import { cancelDay } from "../../worker/domain/outcome/day/cancel-day";
import { changeDay } from "../../worker/domain/outcome/day/change-day";
import { offerDay } from "../../worker/domain/outcome/day/offer-day";
import { checkIn } from "../../worker/domain/outcome/guarantee/check-in";
import { decideDispute } from "../../worker/domain/outcome/guarantee/decision";
import { callToNextRound } from "../../worker/domain/outcome/guarantee/next-round";
import { releaseHeldReturn } from "../../worker/domain/outcome/guarantee/release-held-return";
import { giveResult, undoResult } from "../../worker/domain/outcome/guarantee/result";
import { waitOn } from "../../worker/domain/outcome/guarantee/wait";
import {
  arrive,
  candidateSays,
  candidateTakesBack,
  companySays,
  companyTakesBack,
  interviewFor,
} from "../../worker/domain/outcome/guarantee/witness";
import { isAtInterview, OUTCOME_WORDS, type Status } from "../../worker/facts/guarantee/statuses";
import { bookable } from "../support/interview-times";
import { applicationOf, type Choice, doAct, oneOf, type Verb } from "./choices";
import { ELSEWHERE } from "./fairness";
import { clock, HOUR_MS, interviewOf } from "./passing-time";
import { OWNER, STAFF } from "./staff";
import { JOBS, type World } from "./world";

const DAY_MS = 24 * HOUR_MS;

async function dayOf({ ask }: World, { job, number }: Choice): Promise<number> {
  const days = await ask("select id from interview_days where job_id = ? order by id desc", [job]);
  return Number(oneOf(Array.from(days), number >> 2)?.id ?? 0);
}

/**
 * One of the times that the candidate may choose now;
 * `number` decides which. A seat of a day has a `dayId`.
 */
async function freeTimeOf(world: World, choice: Choice) {
  const { id } = await applicationOf(world, choice);
  const times = await readFreeTimes(world.service(), choice.person, id);
  const { dayId, at } = oneOf(times, choice.number) ?? { dayId: 0, at: "" };
  return { id, time: { dayId, at } };
}

const wordOf = ({ number }: Choice) => ({
  outcome: oneOf([...OUTCOME_WORDS], number) ?? "held",
  text: null,
});

const candidate = {
  chooseTime: async (world, choice) => {
    const { id, time } = await freeTimeOf(world, choice);
    const clash = choice.number % 2 ? "accepted" : undefined;
    return doAct(world, (service) => chooseTime(service, choice.person, id, { ...time, clash }));
  },
  acceptTime: async (world, choice) => {
    const { applicationId, dayId, at } = await interviewOf(world, choice);
    return doAct(world, (service) =>
      chooseTime(service, choice.person, applicationId, { dayId, at }),
    );
  },
  waitOn: async (world, choice) => {
    const { id } = await applicationOf(world, choice);
    return doAct(world, (service) => waitOn(service, choice.person, id));
  },
  arrive: async (world, choice) =>
    arrive(world.service(), choice.person, (await applicationOf(world, choice)).id, NO_ANSWER),
  candidateSays: async (world, choice) => {
    const { id } = await applicationOf(world, choice);
    return candidateSays(world.service(), choice.person, { id, ...wordOf(choice) }, NO_ANSWER);
  },
  candidateTakesBack: async (world, choice) => {
    const { id } = await applicationOf(world, choice);
    return candidateTakesBack(world.service(), choice.person, id, NO_ANSWER);
  },
} satisfies Record<string, Verb>;

const company = {
  offerDay: (world, { job, number }) => {
    const ahead = [0, 1, 3, 10][number % 4] ?? 0;
    const round = JOBS.find(({ id }) => id === job)?.rounds === 1 ? null : number % 3 ? 1 : 2;
    return offerDay(world.service(), OWNER, job, {
      round,
      date: todayInIndia(new Date(world.now.getTime() + ahead * DAY_MS)),
      from: "16:00",
      to: "17:00",
      minutesEach: 30,
      seats: 1 + (number % 2),
      interviewer: `Kavya Nair ${number}`,
      place: "Gate 1",
    });
  },
  /**
   * An offer of a company that does not want to meet anyone: seats that only look like an offer.
   */
  offerNothing: (world, { job, number }) => {
    const ahead = [2, 30, 55][number % 3] ?? 2;
    const place = number % 3 === 0 || number % 2 ? ELSEWHERE : "Gate 1";
    const round = JOBS.find(({ id }) => id === job)?.rounds === 1 ? null : 1;
    return offerDay(world.service(), OWNER, job, {
      round,
      date: todayInIndia(new Date(world.now.getTime() + ahead * DAY_MS)),
      from: "16:00",
      to: "17:00",
      minutesEach: 30,
      seats: 1 + (number % 50),
      interviewer: `Nobody ${number}`,
      place,
    });
  },
  /** The company cancels an interview just early enough not to be late. */
  cancelADayAhead: async (world, choice) => {
    const { id, begins } = await interviewOf(world, choice);
    const ahead = begins - 25 * HOUR_MS;
    if (ahead > world.now.getTime()) world.now = new Date(ahead);
    return doAct(world, (service) => cancelByEmployer(service, id, { actor: OWNER }));
  },
  changeDay: async (world, choice) => {
    const changes = [
      { place: "Gate 2" },
      { seats: 1 },
      { to: "18:00" },
      { to: "16:30" },
      { place: ELSEWHERE },
      { seats: 50 },
    ];
    const patch = oneOf(changes, choice.number) ?? {};
    return changeDay(world.service(), OWNER, choice.job, await dayOf(world, choice), patch);
  },
  cancelDay: async (world, choice) =>
    cancelDay(world.service(), OWNER, choice.job, await dayOf(world, choice)),
  checkIn: async (world, choice) => {
    const { id, uid } = await interviewOf(world, choice);
    const service = world.service();
    const row = await interviewFor(service, OWNER, id);
    const code = await meetingCode(service, uid);
    return checkIn(service, { actor: OWNER, row, code }, NO_ANSWER);
  },
  checkInWrongly: async (world, choice) => {
    const { id } = await interviewOf(world, choice);
    const service = world.service();
    const row = await interviewFor(service, OWNER, id);
    return checkIn(service, { actor: OWNER, row, code: "ABC-00" }, NO_ANSWER);
  },
  companySays: async (world, choice) => {
    const { id } = await interviewOf(world, choice);
    return companySays(world.service(), OWNER, { id, ...wordOf(choice) }, NO_ANSWER);
  },
  companyTakesBack: async (world, choice) => {
    const { id } = await interviewOf(world, choice);
    return companyTakesBack(world.service(), OWNER, id, NO_ANSWER);
  },
} satisfies Record<string, Verb>;

const staff = {
  setInterview: async (world, choice) => {
    const hours = [1, 30, 60][choice.number % 3] ?? 1;
    const at = new Date(world.now.getTime() + hours * HOUR_MS).toISOString();
    const round = ([null, 1, 2] as const)[choice.number % 5] ?? null;
    const { id } = await applicationOf(world, choice);
    const input = { round, at, minutes: 30, place: "Gate 1" };
    return doAct(world, (service) => setInterview(service, STAFF, id, input));
  },
  giveSeat: async (world, choice) => {
    const { id, time } = await freeTimeOf(world, choice);
    return doAct(world, (service) => setInterview(service, STAFF, id, time));
  },
  moveInterview: async (world, choice) => {
    const { id } = await interviewOf(world, choice);
    const hours = [3, 30, 60][choice.number % 3] ?? 3;
    // Full minutes, as in messages: a move by some seconds would send the same text again.
    const minute = Math.floor((world.now.getTime() + hours * HOUR_MS) / 60_000);
    const at = bookable(new Date(minute * 60_000).toISOString());
    return doAct(world, (service) => patchInterview(service, STAFF, id, { at }));
  },
  cancelInterview: async (world, choice) => {
    const { id } = await interviewOf(world, choice, "1");
    return doAct(world, (service) => cancelByEmployer(service, id, { actor: STAFF }));
  },
  giveResult: async (world, choice) => {
    const result = choice.number % 2 ? "SELECTED" : "REJECTED";
    return giveResult(world.service(), OWNER, (await applicationOf(world, choice)).id, { result });
  },
  callOn: async (world, choice) =>
    callToNextRound(world.service(), OWNER, (await applicationOf(world, choice)).id),
  undoResult: async (world, choice) => {
    const { id } = await applicationOf(world, choice);
    return doAct(world, (service) => undoResult(service, OWNER, id));
  },
  decideDispute: async (world, choice) => {
    const { id } = await interviewOf(world, choice);
    const { outcome } = wordOf(choice);
    const decision = { outcome, reason: "By phone." };
    return doAct(world, (service) => decideDispute(service, STAFF, id, decision));
  },
  releaseHeldReturn: async (world, choice) =>
    releaseHeldReturn(world.service(), STAFF, (await applicationOf(world, choice)).id),
} satisfies Record<string, Verb>;

export const appointments = { ...candidate, ...company, ...staff, ...clock };

/** The next step of a confirmed slot: a time, the interview day, an outcome or an answer. */
export const meet: Verb = async (world, choice) => {
  const { status } = await applicationOf(world, choice);
  const isSet = status !== "" && isAtInterview(status as Status);
  const { state, begins, ends } = await interviewOf(world, choice);
  const { number } = choice;
  const now = world.now.getTime();
  if (state === "disputed") return staff.decideDispute(world, choice);
  if (!isSet || state !== "scheduled") {
    const answers = [staff.callOn, staff.giveResult, null] as const;
    const answer = isSet && answers[number % 3];
    if (answer) return answer(world, choice);
    const { time } = await freeTimeOf(world, choice);
    return (time.dayId ? candidate.chooseTime : company.offerDay)(world, choice);
  }
  if (now < begins - HOUR_MS / 2) return clock.passToInterview(world, choice);
  if (now < begins + 20 * 60_000) {
    const near = [candidate.arrive, company.checkIn, clock.passToInterview];
    return oneOf<Verb>(near, number)?.(world, choice);
  }
  const words = [candidate.candidateSays, company.companySays, clock.passToInterview];
  return oneOf<Verb>(now < ends + DAY_MS ? words : [clock.passToDue], number >> 2)?.(world, choice);
};
