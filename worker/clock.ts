import type { Settings } from "./settings";

/** What the time is: the machine's, moved ahead where tests say so. Nothing else reads the clock. */
export const currentTime = ({ CLOCK_OFFSET_SECONDS }: Pick<Settings, "CLOCK_OFFSET_SECONDS">) =>
  new Date(Date.now() + CLOCK_OFFSET_SECONDS * 1_000);
