import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { goesBySms } from "../../worker/domain/talk/outbox/kinds.rules";
import {
  APPLICATION_CHANNELS,
  type Channel,
  MESSAGE_CHANNELS,
  PERSON_CHANNELS,
  SMS_OF_LOSS,
} from "../../worker/facts/messages/channels";
import type { Said } from "../support/messages/forms";
import { ALL_MESSAGES } from "../support/messages/messages";

// Each message as its reader gets it, in one file for each form and channel. Run with `-u` to
// update the files, then review the diff.

const FOLDER = "tests/messages/golden";

interface Read {
  file: string;
  kind: string;
  way: Channel;
  text: string;
}
const READ = Object.entries(ALL_MESSAGES).flatMap(([kind, forms]) =>
  Object.entries(forms).flatMap(([form, channelTexts]: [string, Said]) =>
    Object.entries(channelTexts).map(
      ([way, text]): Read => ({
        kind,
        way: way as Channel,
        text,
        file: [kind, form, way, "txt"].filter(Boolean).join("."),
      }),
    ),
  ),
);

test.each(READ)("$file is the text that its reader gets", async ({ file, text }) => {
  await expect(`${text}\n`).toMatchFileSnapshot(`golden/${file}`);
});

test("there is a file for each form and channel of a message, and no other", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(READ.map(({ file }) => file).sort());
});

test("each message of the table of channels uses its channels, and no other message is sent", () => {
  const waysOf = (kind: string) => [
    ...new Set(READ.filter((one) => one.kind === kind).map(({ way }) => way)),
  ];
  const pairs = Object.keys(ALL_MESSAGES).map((kind) => [kind, waysOf(kind).sort()]);
  const table = Object.entries(MESSAGE_CHANNELS).map(([kind, ways]) => [kind, [...ways].sort()]);
  expect(Object.fromEntries(pairs)).toEqual(Object.fromEntries(table));
});

test("every form of a message that goes by SMS has one, unless its news means no loss", () => {
  const without = Object.entries(ALL_MESSAGES).flatMap(([kind, forms]) =>
    Object.entries(forms).flatMap(([form, { app, sms }]) =>
      goesBySms(kind) && app && !sms ? [[kind, form].filter(Boolean).join(".")] : [],
    ),
  );
  expect(without.sort()).toEqual([
    "credited",
    "given_up",
    "job_withdrawn.goodwill",
    "job_withdrawn.unpaid",
    "rejected",
  ]);
  expect(
    without
      .map((one) => one.split(".")[0])
      .filter((kind) => !SMS_OF_LOSS.some((loss) => loss === kind)),
  ).toEqual([]);
});

/** Lines with text that a person typed: their length is not limited. */
const QUOTED = /^(?:The reason|The employer writes|Our staff decided so\. Their reason): /;
const MOST_WORDS = 20;

test("no sentence of a mail to a candidate is longer than 20 words", () => {
  const toCandidates = { ...APPLICATION_CHANNELS, ...PERSON_CHANNELS };
  const long = READ.filter(({ kind, way }) => way === "mail" && kind in toCandidates).flatMap(
    ({ file, text }) =>
      text
        .split("\n")
        .filter((line) => !QUOTED.test(line))
        .flatMap((line) => line.split(/(?<=[.?!:])\s+/))
        .filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)
        .map((sentence) => `${file}: ${sentence}`),
  );
  expect(long).toEqual([]);
});
