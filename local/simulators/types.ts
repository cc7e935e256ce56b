import type { Settings } from "../../worker/settings";
import type { Clock } from "../clock";

/** What the simulators remember. Everything here goes through the journal. */
export type Notes = Record<string, string> | [];

export interface Sms {
  to: string;
  text: string;
  at: string;
}

export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, unknown>;
  at: string;
}

export interface Order {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  notes: Notes;
  created_at: number;
  /** Ours, never on the wire: false when the order asked for a manual capture. */
  autoCapture: boolean;
}

export interface Payment {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  status: "authorized" | "captured" | "failed" | "refunded";
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: "upi";
  amount_refunded: number;
  refund_status: null | "partial" | "full";
  captured: boolean;
  description: string | null;
  card_id: null;
  bank: null;
  wallet: null;
  vpa: string;
  email: string;
  contact: string;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string>;
  upi: { vpa: string; payer_account_type: string; flow: string };
  created_at: number;
}

export interface Refund {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: "pending" | "processed" | "failed";
  speed_requested: string;
  speed_processed: "normal";
  /** Ours, never on the wire: when (ms) the pending refund becomes a processed one. */
  processedAt: number;
}

export interface Dispute {
  id: string;
  entity: "dispute";
  payment_id: string;
  amount: number;
  currency: string;
  /** 0 until it is lost. */
  amount_deducted: number;
  reason_code: string;
  respond_by: number;
  status: "open" | "under_review" | "won" | "lost" | "closed";
  phase: "chargeback";
  created_at: number;
}

/** One webhook event on its way to the product. The body is a snapshot and is never rebuilt. */
export interface WebhookEvent {
  id: string;
  event: string;
  body: string;
  dueAt: number;
  tries: number;
  /** Deliveries still owed; duplicate mode owes two. */
  copies: number;
  state: "pending" | "delivered" | "failed" | "dropped";
}

export const WEBHOOK_MODES = ["on", "off", "duplicate", "delay"] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];
export type Provider = "sms" | "email" | "payments" | "dns";
/**
 * `lost`: done, but the line breaks before the answer. `lie`: done, and answered with other facts. `busy`: not
 * done, and asked to come later (429).
 */
export type FaultMode = "ok" | "error" | "timeout" | "slow" | "lost" | "lie" | "busy";

export interface Fault {
  provider: Provider;
  mode: FaultMode;
  times: number;
  /** Only calls whose address or body has this text. */
  containing?: string;
  /** Of `busy`: the seconds of `Retry-After`; without them the answer has none. */
  retryAfter?: number;
  /** What a lie says instead: fields of the entity, or of every entity in a collection. */
  fields?: Record<string, unknown>;
}

export interface Tables {
  sms: Sms;
  email: Email;
  /** Answer given to an idempotency key, with a fingerprint of the request that got it. */
  key: { fingerprint: string; answer: string; at: number };
  order: Order;
  payment: Payment;
  refund: Refund;
  dispute: Dispute;
  event: WebhookEvent;
  /** A hosted checkout page that was paid: its Pay pressed twice is one payment. */
  attempt: { paymentId: string };
  fault: Fault;
  setting: { webhooks: WebhookMode };
  /** How many of the next refunds the bank will refuse. */
  refusal: { times: number };
  /** Texts at a name of the domain system. */
  dns: { values: string[] };
}

export interface SimulatorOptions {
  port: number;
  /** Origin of the pages that send payers to the checkout. */
  productOrigin: string;
  /** Append-only JSONL file; without it everything lives in memory. */
  journal?: string;
  /** Whom the product calls, and with which keys. */
  settings: Settings;
  /** What everything is stamped by. */
  clock: Clock;
  /** Where the product takes payment events: below it, by the name of the provider. */
  webhooksUrl: string;
}
