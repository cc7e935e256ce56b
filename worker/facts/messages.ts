/** Waits after the first failed try to deliver a message, the second, and so on; then it is dead. */
export const BACK_OFF_SECONDS: readonly number[] = [60, 300, 1_800, 7_200, 21_600, 43_200];
