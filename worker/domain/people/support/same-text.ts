import { sha256 } from "../../../crypto";
import { SAME_TEXT_MINUTES } from "../../../facts/limits/repeats";

export const SAME_TEXT_SECONDS = SAME_TEXT_MINUTES * 60;

/** A digest that identifies a sender with a text. */
export const textDigest = (parts: unknown[]) => sha256(JSON.stringify(parts));
