import type { InterviewRow } from "../../../../db/interview/interviews";
import type { CompanyKind } from "../../talk/outbox/kinds.rules";
import { type OutboxMessage, outboxMessage } from "../../talk/outbox/outbox";

type News = Extract<CompanyKind, "time_chosen" | "time_moved" | "time_given_up">;

/**
 * News for a company's members of what a candidate did with a time: the outbox mails each of them.
 *
 * @param before the previous time of the interview
 */
export const companyNews = (
  news: News,
  { applicationId, uid, sequence, at, dayId }: Omit<InterviewRow, "id">,
  before: string | null = null,
): OutboxMessage =>
  outboxMessage(
    "company_news",
    { news, applicationId, uid, at, dayId, before },
    `company_news-${uid}-${sequence}`,
  );
