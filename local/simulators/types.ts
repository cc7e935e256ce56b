import type { Settings } from "../../worker/settings";
import type { Clock } from "../clock";

/** Notes of an order, payment or refund. The provider sends empty ones as `[]`. */
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
  /** Not in API answers: false if the order asked for manual capture. */
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
  /** Not in API answers: when (ms) the pending refund becomes processed. */
  processedAt: number;
}

export interface Dispute {
  id: string;
  entity: "dispute";
  payment_id: string;
  amount: number;
  currency: string;
  /** 0 unless the dispute is lost. */
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
  /** How many deliveries are left; duplicate mode starts with two. */
  copies: number;
  state: "pending" | "delivered" | "failed" | "dropped";
}

export const WEBHOOK_MODES = ["on", "off", "duplicate", "delay"] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];
export type Provider = "sms" | "email" | "payments" | "dns";
/**
 * `lost`: the call is carried out, but the connection breaks before the answer. `lie`: carried out,
 * and answered with changed fields. `busy`: not carried out, and answered with 429.
 */
export type FaultMode = "ok" | "error" | "timeout" | "slow" | "lost" | "lie" | "busy";

export interface Fault {
  provider: Provider;
  mode: FaultMode;
  times: number;
  /** Only calls whose address or body contains this text. */
  containing?: string;
  /** For `busy`: the seconds of `Retry-After`; without them the answer has no such header. */
  retryAfter?: number;
  /** For `lie`: the changed fields of the entity, or of every entity in a collection. */
  fields?: Record<string, unknown>;
}

export interface Tables {
  sms: Sms;
  email: Email;
  /** The answer to an idempotency key, with a fingerprint of the first request. */
  key: { fingerprint: string; answer: string; at: number };
  order: Order;
  payment: Payment;
  refund: Refund;
  dispute: Dispute;
  event: WebhookEvent;
  /** A paid page of the hosted checkout: pressing Pay twice makes one payment. */
  attempt: { paymentId: string };
  fault: Fault;
  setting: { webhooks: WebhookMode };
  /** How many of the next refunds the bank will refuse. */
  refusal: { times: number };
  /** The TXT records of a domain name. */
  dns: { values: string[] };
}

export interface SimulatorOptions {
  port: number;
  /** Origin of the pages that send payers to the checkout. */
  productOrigin: string;
  /** An append-only JSONL file; without it all data are in memory. */
  journal?: string;
  /** The product's settings: its provider keys and addresses. */
  settings: Settings;
  /** The clock for all timestamps. */
  clock: Clock;
  /** The base of the product's webhook addresses; a provider's name is appended. */
  webhooksUrl: string;
}
