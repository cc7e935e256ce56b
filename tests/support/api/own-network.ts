import { moveToAnotherNetwork } from "../client";

// Runs before each file: otherwise, one file would use up the limits of another.
moveToAnotherNetwork();
