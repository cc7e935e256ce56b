import * as words from "~worker/words/interview-messages";
import { interviewsOf, interviewWithJob } from "../../../../db/interview/interviews";
import { hmac, hmacMatches, tokenSecrets } from "../../../crypto";
import { REMINDER_HOURS } from "../../../facts/guarantee/interviews";
import { isCancelled } from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import { byTime } from "../../case/appointment.rules";
import type { Service } from "../../service";
import { calendarFile } from "./calendar.rules";

const signedText = (interviewId: number) => `calendar:${interviewId}`;

/** A link to the calendar file that opens on any device and stays valid when the date changes. */
export async function calendarUrl(service: Service, { id }: { id: number }): Promise<string> {
  const { PUBLIC_URL, TOKEN_SECRET } = service.settings;
  const signature = await hmac(TOKEN_SECRET, signedText(id));
  return `${PUBLIC_URL}/files/interviews/${id}.ics?signature=${signature}`;
}

/**
 * The calendar file behind a signed link. Unless the interview is cancelled, it includes the other
 * rounds of the application, too. @throws Failure not_found for a link that we did not sign.
 */
export async function openCalendar(service: Service, id: number, signature: string) {
  const { db, settings } = service;
  if (!(await hmacMatches(tokenSecrets(settings), signedText(id), signature))) {
    throw new Failure("not_found");
  }
  const [row] = await interviewWithJob(db, id);
  if (!row) throw new Failure("not_found");
  const { interview, title, company } = row;
  const isOff = isCancelled(interview);
  const rounds = isOff ? [interview] : await interviewsOf(db, [interview.applicationId]);
  const url = `${settings.PUBLIC_URL}/applications/${interview.applicationId}`;
  const events = byTime(isOff ? rounds : rounds.filter((round) => !isCancelled(round))).map(
    (round) => ({
      ...round,
      uid: `${round.uid}@${new URL(settings.PUBLIC_URL).hostname}`,
      cancelled: isOff,
      summary: words.calendarWords.summary(round.round, title, company),
      description: [
        words.calendarWords.begins(round),
        round.link,
        words.calendarWords.application(url),
        words.calendarWords.help,
      ]
        .filter(Boolean)
        .join("\n"),
      url,
      organizer: { name: "Pakka", email: settings.SUPPORT_EMAIL },
      alarmHours: Object.values(REMINDER_HOURS),
    }),
  );
  return { method: isOff ? "CANCEL" : "PUBLISH", file: calendarFile(events) };
}
