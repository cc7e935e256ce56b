/** Waits after the first failed try to deliver a message, the second, and so on; then it is dead. */
export const BACK_OFF_SECONDS: readonly number[] = [60, 300, 1_800, 7_200, 21_600, 43_200];

/**
 * A provider that has no time for a message says when it will, or is asked again after so long. Messages come
 * back spread over a while, so that they do not meet again, and after half a day at the latest.
 */
export const DEFERRED = { unsaidSeconds: 60, spreadSeconds: 10, longestSeconds: 43_200 };

/** A call of mails whose answer never came is repeated for so long, word by word. */
export const MAIL_CALL_REPEAT_SECONDS = 600;

/** Hours from the first try until a message is dead. */
export const BACK_OFF_HOURS = Math.floor(
  BACK_OFF_SECONDS.reduce((sum, seconds) => sum + seconds, 0) / 3_600,
);

/**
 * So long the delivery that sends an SMS has it for itself: longer than a provider is waited for, and
 * shorter than the first wait above.
 */
export const SENDING_SECONDS = 30;

/** Of how many people the preview of an act shows the messages. */
export const PREVIEW_SHOWN = 20;

/** Staff send the same message again once in so long. */
export const SEND_AGAIN_SECONDS = 3_600;
