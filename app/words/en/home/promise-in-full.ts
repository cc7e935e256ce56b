import { OTHERWISE_RULES, PROMISE_RULES } from "../../../../worker/facts/guarantee-rules";

export const heading = "What we promise";
export const rules = Object.values(PROMISE_RULES);
export const otherwiseHeading = "If it goes another way";
export const otherwise = Object.values(OTHERWISE_RULES);
