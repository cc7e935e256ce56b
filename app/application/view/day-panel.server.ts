import * as words from "~app/words/application/day";
import * as resultsWords from "~app/words/application/results";
import type { Application } from "../../../worker/contract/applications";
import { DISPUTE_DAYS } from "../../../worker/facts/guarantee/guarantee";
import { isAtInterview, isBooked, isCancelled } from "../../../worker/facts/guarantee/statuses";
import { termsOf } from "../../../worker/facts/guarantee/terms";
import { openPanel } from "./open-panel.server";
import { backOf, isSlotBack, paidOf } from "./returns.server";
import { comingRounds } from "./rounds";
import type { DayPanel } from "./shown";

type Interview = NonNullable<Application["interview"]>;

const daysAfter = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString();

const PANELS: Record<
  Interview["state"],
  (application: Application, one: Interview, now: string, hasTimes: boolean) => DayPanel | undefined
> = {
  scheduled: openPanel,
  disputed,
  held: answerPanel,
  employer_absent: absentPanel,
  unproven: unprovenPanel,
  candidate_absent: () => undefined,
  cancelled: () => undefined,
};

/** The panel from the day of the interview on; undefined before. */
export function dayPanelOf(
  application: Application,
  now: string,
  hasTimes: boolean,
): DayPanel | undefined {
  const { interview, closedBecause, status } = application;
  if (!interview || closedBecause || !isBooked(status)) return undefined;
  return (
    PANELS[interview.state](application, interview, now, hasTimes) ??
    waitPanel(application, now, hasTimes)
  );
}

/** No interview has a date: the candidate waits for a time of the next round, or for the answer. */
function waitPanel(application: Application, now: string, hasTimes: boolean): DayPanel | undefined {
  const { status, next, job, interviews = [] } = application;
  if (!isAtInterview(status) || comingRounds(application, now).length > 0) return undefined;
  if (next) return hasTimes ? undefined : { title: words.noTimeYet, texts: [words.noOtherTime] };
  const last = interviews.findLast((one) => !isCancelled(one));
  return { title: words.waitingForAnswer, texts: [words.answerComes(job.company, last?.at)] };
}

function disputed(application: Application, { at, settledAt }: Interview): DayPanel {
  const until = daysAfter(settledAt ?? at, DISPUTE_DAYS);
  return {
    title: words.weLook,
    texts: [
      words.different(application.job.company, at),
      words.decideBy(until, backOf(application)),
    ],
    link: { to: "/help", text: words.addOnHelp },
  };
}

/** The answer is shown only if no further round waits for its time. */
function answerPanel(application: Application, _: Interview, now: string): DayPanel | undefined {
  const { answerBy, next, job, status } = application;
  if (!answerBy || next || !isAtInterview(status)) return undefined;
  if (answerBy > now)
    return {
      title: words.answerBy(answerBy),
      texts: [words.yesOrNo(job.company), resultsWords.nobodyMayAsk],
      link: words.somethingWrong,
    };
  return { title: words.answerLate, texts: [words.weAsk(job.company, answerBy)] };
}

function absentPanel(
  application: Application,
  { at, settledAt }: Interview,
  _now: string,
  hasTimes: boolean,
): DayPanel {
  const { job, refund } = application;
  const back = refund && paidOf(application);
  return {
    title: back ? words.comingBack(words.capital(back)) : words.companyAbsent,
    texts: [
      words.nobodyMet(job.company, at),
      ...(isSlotBack(application) ? [words.slotBack] : []),
      ...(settledAt
        ? [words.otherTime(daysAfter(settledAt, termsOf(application).freeTimeDays))]
        : []),
      ...(hasTimes ? [] : [words.noOtherTime]),
    ],
    refund: true,
    link: job.employer
      ? { to: `/companies/${job.employer.id}`, text: words.countsInRecord(job.company) }
      : undefined,
  };
}

function unprovenPanel(application: Application, { at }: Interview): DayPanel {
  const { job, answerBy } = application;
  return {
    title: words.unproven,
    texts: [
      words.notShown(job.company, at),
      ...(isSlotBack(application) ? [words.slotBack] : []),
      ...(answerBy ? [words.mayAnswer(job.company, answerBy)] : []),
    ],
    refund: true,
  };
}
