import { setTimeout as sleep } from "node:timers/promises";
import type { RazorpaySettings } from "../../../worker/providers/razorpay-settings";
import type { Clock } from "../../clock";
import { hmac, unixSeconds } from "../ids";
import type { Change, Journal } from "../journal";
import type { WebhookEvent, WebhookMode } from "../types";
import { razorpayId } from "./ids";

const ANSWER_WITHIN_MS = 5_000;
const FIRST_RETRY_MS = 1_000;
const MAX_TRIES = 10;
const DELAY_MS = 5_000;

/**
 * Delivers events as Razorpay does: at least once, in any order, and again after any answer but a
 * 2xx. Pending events are in the journal, so a killed simulator continues after a restart.
 */
export class Webhooks {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly underWay = new Set<string>();

  constructor(
    private readonly journal: Journal,
    private readonly keys: RazorpaySettings,
    private readonly webhookUrl: string,
    private readonly clock: Clock,
    private readonly closing: AbortSignal,
  ) {
    closing.addEventListener("abort", () => clearTimeout(this.timer));
  }

  get mode(): WebhookMode {
    return this.journal.tables.setting.get("webhooks")?.webhooks ?? "on";
  }

  setMode(webhooks: WebhookMode): void {
    this.journal.write(["setting", "webhooks", { webhooks }]);
    this.wake();
  }

  /**
   * The journal rows of an event. The caller writes them together with the change that they report.
   */
  event(event: string, entities: Record<string, object>, notBefore = this.now()): Change[] {
    const payload = Object.fromEntries(
      Object.entries(entities).map(([name, entity]) => [name, { entity }]),
    );
    const row: WebhookEvent = {
      id: razorpayId("evt").slice(4),
      event,
      body: JSON.stringify({
        entity: "event",
        account_id: "acc_PakkaSimulated",
        event,
        contains: Object.keys(entities),
        payload,
        created_at: unixSeconds(this.clock.now()),
      }),
      dueAt: notBefore + (this.mode === "delay" ? DELAY_MS : 0),
      tries: 0,
      copies: this.mode === "duplicate" ? 2 : 1,
      // Events that happen while the webhook is off are never sent.
      state: this.mode === "off" ? "dropped" : "pending",
    };
    return [["event", row.id, row]];
  }

  /** Sends the due events and sleeps until the next one. While the mode is off, they wait. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.closing.aborted || this.mode === "off") return;
    const now = this.now();
    let next = Number.POSITIVE_INFINITY;
    for (const event of this.journal.tables.event.values()) {
      if (event.state !== "pending" || this.underWay.has(event.id)) continue;
      if (event.dueAt > now) next = Math.min(next, event.dueAt);
      else void this.deliver(event);
    }
    if (next < Number.POSITIVE_INFINITY) {
      this.timer = setTimeout(() => this.wake(), Math.max(1, next - now));
    }
  }

  private now = () => this.clock.now().getTime();

  private async deliver(event: WebhookEvent): Promise<void> {
    this.underWay.add(event.id);
    const accepted = await this.send(event);
    if (this.closing.aborted) return;
    const tries = event.tries + 1;
    const copies = accepted ? event.copies - 1 : event.copies;
    const after: WebhookEvent = { ...event, tries, copies };
    if (copies === 0) after.state = "delivered";
    else if (tries >= MAX_TRIES) after.state = "failed";
    else if (!accepted) after.dueAt = this.now() + FIRST_RETRY_MS * 2 ** (tries - 1);
    try {
      this.journal.write(["event", event.id, after]);
    } catch {
      // The disk is full. An event that could not be marked as sent is sent again.
      await sleep(FIRST_RETRY_MS, undefined, { ref: false });
    }
    this.underWay.delete(event.id);
    this.wake();
  }

  private async send(event: WebhookEvent): Promise<boolean> {
    try {
      const answer = await fetch(this.webhookUrl, {
        method: "POST",
        body: event.body,
        redirect: "manual",
        signal: AbortSignal.any([this.closing, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
        headers: {
          "content-type": "application/json",
          "x-razorpay-signature": hmac(this.keys.RAZORPAY_WEBHOOK_SECRET, event.body),
          "x-razorpay-event-id": event.id,
        },
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
