import * as z from "zod";
import type { Settings } from "../settings";
import { callProvider } from "./call";
import { type DnsProvider, ProviderError } from "./types";

const TXT = 16;
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

const answer = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).default([]),
});

/** A TXT value consists of quoted pieces to be joined; some resolvers return it unquoted. */
function textOf(data: string): string {
  const pieces = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, piece = ""]) => piece);
  return pieces.length > 0 ? pieces.join("").replaceAll(/\\(.)/g, "$1") : data;
}

/** DNS over HTTPS in the JSON format of Cloudflare and Google. */
export const dnsOverHttps = ({ DNS_URL }: Settings): DnsProvider => ({
  async txt(name) {
    const url = new URL(DNS_URL);
    url.searchParams.set("name", name);
    url.searchParams.set("type", "TXT");
    const init = { headers: { Accept: "application/dns-json" } };
    const { Status, Answer } = await callProvider("DNS", url.href, init, answer);
    if (Status === NO_SUCH_NAME) return [];
    if (Status !== NO_ERROR) throw new ProviderError(`DNS answered ${Status}`);
    return Answer.filter(({ type }) => type === TXT).map(({ data }) => textOf(data));
  },
});
