import type { Db } from "../../db/client";
import type {
  AlertReceiver,
  DnsProvider,
  EmailProvider,
  FileStore,
  PaymentProvider,
  SmsProvider,
} from "../providers/types";
import type { Settings } from "../settings";

/**
 * The dependencies of the domain functions. Built once per request, queue batch or schedule run, in
 * `index.ts`.
 */
export interface Service {
  db: Db;
  settings: Settings;
  sms: SmsProvider;
  email: EmailProvider;
  /** Absent if operators configured no address for it. */
  alerts?: AlertReceiver;
  payments: PaymentProvider;
  files: FileStore;
  dns: DnsProvider;
  /** Hands committed outbox rows to the queue. The schedule makes up for a loss. */
  enqueue(outboxIds: string[]): Promise<void>;
  /** Lets background work finish after the response. It must not fail. */
  keepAlive(work: Promise<unknown>): void;
  now: Date;
}
