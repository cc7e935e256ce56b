import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as endingsWords from "~app/words/application/endings";
import * as pageWords from "~app/words/application/page";
import type { Application } from "../../../worker/contract/applications";
import { idParam } from "../../forms/form.server";
import { cardOf } from "../../jobs/card.server";
import { promisedOf } from "../../jobs/standing.server";
import { attempt } from "../../session/api.server";
import type { Session } from "../../session/session.server";
import { applicationOf } from "./application.server";
import {
  appointmentsOf,
  changeableUntil,
  dateToCome,
  scheduledWords,
  todayOf,
} from "./appointments.server";
import { brokenInterviewOf, promisePanelOf } from "./broken.server";
import { dayPanelOf } from "./day-panel.server";
import { historyOf } from "./history.server";
import {
  companyFactsOf,
  companyTitleOf,
  failedWordsOf,
  mayCancel,
  preparationOf,
  resultTextOf,
} from "./looked-up.server";
import { feeDueOf, paidOf, whyReturned } from "./money.server";
import { afterHostedPage, isNothingCharged, paymentNews } from "./payment.server";
import { beforeCancel, cancelTitleOf } from "./returns.server";
import { bookingOf, hasFreeSlot, safetyWordOf } from "./slot.server";
import { stepsOf } from "./steps.server";
import { linkIn, testWaitOf } from "./test-link.server";
import { dayMarkOf, dayTicketOf } from "./ticket.server";
import { choiceOf, freeTimesOf } from "./times.server";

/** The data of an application's page; `application` is null if there is none or it can't be read. */
export async function applicationPage({ request, params, context }: LoaderFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const id = idParam(params.id);
  if (!id)
    return data({ application: null, problem: undefined, requestId: undefined }, { status: 404 });
  const [answer, safetyWord] = await Promise.all([
    attempt(applicationOf(session, id)),
    safetyWordOf(session),
  ]);
  const returned = new URL(request.url).searchParams.get("payment");
  if (returned && "data" in answer) throw await afterHostedPage(session, answer.data, returned);
  if ("data" in answer) return propsOf(session, answer.data, context.now, safetyWord);
  const { status } = answer.error;
  const problem = status === 404 ? undefined : answer.error.wordsOr(pageWords.notFetched);
  return data({ application: null, problem, requestId: context.requestId }, { status });
}

/** What the page's panels show of an application. */
async function propsOf(session: Session, application: Application, date: Date, word?: string) {
  const now = date.toISOString();
  const { similar, closedBecause } = application;
  const news = paymentNews(application, session.settings.checkout.name);
  const [{ times }, testLink, mark, hasCredit] = await Promise.all([
    freeTimesOf(session, application),
    linkIn(session, application),
    dayMarkOf(application, now),
    similar && hasFreeSlot(session),
  ]);
  const choice = choiceOf(application, times, now);
  const promiseBroken = promisePanelOf(application);
  const dayTicket = dayTicketOf(application, now);
  return {
    application: { ...application, similar: undefined },
    similar: similar?.map((job) => cardOf(job, date, hasCredit)),
    steps: stepsOf(application),
    lines: historyOf(application),
    broken: promiseBroken ? undefined : brokenInterviewOf(application, now, choice !== undefined),
    dayPanel: dayPanelOf(application, now, choice !== undefined) ?? promiseBroken,
    appointments: appointmentsOf(application, now),
    today: todayOf(application, now),
    dayTicket,
    mark,
    endingText: closedBecause && endingsWords.endings[closedBecause].text,
    resultText: resultTextOf(application),
    // Changing a chosen time has its own page.
    choice: application.next ? choice : undefined,
    changeUntil: choice && changeableUntil(application),
    promised: promisedOf(application, now),
    toCome: dateToCome(application),
    scheduled: scheduledWords(application),
    booking: bookingOf(application, times),
    testWait: testWaitOf(application),
    testLink,
    failed: failedWordsOf(application),
    paid: dayTicket ? undefined : paidOf(application),
    beforeCancel: beforeCancel(application),
    cancelTitle: mayCancel(application) ? cancelTitleOf(application) : undefined,
    whyReturned: whyReturned(application),
    feeDue: feeDueOf(application),
    company: companyFactsOf(application),
    companyTitle: companyTitleOf(application),
    prepare: preparationOf(application),
    news,
    nothingCharged: isNothingCharged(application, news),
    // On the day of the interview the code replaces it.
    safetyWord: closedBecause || dayTicket || news ? undefined : word,
    now,
  };
}
