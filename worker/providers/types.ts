import type { Checkout } from "../contract/payments";

/** Delivers a text message from a template that is registered with the operators. */
export interface SmsProvider {
  /** @param phone ten digits. @throws ProviderError */
  send(phone: string, template: string, variables: string[]): Promise<void>;
}

export interface Email {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** The address for replies, if not ours. */
  replyTo?: string;
  /** A repeat with the same key is not delivered again. */
  idempotencyKey: string;
}

export interface EmailProvider {
  /** @throws ProviderError */
  send(email: Email): Promise<void>;
}

/** Maximum number of mails in one call. */
export const MAILS_IN_CALL = 100;

export interface BulkEmailProvider extends EmailProvider {
  /**
   * Sends up to `MAILS_IN_CALL` mails in one call. A repeat with the same key and mails is not
   * delivered again.
   *
   * @returns for each mail, in order, why the provider refuses it; null if it was accepted
   * @throws ProviderError if all mails were refused, or the outcome is unknown
   */
  sendAll(mails: Email[], idempotencyKey: string): Promise<(ProviderError | null)[]>;
}

/** The operators' own system that receives alerts. */
export interface AlertReceiver {
  /** @throws ProviderError */
  post(alert: { trouble: string; text: string; state: "standing" | "over" }): Promise<void>;
}

interface ProviderOrder {
  id: string;
  amount: number;
  currency: string;
}

export interface ProviderPayment {
  id: string;
  orderId: string | null;
  /**
   * We have the money if `captured`, and had it if `refunded`. The first two may still become
   * `captured`.
   */
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  /** Paise. */
  amount: number;
  currency: string;
  /** `upi`, `card`, `netbanking`, `wallet` or others. */
  method: string | null;
  createdAt: string;
  /** Paise that were refunded, by us or in the dashboard. */
  amountRefunded: number;
}

export interface ProviderRefund {
  id: string;
  /** `processed`: the bank has it. `failed`: this refund will never arrive. */
  status: "pending" | "processed" | "failed";
  /** Paise. */
  amount: number;
  /** The key of our request; null or another key for a refund that others made. */
  receipt: string | null;
}

/** A payer's bank disputes a payment. */
export interface ProviderDispute {
  id: string;
  paymentId: string;
  /** `lost`: the payer has the money. Other states are only shown to people. */
  state: string;
  /** Paise that were taken from us; 0 unless it is lost. */
  amountDeducted: number;
}

/**
 * The fields that the checkout returns through the browser. They prove only that the provider
 * accepted a payment.
 */
export interface SignedPayment {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** The ids of changed objects, which must be fetched from the provider. */
export interface ProviderEvent {
  /** The same for each delivery of one event. */
  id: string;
  name: string;
  orderId: string | null;
  /** A payment with a changed refund. */
  refundedPaymentId: string | null;
  disputeId: string | null;
}

export interface RefusedEvent {
  refusal: "bad_signature" | "malformed_json";
  cause?: unknown;
}

/** Origins that a page with the checkout needs, one list per directive of the content policy. */
export interface CheckoutOrigins {
  scripts: string[];
  /** Called by the checkout's script. */
  calls: string[];
  frames: string[];
  /** Targets of our forms. */
  forms: string[];
}

/** Our ids of what an order is for, shown to people in the provider's dashboard. */
interface PaidFor {
  jobId: number;
  applicationId: number;
  userId: number;
}

/**
 * Orders, payments, refunds and the checkout of one provider. Each call may throw ProviderError.
 */
export interface PaymentProvider {
  createOrder(
    receipt: string,
    amount: number,
    currency: string,
    paidFor: PaidFor,
  ): Promise<ProviderOrder>;
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | null>;
  paymentById(paymentId: string): Promise<ProviderPayment>;
  disputeById(disputeId: string): Promise<ProviderDispute>;
  /** Disputes of all payments, opened since this time, newest first. */
  disputesSince(at: string): Promise<ProviderDispute[]>;
  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  /** @param amount paise, or all that is not refunded yet. The same key never refunds twice. */
  refund(
    paymentId: string,
    amount: number | "rest",
    idempotencyKey: string,
  ): Promise<ProviderRefund>;
  refundById(paymentId: string, refundId: string): Promise<ProviderRefund>;
  /** Newest first, ours and those made in the dashboard. */
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
  /** Reads the fields that the checkout returned to a browser; null if they are incomplete. */
  readSignedPayment(fields: object): SignedPayment | null;
  /** Whether the provider signed these fields, for this order and payment. */
  isGenuine(signed: SignedPayment): Promise<boolean>;
  /** Checks the signature of a webhook on its raw body, then reads it. */
  readEvent(body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<ProviderEvent | RefusedEvent>;
  checkout: Checkout;
  origins: CheckoutOrigins;
}

export interface DnsProvider {
  /** The TXT records of a name; empty if the name does not exist. @throws ProviderError */
  txt(name: string): Promise<string[]>;
}

export interface FileStore {
  put(key: string, bytes: ArrayBuffer | Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<{ body: ReadableStream; size: number } | null>;
  remove(key: string): Promise<void>;
}

/** A provider that refused, failed or did not answer in time. */
export class ProviderError extends Error {
  /** The HTTP status of its answer; undefined if it did not answer. */
  readonly status?: number;
  /**
   * True if the provider refused and did nothing. Otherwise it may have carried out the request.
   */
  readonly refused: boolean;
  /**
   * Set if the provider did nothing and asks for a later call: the seconds to wait, or null if it
   * did not say. Undefined for any other error.
   */
  readonly retryAfterSeconds?: number | null;

  constructor(
    message: string,
    options: ErrorOptions & {
      status?: number;
      refused?: boolean;
      retryAfterSeconds?: number | null;
    } = {},
  ) {
    super(message, options);
    this.status = options.status;
    this.refused = options.refused ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The provider is busy: it works, and did not refuse the call itself. */
export const isDeferral = (
  error: unknown,
): error is ProviderError & { retryAfterSeconds: number | null } =>
  error instanceof ProviderError && error.retryAfterSeconds !== undefined;

const INVALID = 422;

/** A repeat would be refused again, for instance because of a wrong address. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ProviderError && error.status === INVALID;
