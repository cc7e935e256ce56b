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
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  /** Makes a repeat of the same message arrive once. */
  idempotencyKey: string;
}

export interface EmailProvider {
  /** @throws ProviderError */
  send(email: Email): Promise<void>;
}

/** Operators' own program that is told of trouble. */
export interface AlertReceiver {
  /** @throws ProviderError */
  post(alert: { trouble: string; text: string }): Promise<void>;
}

export interface ProviderOrder {
  id: string;
  amount: number;
  currency: string;
}

export interface ProviderPayment {
  id: string;
  orderId: string | null;
  status: string;
  /** Paise. */
  amount: number;
  currency: string;
  method: string | null;
  createdAt: string;
  /** Paise that went back, whoever asked for it. */
  amountRefunded: number;
}

export interface ProviderRefund {
  id: string;
  /** `processed`: the bank has it. `failed`: it will never have this one. */
  status: "pending" | "processed" | "failed";
  /** Paise. */
  amount: number;
  /** The key that we asked for it with; another's has none or another. */
  receipt: string | null;
}

/** A payer's bank takes a payment in question. */
export interface ProviderDispute {
  id: string;
  paymentId: string;
  state: string;
  /** Paise that were taken from us; 0 unless it is lost. */
  amountDeducted: number;
}

export interface PaymentProvider {
  createOrder(receipt: string, amount: number, currency: string): Promise<ProviderOrder>;
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | null>;
  paymentById(paymentId: string): Promise<ProviderPayment>;
  disputeById(disputeId: string): Promise<ProviderDispute>;
  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  /** Full refund; the same key never refunds twice. */
  refund(paymentId: string, idempotencyKey: string): Promise<ProviderRefund>;
  refundById(paymentId: string, refundId: string): Promise<ProviderRefund>;
  /** Newest first, whoever asked for them. */
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
}

export interface FileStore {
  put(key: string, bytes: ArrayBuffer, contentType: string): Promise<void>;
  get(key: string): Promise<{ body: ReadableStream; size: number } | null>;
  remove(key: string): Promise<void>;
}

/** A provider that refused, failed or did not answer in time. */
export class ProviderError extends Error {
  /** The HTTP status of its answer; none when it did not answer. */
  readonly status?: number;
  /** True when it said no, and did nothing. Else nobody knows whether it did what it was asked. */
  readonly refused: boolean;

  constructor(
    message: string,
    options: ErrorOptions & { status?: number; refused?: boolean } = {},
  ) {
    super(message, options);
    this.status = options.status;
    this.refused = options.refused ?? false;
  }
}
