import { rupees } from "../../format";

export const freeSlots = (count: number) => (
  <>
    <b>You have {count === 1 ? "1 free interview slot" : `${count} free interview slots`}.</b> Pass
    the test of any job, then use {count === 1 ? "it" : "one"} on the page of that application. You
    pay {rupees(0)}.
  </>
);
