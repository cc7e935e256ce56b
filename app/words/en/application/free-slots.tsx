import { rupees } from "../../format";
import { counted } from "../formats";

export const freeSlots = (count: number) => (
  <>
    <b>You have {counted(count, "free interview")}.</b> {count === 1 ? "It" : "Each"} pays for one
    interview slot: you pay {rupees(0)}. {count === 1 ? "It has" : "They have"} no end date. Pass
    the test of any job, then use {count === 1 ? "it" : "one"} on the page of that application.
  </>
);
