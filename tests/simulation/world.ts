import type { Client } from "@libsql/client";
import { vi } from "vitest";
import { localSettings } from "../../local/settings";
import type { Service } from "../../worker/domain/service";
import { consume } from "../../worker/jobs/queue";
import { runSchedule } from "../../worker/jobs/schedule";
import { paymentProvider } from "../../worker/providers/payments";
import { readSettings } from "../../worker/settings";
import { TWO_AND_TWO } from "../support/answer-key";
import { Bank } from "./bank";
import { newDatabase } from "./database";
import { Faults } from "./faults";
import { Dice, Turns } from "./turns";

export const PEOPLE = [1, 2, 3];
/**
 * A job with one slot, a job with two slots and two rounds, and a free job with two slots. Two of
 * the jobs are for the same kind of work.
 */
export const JOBS = [
  { id: 1, slots: 1, rounds: 1, price: 199, category: "Sales" },
  { id: 2, slots: 2, rounds: 2, price: 149, category: "Sales" },
  { id: 3, slots: 2, rounds: 1, price: 0, category: "Design" },
];
/** The log lines of failures that a planned fault or a parallel second delivery caused. */
const CAUSED_BY_FAULTS =
  /Crash: |Error: (payments|email|sms): |This SMS is being sent by another delivery/;

/** The daily cap of automatic refunds: one or two slots are refunded without staff. */
const SETTINGS = readSettings(
  localSettings({ product: 1, sqld: 2, simulators: 3 }, { RETURNS_DAILY_CAP: "350" }),
);

/**
 * Signatures and events are read by the product's code; the simulated bank answers the API calls.
 */
const PAYMENTS = paymentProvider(SETTINGS);

/** The service with its environment: one clock, and dice for all random decisions. */
export class World {
  now = new Date("2026-11-21T06:00:00.000Z");
  readonly dice: Dice;
  readonly turns: Turns;
  readonly faults: Faults;
  readonly bank = new Bank(() => this.now);
  /** Queued messages, delivered at least once and in any order. */
  readonly queue: { id: string; attempts: number }[] = [];
  /** The orders that each candidate's browser got, with the last time. */
  readonly checkouts = new Map<string, Map<string, Date>>();
  /** The recipients of mails by idempotency key: the provider sends each key only once. */
  readonly mails = new Map<string, string>();
  /** Errors in the log that no planned fault explains. */
  readonly unexpected: string[] = [];
  client!: Client;
  private db!: Service["db"];

  constructor(seed: number) {
    this.dice = new Dice(seed);
    this.turns = new Turns(this.dice);
    this.faults = new Faults(this.turns, (seconds) => this.pass(seconds));
  }

  static async begin(seed: number): Promise<World> {
    const world = new World(seed);
    Object.assign(world, await newDatabase(world.faults));
    vi.spyOn(console, "log").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation((line: string) => {
      if (!CAUSED_BY_FAULTS.test(line)) world.unexpected.push(line);
    });
    const at = world.now.toISOString();
    const test = JSON.stringify([TWO_AND_TWO, TWO_AND_TWO]);
    await world.client.batch([
      ...PEOPLE.map((id) => ({
        sql: `insert into users (safety_word, id, phone, name, dob, email, email_verified_at, created_at)
          values ('KOYAL', ?, ?, 'Asha Verma', '1999-08-15', ?, ?, ?)`,
        args: [id, `900000000${id}`, `p${id}@example.in`, at, at],
      })),
      ...PEOPLE.map((id) => ({
        sql: `insert into resumes (id, user_id, file_name, content_type, object_key, state, uploaded_at)
          values (?, ?, 'a.pdf', 'application/pdf', ?, 'ready', ?)`,
        args: [id, id, `key-${id}`, at],
      })),
      {
        sql: "insert into companies (id, name, state, created_at) values (1, 'Kirana', 'verified', ?)",
        args: [at],
      },
      {
        sql: `insert into company_members (id, company_id, email, name, role, created_at)
          values (1, 1, 'owner@kirana.example.in', 'Kavya', 'owner', ?)`,
        args: [at],
      },
      ...JOBS.map(({ id, slots, rounds, price, category }) => ({
        sql: `insert into jobs (id, company_id, title, company, location, application_price,
          max_applicants, rounds, job_detail, category, created_at)
          values (?, 1, 'Helper', 'Kirana', 'Nagpur', ?, ?, ?, '{}', ?, ?)`,
        args: [id, price, slots, rounds, category, at],
      })),
      ...JOBS.map(({ id }) => ({
        sql: "insert into assessments (job_id, duration_minutes, pass_mark, questions) values (?, 1, 50, ?)",
        args: [id, test],
      })),
    ]);
    return world;
  }

  ask = async (sql: string, args: Parameters<Client["batch"]>[0] | object = []) =>
    (await this.client.execute({ sql, args: args as [] })).rows;

  pass(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  /** Moves the clock to just after the end of the next hold. */
  async passToLapse(): Promise<void> {
    const sql = "select min(slot_expires_at) at from applications where slot_expires_at > ?";
    const [next] = await this.ask(sql, [this.now.toISOString()]);
    if (next?.at) this.now = new Date(Date.parse(String(next.at)) + 1);
  }

  /** The service for one request, queue batch or run of the schedule: its clock stands still. */
  service = (): Service => ({
    db: this.db,
    settings: SETTINGS,
    now: this.now,
    dns: { txt: async () => [] },
    files: { put: async () => {}, get: async () => null, remove: async () => {} },
    sms: { send: () => this.faults.call("sms", () => {}) },
    email: {
      send: ({ idempotencyKey, to }) =>
        this.faults.call("email", () => void this.mails.set(idempotencyKey, to)),
    },
    payments: {
      ...PAYMENTS,
      ...Object.fromEntries(
        Object.entries(this.bank.api()).map(([name, call]) => [
          name,
          (...args: unknown[]) =>
            this.faults.call("payments", () => Reflect.apply(call, null, args)),
        ]),
      ),
    },
    keepAlive: () => {},
    enqueue: async (ids) => {
      const enter = () => void this.queue.push(...ids.map((id) => ({ id, attempts: 1 })));
      // The Worker logs that the queue failed, and goes on.
      await this.faults.call("queue", enter).catch(() => {});
    },
  });

  /** Delivers one queued message; with `again`, it also stays in the queue. */
  async deliver(pick: number, again: boolean): Promise<void> {
    const at = pick % Math.max(1, this.queue.length);
    const [message] = again ? this.queue.slice(at, at + 1) : this.queue.splice(at, 1);
    if (!message) return;
    const { id: outboxId, attempts } = message;
    const retries = await consume([{ id: outboxId, attempts, body: { outboxId } }], this.service());
    if (outboxId in retries) this.queue.push({ id: outboxId, attempts: attempts + 1 });
  }

  schedule = () => runSchedule(this.service);
}
