import { REFUND_RULE } from "../../../worker/facts/promises";
import { refunded } from "./application-cancelling";
import { BESIDE } from "./application-payment";
import { APPLICATION_TITLE, confirmed, tested } from "./people";
import type { Screen } from "./state";

/** The page that leads to the provider where there is no script. */
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
        ...["Pay ₹199 for your slot", "Success", "Payment order created successfully"],
        ...["Go to Razorpay and pay ₹199", ...BESIDE],
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
        ...["Receipt", "Asha Verma", "Slot fee", "₹168.64", "₹30.36", "₹199.00", "Reference"],
        REFUND_RULE,
      ],
    },
    {
      state: "a part given back",
      reach: async (request) => `${(await refunded(request, "refunded", 9_950)).path}/receipt`,
      texts: ["Slot fee", "₹168.64", "₹30.36", "₹199.00", "Given back", "₹99.50"],
    },
  ],
};
