import * as words from "~worker/words/mail";
import type { ActPreview } from "../../../contract/preview";
import type { PlanPreview } from "../../case/preview";
import type { Service } from "../../service";
import { readBy } from "../../talk/notify/notify";
import { isApplicationKind } from "../../talk/outbox/kinds.rules";
import { writeMessage } from "./of-application";

/** The preview of an act that sends no messages. */
export const NO_PREVIEW: ActPreview = { people: 0, paise: 0, messages: [] };

/** The messages of a plan as their person would read them, on each channel. */
export async function readMessages(
  service: Service,
  { messages, appointment }: PlanPreview,
): Promise<ActPreview["messages"]> {
  const previews = messages.map(async ({ kind, payload }) => {
    if (!isApplicationKind(kind)) return [];
    const message = await writeMessage(service, { payload }, kind, appointment ?? undefined);
    return message ? readBy(service, message.user, message.write) : [];
  });
  return (await Promise.all(previews)).flat();
}

/**
 * Personal parts of a message. A link to a calendar file even opens for everybody who has it,
 * forever.
 */
const personalParts = (): [RegExp, string][] => [
  [/https?:\/\/\S+\.ics\?signature=\w+/g, words.previewWords.ownLink],
  [/https?:\/\/\S+\/applications\/\d+\S*/g, words.previewWords.ownLink],
  [/pakka\.in\/a\/\d+/g, words.previewWords.ownLink],
  [/(?<=safety word:? )[\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu, words.previewWords.ownWord],
  [new RegExp(`^${words.mailWords.greeting(".+")}$`, "m"), words.mailWords.greeting(null)],
];

/**
 * What a company may see of a preview: each text once, without the people and their personal parts.
 */
export function withoutPeople({ messages, ...numbers }: ActPreview): ActPreview {
  const personal = personalParts();
  const anonymousMessages = messages.map(({ channel, text }) => ({
    channel,
    text: personal.reduce((result, [own, instead]) => result.replace(own, instead), text),
  }));
  const texts = new Map(anonymousMessages.map((one) => [`${one.channel} ${one.text}`, one]));
  const messagesOfAll = [...texts.values()].map((message) => ({
    to: words.previewWords.eachPerson,
    ...message,
  }));
  return { ...numbers, messages: messagesOfAll };
}
