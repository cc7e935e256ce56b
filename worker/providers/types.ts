import type { Checkout } from "../contract/payments";

/** Delivers one text message. The text itself is a template registered with the operators. */
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
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  /** Makes a repeat of the same message arrive once. */
  idempotencyKey: string;
}

export interface EmailProvider {
  /** @throws ProviderError */
  send(email: Email): Promise<void>;
}

/** How many mails go in one call. */
export const MAILS_IN_CALL = 100;

export interface BulkEmailProvider extends EmailProvider {
  /**
   * Sends up to `MAILS_IN_CALL` mails by one call. With the same key and mails it can be repeated: they arrive
   * once.
   *
   * @returns for each mail, in order, why the provider will not take it; null for one that it took
   * @throws ProviderError where no mail was taken, or nobody knows
   */
  sendAll(mails: Email[], idempotencyKey: string): Promise<(ProviderError | null)[]>;
}

/** The operators' own program that receives alerts. */
export interface AlertReceiver {
  /** @throws ProviderError */
  post(alert: { trouble: string; text: string; state: "standing" | "over" }): Promise<void>;
}

export interface ProviderOrder {
  id: string;
  amount: number;
  currency: string;
}

export interface ProviderPayment {
  id: string;
  orderId: string | null;
  /** `captured` is money that is with us, and `refunded` was. The first two may still become it. */
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  /** Paise. */
  amount: number;
  currency: string;
  /** `upi`, `card`, `netbanking`, `wallet` or another. */
  method: string | null;
  createdAt: string;
  /** Paise that were refunded, by us or in the dashboard. */
  amountRefunded: number;
}

export interface ProviderRefund {
  id: string;
  /** `processed`: the bank has it. `failed`: it will never have this one. */
  status: "pending" | "processed" | "failed";
  /** Paise. */
  amount: number;
  /** The key of our request; a refund that others made has none or another one. */
  receipt: string | null;
}

/** A payer's bank takes a payment in question. */
export interface ProviderDispute {
  id: string;
  paymentId: string;
  /** `lost`: the payer has the money. Others are for people to read. */
  state: string;
  /** Paise that were taken from us; 0 unless it is lost. */
  amountDeducted: number;
}

/**
 * What a browser returns from the checkout. It proves that the provider accepted a payment, no
 * more.
 */
export interface SignedPayment {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** What changed at the provider, and has to be fetched from there. */
export interface ProviderEvent {
  /** The same in each delivery of one event. */
  id: string;
  name: string;
  orderId: string | null;
  /** A payment of which a refund changed. */
  refundedPaymentId: string | null;
  disputeId: string | null;
}

export interface RefusedEvent {
  refusal: "bad_signature" | "malformed_json";
  cause?: unknown;
}

/** Sites that a page which takes money has to reach, each list in the words of a content policy. */
export interface CheckoutOrigins {
  scripts: string[];
  /** Called by the checkout's script. */
  calls: string[];
  frames: string[];
  /** Where a form of ours may lead. */
  forms: string[];
}

/** What an order is for: numbers of ours, for people who look at it at the provider. */
export interface PaidFor {
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
  /** The disputes of all payments that were opened since then, newest first. */
  disputesSince(at: string): Promise<ProviderDispute[]>;
  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  /** @param amount paise, or all that has not gone back yet. The same key never refunds twice. */
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
  /** Whether the provider signed it, for this order and payment. */
  isGenuine(signed: SignedPayment): Promise<boolean>;
  /** Checks the signature of a webhook on its raw body, then reads it. */
  readEvent(body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<ProviderEvent | RefusedEvent>;
  checkout: Checkout;
  origins: CheckoutOrigins;
}

export interface DnsProvider {
  /** The texts that stand at a name: none where there is no such name. @throws ProviderError */
  txt(name: string): Promise<string[]>;
}

export interface FileStore {
  put(key: string, bytes: ArrayBuffer | Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<{ body: ReadableStream; size: number } | null>;
  remove(key: string): Promise<void>;
}

/** A provider that refused, failed or did not answer in time. */
export class ProviderError extends Error {
  /** The HTTP status of its answer; none when it did not answer. */
  readonly status?: number;
  /**
   * True when it refused, and did nothing. Otherwise nobody knows whether it carried the request
   * out.
   */
  readonly refused: boolean;
  /**
   * Where it did nothing and asks to be called later: after how many seconds, null if it did not say.
   * Not defined for any other error.
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

/** The provider is not broken and did not refuse: it has no time for this call now. */
export const isDeferral = (
  error: unknown,
): error is ProviderError & { retryAfterSeconds: number | null } =>
  error instanceof ProviderError && error.retryAfterSeconds !== undefined;

const INVALID = 422;

/** What was sent, such as an address, would be refused each time. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ProviderError && error.status === INVALID;
