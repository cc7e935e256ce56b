import { TEST_LIMIT_MINUTES } from "../../facts/jobs/tests";

export const TEST_TIME = `under ${TEST_LIMIT_MINUTES} minutes`;
/** The same at the beginning of a sentence. */
export const TEST_TIME_FIRST = `Under ${TEST_LIMIT_MINUTES} minutes`;
