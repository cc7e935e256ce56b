import type { Announcement } from "../../../worker/contract/staff/announcements";
import { Button } from "../../ui/button";
import { announcements as words } from "../../words/en/console/messages";
import { clockTime, langOf } from "../../words/format";
import { ActForm } from "../act-form";
import { ConsoleTable } from "../console-table";

/** The announcements, their progress, and for admins the button that stops one. */
export function AnnouncementTable({ rows, isAdmin }: { rows: Announcement[]; isAdmin: boolean }) {
  const { columns } = words;
  return (
    <ConsoleTable
      rows={rows}
      empty={words.none}
      columns={[
        {
          head: columns.what,
          cell: (one) => (
            <>
              <b lang={langOf(one.title)}>{one.title}</b>
              <br />
              {words.to(one)}
            </>
          ),
        },
        {
          head: columns.sent,
          cell: ({ staff, createdAt }) => `${clockTime(createdAt)}, ${staff}`,
        },
        { head: columns.delivered, cell: words.delivered },
        { head: columns.act, cell: (one) => <Act one={one} isAdmin={isAdmin} /> },
      ]}
    />
  );
}

function Act({ one: { id, title, stoppedAt }, isAdmin }: { one: Announcement; isAdmin: boolean }) {
  if (stoppedAt) return words.stopped(clockTime(stoppedAt));
  if (!isAdmin) return null;
  return (
    <ActForm>
      <input type="hidden" name="id" value={id} />
      <Button name="intent" value="stop" variant="second" aria-label={words.stopOf(title)}>
        {words.stop}
      </Button>
    </ActForm>
  );
}
