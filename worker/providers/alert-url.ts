import * as z from "zod";
import { callProvider } from "./call";
import type { AlertReceiver } from "./types";

/**
 * Posts an alert as JSON, `{trouble, text, state}`: chat services show the text. Any 2xx is a
 * success.
 */
export const alertUrl = (url: string): AlertReceiver => ({
  async post(alert) {
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(alert) };
    await callProvider("ALERT_URL", url, init, z.unknown());
  },
});
