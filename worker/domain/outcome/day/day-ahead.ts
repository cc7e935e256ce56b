import * as words from "~worker/words/company/mails";
import * as formatsWords from "~worker/words/formats";
import { writeBatch } from "../../../../db/client";
import { readersAhead } from "../../../../db/company/readers";
import { listedInterviews } from "../../../../db/interview/listed-interviews";
import { isUniqueViolation } from "../../../../db/violations";
import { todayInIndia } from "../../../contract/profile";
import { DAY_AHEAD_FROM } from "../../../facts/guarantee/guarantee";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { momentInIndia, momentsOf } from "../../booking/interview/times.rules";
import { forEachDue } from "../../for-each-due";
import type { Service } from "../../service";
import { unlinked } from "../../talk/notify/email.rules";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";

const READERS_AT_ONCE = 100;
/** The mail names this many people and counts the rest: the full list is on the site. */
const PEOPLE_NAMED = 40;

async function listOf({ db }: Service, companyId: number, between: [string, string]) {
  const filter = { companyId, between, stands: true };
  const rows = await listedInterviews(db, filter, undefined, Number.MAX_SAFE_INTEGER);
  const lines = rows
    .slice(0, PEOPLE_NAMED)
    .map(({ interview, candidate, job }) =>
      [
        formatsWords.indianTime(interview.at).time,
        unlinked(candidate.name ?? words.noName),
        job.title,
      ].join(", "),
    );
  const remaining = rows.length - lines.length;
  return [...lines, ...(remaining > 0 ? [words.andMore(remaining)] : [])].join("\n");
}

/**
 * Each evening, mails every owner and recruiter of a company the list of the next day's candidates.
 */
export async function mailDayAhead(service: Service): Promise<number> {
  const { db, now } = service;
  if (now < momentInIndia(todayInIndia(now), DAY_AHEAD_FROM)) return 0;
  const date = todayInIndia(new Date(addSeconds(now, DAY_SECONDS)));
  const between = momentsOf(date);
  const idBegins = `day_ahead-${date}-`;
  const readers = await readersAhead(db, between, idBegins, READERS_AT_ONCE);
  return forEachDue("mailDayAhead", readers, async ({ memberId, company }) => {
    const at = momentInIndia(date, "12:00").toISOString();
    const list = await listOf(service, company.id, between);
    const mailPayload = { companyId: company.id, company: company.name, path: "/hiring", at, list };
    const mail = outboxMessage("day_ahead", { ...mailPayload, memberId }, idBegins + memberId);
    try {
      await writeBatch(db, insertMessages(service, [mail]));
    } catch (error) {
      if (isUniqueViolation(error, "message")) return false;
      throw error;
    }
    await enqueueMessages(service, [mail]);
    return true;
  });
}
