import { afterAll, expect, test, vi } from "vitest";

/** URLs, mail addresses and SMS links are the same in every language. */
const ADDRESSES = /https?:\/\/\S+|\S+@\S+|pakka\.in\/\S+/g;

// The next file of this process makes the messages anew, in English.
afterAll(() => vi.resetModules());

// Staff read English.
test("every message is in its reader's language, without English in plain letters", async () => {
  vi.resetModules();
  const { inLanguage } = await import("../../worker/language");
  const { ALL_MESSAGES } = await inLanguage("en-XA", () => import("../support/messages/messages"));
  const { STAFF_MESSAGES } = await import("../support/messages/staff");
  const ofOthers = Object.entries(ALL_MESSAGES).filter(([kind]) => !(kind in STAFF_MESSAGES));
  const texts = ofOthers.flatMap(([kind, forms]) =>
    Object.entries(forms).flatMap(([form, channelTexts]) =>
      Object.entries(channelTexts).map(
        ([channel, text]) => [kind, form, channel, String(text)] as const,
      ),
    ),
  );
  expect(texts.length).toBeGreaterThan(200);
  const plain = texts.flatMap(([kind, form, channel, text]) =>
    (text.replace(ADDRESSES, "").match(/.*[A-Za-z]{2}.*/g) ?? []).map((line) => ({
      message: `${kind} ${form} ${channel}`,
      line,
    })),
  );
  expect(plain).toEqual([]);
});
