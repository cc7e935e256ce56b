import * as findWords from "~app/words/console/find";
import * as words from "~app/words/console/person";
import type { StaffPersonWhole } from "../../../worker/contract/staff/people";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { FactList } from "../../ui/fact-list";
import { clockTime, day } from "../../words/format";

/** The person's data, and the known facts about their logins. */
export function PersonFacts({ one }: { one: StaffPersonWhole }) {
  const { labels } = words;
  const { phone, email, emailConfirmedAt, createdAt, seenAt, blockedAt, closedAt } = one;
  return (
    <Card as="section">
      {blockedAt && <Badge tone="red">{words.blockedSince(blockedAt)}</Badge>}
      <FactList
        rows={[
          {
            label: labels.phone,
            value: closedAt ? (
              words.closedSince(closedAt)
            ) : (
              <a href={`tel:+91${phone}`}>{findWords.phone(phone)}</a>
            ),
          },
          {
            label: labels.email,
            value: email ? (
              <>
                <a href={`mailto:${email}`}>{email}</a>
                <br />
                <span className="console-small">{words.confirmed(emailConfirmedAt)}</span>
              </>
            ) : (
              words.noEmail
            ),
          },
          { label: labels.since, value: day(createdAt) },
          { label: labels.seen, value: seenAt ? clockTime(seenAt) : findWords.never },
          ...(one.claimedAt
            ? [{ label: labels.claimed, value: words.claimedSince(one.claimedAt, one.releasedAt) }]
            : []),
          { label: labels.logins, value: words.logins(one) },
          { label: labels.holds, value: one.unpaidHolds },
          { label: labels.wrongCodes, value: one.wrongCodes },
        ]}
      />
    </Card>
  );
}
