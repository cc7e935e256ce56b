/** Waits after each failed attempt to deliver a message; after the last one it is a dead letter. */
export const BACK_OFF_SECONDS: readonly number[] = [60, 300, 1_800, 7_200, 21_600, 43_200];

/**
 * Delays for a provider that is busy: `unsaidSeconds` if it does not say when to come back, a
 * random spread so that messages do not return together, and at most half a day.
 */
export const DEFERRED = { unsaidSeconds: 60, spreadSeconds: 10, longestSeconds: 43_200 };

/** A bulk mail call without an answer is repeated for this long, with the same content. */
export const MAIL_CALL_REPEAT_SECONDS = 600;

/** Hours from the first attempt until a message becomes a dead letter. */
export const BACK_OFF_HOURS = Math.floor(
  BACK_OFF_SECONDS.reduce((sum, seconds) => sum + seconds, 0) / 3_600,
);

/**
 * A delivery locks its SMS for this long: longer than a provider's timeout, and shorter than the
 * first wait above.
 */
export const SENDING_SECONDS = 30;

/** Number of people whose messages the preview of an action shows. */
export const PREVIEW_SHOWN = 20;

/** Staff can send the same message again once in this time. */
export const SEND_AGAIN_SECONDS = 3_600;
