import { confirmed, interviewSlot, kept } from "../application/ticket";
import { HOLDS } from "../jobs/holds";

export const exampleTickets = (booked: string, interview: string) => ({
  label: interviewSlot,
  held: { state: kept, until: `टेस्ट के बाद ${HOLDS.payment} तक` },
  confirmed: {
    number: "उदाहरण",
    state: confirmed,
    until: `राउंड 1 · ${interview}, सुबह 11:30`,
    facts: [
      { label: "काम", value: "लोन एनालिस्ट" },
      { label: "टेस्ट", value: "पास, 10 में से 8" },
    ],
    price: "GST मिलाकर, सिर्फ़ एक बार",
    stamp: {
      text: `${confirmed} ${booked}`,
      label: `Pakka की मुहर का उदाहरण: सीट ${booked} को पक्की हुई`,
    },
  },
});
