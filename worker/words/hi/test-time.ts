import { TEST_LIMIT_MINUTES } from "../../facts/jobs/tests";

export const TEST_TIME = `${TEST_LIMIT_MINUTES} मिनट से कम`;
export const TEST_TIME_FIRST = TEST_TIME;
