import * as words from "~worker/words/promises";
import { refunded } from "./application-cancelling";
import { BESIDE } from "./application-payment";
import { APPLICATION_TITLE, confirmed, tested } from "./people";
import type { Screen } from "./state";

/** The page that leads to the provider when script is off. */
export const payment: Screen = {
  screen: "payment",
  title: "Pay for your slot · Pakka",
  states: [
    {
      state: "order made",
      async reach(request) {
        const { someone, path } = await tested(request);
        await someone.post(`${path}/pay`, {});
        return `${path}/pay`;
      },
      texts: [
        "Pay ₹199 for your slot",
        "Success",
        "Payment order created successfully",
        "See a sample of your preparation",
        "Go to Razorpay and pay ₹199",
        ...BESIDE,
      ],
    },
    {
      state: "nothing to pay",
      async reach(request) {
        const { path } = await confirmed(request);
        return `${path}/pay`;
      },
      title: APPLICATION_TITLE,
      texts: ["You're All Set!"],
    },
  ],
};

export const receipt: Screen = {
  screen: "receipt",
  title: "Receipt · Pakka",
  states: [
    {
      state: "paid",
      reach: async (request) => `${(await confirmed(request)).path}/receipt`,
      texts: [
        "Receipt",
        "Asha Verma",
        "Slot fee",
        "₹168.64",
        "₹30.36",
        "₹199.00",
        "Reference",
        words.REFUND_RULE,
      ],
    },
    {
      state: "a part given back",
      reach: async (request) => `${(await refunded(request, "refunded", 9_950)).path}/receipt`,
      texts: ["Slot fee", "₹168.64", "₹30.36", "₹199.00", "Given back", "₹99.50"],
    },
  ],
};

const TITLES = {
  full: "Prepare for your interview · Pakka",
  sample: "A sample of the preparation · Pakka",
  practice: "Practice test for your job · Pakka",
  evening: "The evening before your interview · Pakka",
};

/** The preparation pages that come with a paid slot. */
export const preparation: Screen = {
  screen: "preparation",
  title: TITLES.full,
  states: [
    {
      state: "before the payment",
      title: TITLES.sample,
      reach: async (request) => `${(await tested(request)).path}/preparation`,
      texts: ["A sample of the preparation", "A good answer has:", "All of it has"],
      absent: ["Choose two.", "Start the practice test"],
    },
    {
      state: "all of it",
      reach: async (request) => `${(await confirmed(request)).path}/preparation`,
      texts: [
        "Prepare for your interview",
        "What the work is",
        "For this job",
        "Bring your mark",
        "Ten questions that are often asked",
        "Practice test",
        "What to bring",
        "How to get there",
        "What to ask the employer",
        "The evening before",
      ],
    },
    {
      state: "its practice test",
      title: TITLES.practice,
      reach: async (request) => `${(await confirmed(request)).path}/preparation/practice`,
      texts: ["Practice test", "Nothing is saved", "Check my answers"],
    },
    {
      state: "the evening before",
      title: TITLES.evening,
      reach: async (request) => `${(await confirmed(request)).path}/preparation/evening`,
      texts: ["The evening before", "No time is chosen yet.", "Tonight", "Tomorrow"],
    },
  ],
};
