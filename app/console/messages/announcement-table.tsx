import * as messagesWords from "~app/words/console/messages";
import type { Announcement } from "../../../worker/contract/staff/announcements";
import { Button } from "../../ui/button";
import { clockTime, langOf } from "../../words/format";
import { ActForm } from "../act-form";
import { ConsoleTable } from "../console-table";

/** The announcements, their progress, and for admins the button that stops one. */
export function AnnouncementTable({ rows, isAdmin }: { rows: Announcement[]; isAdmin: boolean }) {
  const { columns } = messagesWords.announcements;
  return (
    <ConsoleTable
      rows={rows}
      empty={messagesWords.announcements.none}
      columns={[
        {
          head: columns.what,
          cell: (one) => (
            <>
              <b lang={langOf(one.title)}>{one.title}</b>
              <br />
              {messagesWords.announcements.to(one)}
            </>
          ),
        },
        {
          head: columns.sent,
          cell: ({ staff, createdAt }) => `${clockTime(createdAt)}, ${staff}`,
        },
        { head: columns.delivered, cell: messagesWords.announcements.delivered },
        { head: columns.act, cell: (one) => <Act one={one} isAdmin={isAdmin} /> },
      ]}
    />
  );
}

function Act({ one: { id, title, stoppedAt }, isAdmin }: { one: Announcement; isAdmin: boolean }) {
  if (stoppedAt) return messagesWords.announcements.stopped(clockTime(stoppedAt));
  if (!isAdmin) return null;
  return (
    <ActForm>
      <input type="hidden" name="id" value={id} />
      <Button
        name="intent"
        value="stop"
        variant="second"
        aria-label={messagesWords.announcements.stopOf(title)}
      >
        {messagesWords.announcements.stop}
      </Button>
    </ActForm>
  );
}
