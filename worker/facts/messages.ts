/** Waits after the first failed try to deliver a message, the second, and so on; then it is dead. */
export const BACK_OFF_SECONDS: readonly number[] = [60, 300, 1_800, 7_200, 21_600, 43_200];

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
