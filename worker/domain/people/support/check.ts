import { userById } from "../../../../db/account/users";
import { slotOfNumber } from "../../../../db/support/queries";
import type { CheckAnswer, CheckInput } from "../../../contract/check";
import { LIMITS } from "../../../facts/limits/limits";
import { overLimits, useLimits } from "../../limit";
import { networkOf } from "../../network.rules";
import type { Service } from "../../service";
import { asRead, findIn, hasWord, numbersIn, verdictOn } from "./check.rules";

/** A message of ours names one; the person can look up more one by one. */
const NUMBERS_READ = 3;

/**
 * Checks whether a message is ours: by its links, addresses, senders, phone and PK numbers.
 *
 * @param address of the client, or null where the edge did not provide it
 * @param viewer the candidate who asks, to look for their safety word; null for a visitor
 * @throws Failure too_many_requests
 */
export async function check(
  service: Service,
  { address, viewer }: { address: string | null; viewer: number | null },
  { text, phoneEnding }: CheckInput,
): Promise<CheckAnswer> {
  await useLimits(service, [{ limit: LIMITS.checksOfNetwork, of: address && networkOf(address) }]);
  const message = asRead(text);
  const numbers = numbersIn(message).slice(0, NUMBERS_READ);
  const slots = await Promise.all(
    numbers.map(async (id) => ({ id, slot: (await slotOfNumber(service.db, id))[0] })),
  );
  const word = viewer === null ? null : (await userById(service.db, viewer))[0]?.safetyWord;
  const isWithWord = Boolean(word) && hasWord(message, word ?? "");
  const findings: CheckAnswer["findings"] = [
    ...findIn(message, service.settings.PUBLIC_URL),
    ...slots.map(({ id, slot }) => ({
      kind: "number" as const,
      value: `PK-${id}`,
      verdict: slot ? ("number_known" as const) : ("number_unknown" as const),
    })),
  ];
  const [first] = slots;
  const verdict = verdictOn(message, findings, isWithWord);
  if (word && isWithWord) findings.push({ kind: "word", value: word, verdict: "has_word" });
  return {
    verdict,
    findings,
    slot: first?.slot
      ? await detailsOf(service, first.id, first.slot, { phoneEnding, address })
      : null,
  };
}

/**
 * The slot of a PK number, if the person knows the last digits of its phone number. Every try
 * counts, also a right one.
 */
async function detailsOf(
  service: Service,
  id: number,
  { phone, ...slot }: NonNullable<CheckAnswer["slot"]> & { phone: string },
  { phoneEnding, address }: { phoneEnding: string | undefined; address: string | null },
) {
  if (phoneEnding === undefined) return null;
  const full = await overLimits(service, [
    { limit: LIMITS.endingsOfNumber, of: id },
    { limit: LIMITS.endingsOfNetwork, of: address && networkOf(address) },
  ]);
  return full === 0 && phone.endsWith(phoneEnding) ? slot : null;
}
