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

/** What a verb works with. Built once per request, queue batch or schedule run, in `index.ts`. */
export interface Service {
  db: Db;
  settings: Settings;
  sms: SmsProvider;
  email: EmailProvider;
  /** Absent where operators named no address for it. */
  alerts?: AlertReceiver;
  payments: PaymentProvider;
  files: FileStore;
  dns: DnsProvider;
  /** Hands committed outbox rows to the queue. A loss is made good by the schedule. */
  enqueue(outboxIds: string[]): Promise<void>;
  /** Sees work through for which nobody waits. It must not fail. */
  keepAlive(work: Promise<unknown>): void;
  now: Date;
}
