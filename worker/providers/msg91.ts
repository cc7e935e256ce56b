import * as z from "zod";
import type { Settings } from "../settings";
import { callProvider, parsed } from "./call";
import { isDeferral, ProviderError, type SmsProvider } from "./types";

const answer = z.object({ type: z.string(), message: z.string().optional() });

/**
 * SMS through MSG91's Flow API, which takes registered templates, and numbers with country code but
 * without a plus.
 */
export function msg91(settings: Settings): SmsProvider {
  return {
    async send(phone, template, variables) {
      const named = Object.fromEntries(variables.map((value, i) => [`VAR${i + 1}`, value]));
      const url = `${settings.MSG91_API_URL}/api/v5/flow`;
      const recipients = [{ mobiles: `91${phone}`, ...named }];
      const init = {
        method: "POST",
        headers: { "Content-Type": "application/json", authkey: settings.MSG91_AUTH_KEY },
        body: JSON.stringify({ template_id: template, short_url: "0", recipients }),
      };
      const { type, message } = await callProvider("MSG91", url, init, answer).catch(ownWords);
      // MSG91 answers a refusal with HTTP 200 and an error in `type`.
      if (type !== "success") {
        const cause = message ?? type;
        throw new ProviderError("MSG91 refused", { cause, status: 200, refused: true });
      }
    },
  };
}

/** An answer in MSG91's format, with any status. Other answers come from a proxy in between. */
function ownWords(error: unknown): z.infer<typeof answer> {
  if (isDeferral(error)) throw error;
  const text = error instanceof ProviderError ? String(error.cause) : "";
  const parsedAnswer = answer.safeParse(parsed(text));
  if (!parsedAnswer.success || parsedAnswer.data.type === "success") throw error;
  return parsedAnswer.data;
}
