import { readClock } from "./clock";

// Runs before each file.
await readClock();
