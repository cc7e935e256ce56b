import type { Settings } from "./settings";

/**
 * The current time: the machine's, moved ahead if a test asks for it. All other code gets the time
 * from here.
 */
export const currentTime = ({ CLOCK_OFFSET_SECONDS }: Pick<Settings, "CLOCK_OFFSET_SECONDS">) =>
  new Date(Date.now() + CLOCK_OFFSET_SECONDS * 1_000);
