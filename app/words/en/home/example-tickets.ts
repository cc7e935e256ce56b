import { confirmed, interviewSlot, kept } from "../application/ticket";
import { HOLDS } from "../jobs/holds";

/** Example tickets with these dates for the booking and the interview. */
export const exampleTickets = (booked: string, interview: string) => ({
  label: interviewSlot,
  held: { state: kept, until: `For ${HOLDS.payment} after the test` },
  confirmed: {
    number: "Example",
    state: confirmed,
    until: `Round 1 · ${interview}, 11:30 am`,
    facts: [
      { label: "Work", value: "Credit Analyst" },
      { label: "Test", value: "Passed, 8 of 10" },
    ],
    price: "including GST, paid once",
    stamp: {
      text: `${confirmed} ${booked.toUpperCase()}`,
      label: `Example of the Pakka stamp: confirmed ${booked}`,
    },
  },
});
