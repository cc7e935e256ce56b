import { razorpay } from "../contract/razorpay";
import { hmacMatches, type Secrets } from "../crypto";
import { parsed } from "./call";
import type { RazorpaySettings } from "./razorpay-settings";
import type { ProviderEvent, RefusedEvent } from "./types";

/** Reads a webhook if its raw body is signed with the current or the previous secret. */
export async function readEvent(
  settings: RazorpaySettings,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<ProviderEvent | RefusedEvent> {
  const secrets: Secrets = [
    settings.RAZORPAY_WEBHOOK_SECRET,
    settings.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
  ];
  const signature = headers.get("X-Razorpay-Signature") ?? "";
  if (!(await hmacMatches(secrets, body, signature))) return { refusal: "bad_signature" };
  const id = razorpay.eventId.safeParse(headers.get("X-Razorpay-Event-Id"));
  if (!id.success) return { refusal: "malformed_json", cause: id.error };
  const result = razorpay.webhookEvent.safeParse(parsed(new TextDecoder().decode(body)));
  if (!result.success) return { refusal: "malformed_json", cause: result.error };
  const { event: name, payload } = result.data;
  return {
    id: id.data,
    name,
    orderId: payload?.order?.entity.id ?? payload?.payment?.entity.order_id ?? null,
    refundedPaymentId: payload?.refund?.entity.payment_id ?? null,
    disputeId: payload?.dispute?.entity.id ?? null,
  };
}
