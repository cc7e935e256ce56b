import { sha256 } from "../../crypto";

/** The same text from the same sender within this time is one. */
export const SAME_TEXT_SECONDS = 600;

/** Stands for a sender and a text. */
export const textDigest = (parts: unknown[]) => sha256(JSON.stringify(parts));
