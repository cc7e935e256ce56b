import { readClock } from "./clock";

// Runs before each test file.
await readClock();
