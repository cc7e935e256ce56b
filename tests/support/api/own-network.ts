import { moveToAnotherNetwork } from "../client";

// Runs before each file, or one file would use up the limits of another.
moveToAnotherNetwork();
