import { companyLink, staffLink } from "../../../local/entry-link";
import type { Console } from "../../../worker/facts/people/console";
import { FormBrowser } from "../../support/form-browser";
import { type BenchStack, startBenchStack } from "../screens/bench-stack";
import type { ConsoleLook } from "./console-screens";
import { COMPANY, type FilledConsoles, fillConsoles, OWNER } from "./fill-consoles";

export interface ConsoleStack {
  stack: BenchStack;
  filled: FilledConsoles;
  /** The cookies of an admin's browser and of a company owner's. */
  cookies: Record<Console, string>;
}

/** Signs in with a link that the operator makes. */
async function enter(url: string, link: string): Promise<string> {
  const { pathname, searchParams } = new URL(link);
  const browser = new FormBrowser(url);
  const answer = await browser.post(pathname, { link: searchParams.get("link") ?? "" });
  if (answer.status !== 303) throw new Error(`${link} answered ${answer.status}`);
  return browser.cookies.header;
}

/**
 * A product whose consoles show a full page in every list.
 *
 * @param isCounted whether its database calls are counted; that slows down most the screens that make
 *   many of them
 */
export async function startConsoleStack(isCounted: boolean): Promise<ConsoleStack> {
  const stack = await startBenchStack({
    ACCESS_TOKEN_SECONDS: "86400",
    ...(isCounted ? {} : { DATABASE_URL: undefined }),
  });
  try {
    const { openJob, confirmedJob } = stack.candidate;
    const filled = await fillConsoles(stack.database, [openJob, confirmedJob]);
    const place = { database: stack.database, publicUrl: stack.url, now: new Date() };
    const admin = { email: "admin@pakka.example.in", name: "Ila Rao", role: "admin" } as const;
    const owner = { email: OWNER, name: "Dev Nair", company: COMPANY };
    const cookies = {
      staff: await enter(stack.url, await staffLink(place, admin)),
      hiring: await enter(stack.url, await companyLink(place, owner)),
    };
    return { stack, filled, cookies };
  } catch (error) {
    await stack.close();
    throw error;
  }
}

export const headersOf = (
  { cookies }: ConsoleStack,
  { console, signedOut }: ConsoleLook,
): Record<string, string> => (signedOut ? {} : { Cookie: cookies[console] });
