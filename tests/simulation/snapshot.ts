import type { World } from "./world";

type Row = Record<string, any>;

const ONE_WAY: Record<string, number> = { kept: 0, refund_due: 1, refunding: 1, refunded: 2 };

/** Facts of an interview that are set only once. */
const ONCE = ["arrived_at", "checked_in_at", "company_word", "candidate_word"];

/** The state before a step. A step may change it only in allowed ways. */
export class Snapshot {
  steps = 0;
  private applications = new Map<unknown, Row>();
  private payments = new Map<unknown, Row>();
  private interviews = new Map<unknown, Row>();

  /** Describes the forbidden changes of the newest step. */
  async broken(world: World): Promise<string[]> {
    const applications: Row[] = Array.from(
      await world.ask(
        `select a.id, a.seq, a.status, a.slot_state, a.slot_expires_at, a.closed_because,
          a.promised_by, s.score, s.minutes from applications a
          left join attempts s on s.application_id = a.id`,
      ),
    );
    const payments: Row[] = Array.from(await world.ask("select id, amount, state from payments"));
    const interviews: Row[] = Array.from(await world.ask("select * from interviews"));
    const wrong = [
      ...interviews.flatMap((row) => this.unsaid(row)),
      ...applications.flatMap((row) => this.changed(row, world.now.toISOString())),
      ...payments.flatMap((row) => this.moved(row)),
    ];
    this.applications = new Map(applications.map((row) => [row.id, row]));
    this.payments = new Map(payments.map((row) => [row.id, row]));
    this.interviews = new Map(interviews.map((row) => [row.id, row]));
    return wrong;
  }

  private unsaid(row: Row): string[] {
    const was = this.interviews.get(row.id);
    if (!was) return [];
    const isOver = was.state !== "scheduled" && was.state !== "disputed";
    const isReopened = was.state === "disputed" && row.state === "scheduled";
    const isOther = isReopened || (isOver && row.state !== was.state);
    // "I am here" belongs to the old time, so a move deletes it.
    const fallsAway = (name: string) => name === "arrived_at" && row.at !== was.at;
    // A statement of absence can be taken back for a while, and replaced in the same step.
    const isTakenBack = (name: string) => name.endsWith("_word") && was[name] !== "held" && !isOver;
    const isUnsaid = ONCE.some(
      (name) =>
        was[name] !== null && row[name] !== was[name] && !fallsAway(name) && !isTakenBack(name),
    );
    return isOther || isUnsaid ? [`said otherwise: ${JSON.stringify([was, row])}`] : [];
  }

  private changed(row: Row, now: string): string[] {
    const was = this.applications.get(row.id);
    if (!was) return [];
    const both = JSON.stringify([was, row]);
    const wrong: string[] = [];
    if (row.seq < was.seq) wrong.push(`history went back: ${both}`);
    if (was.promised_by > (row.promised_by ?? "")) wrong.push(`promised earlier: ${both}`);
    if (was.score !== null && row.score !== was.score) wrong.push(`another score: ${both}`);
    if (was.slot_state === "confirmed" && row.slot_state !== "confirmed" && !row.closed_because) {
      wrong.push(`a confirmed slot is lost: ${both}`);
    }
    // A hold can't be lost before its end, unless its candidate
    // takes a step or the length of the test changes.
    const isHeld = was.slot_state === "held" && was.slot_expires_at > now;
    const isSame = row.seq === was.seq && row.minutes === was.minutes;
    const isKept = row.slot_state !== "released" && row.slot_expires_at >= was.slot_expires_at;
    if (isHeld && isSame && !isKept) wrong.push(`a live hold is lost: ${both}`);
    return wrong;
  }

  private moved(row: Row): string[] {
    const was = this.payments.get(row.id);
    if (!was) return [];
    const isBack = (ONE_WAY[row.state] ?? 0) < (ONE_WAY[was.state] ?? 0);
    return isBack || row.amount !== was.amount
      ? [`money moved back: ${JSON.stringify([was, row])}`]
      : [];
  }
}
