import { expect, test } from "vitest";
import { afterStep, type Payment, type PaymentStep } from "../../app/payment/payment-steps";

const after = (steps: PaymentStep[], payment: Payment = {}) => steps.reduce(afterStep, payment);
const paidOrder = (paymentId: string) => ({ paymentId, fields: {} });

const ORDERED: PaymentStep[] = [{ step: "pressed" }, { step: "ordered" }];
const OPENED: PaymentStep[] = [...ORDERED, { step: "opened", isOpen: true }];
const PAID: PaymentStep[] = [...OPENED, { step: "paid", paid: paidOrder("pay_1") }];
const UNDECIDED: PaymentStep[] = [...PAID, { step: "undecided" }];

test.each<[string, PaymentStep[], Payment["checkout"]]>([
  ["is being loaded after an order", ORDERED, "loading"],
  ["is open once it is shown", OPENED, "open"],
  [
    "is gone if its page was left meanwhile",
    [...ORDERED, { step: "opened", isOpen: false }],
    undefined,
  ],
  ["is gone once it has reported a payment", PAID, undefined],
  [
    "stays gone if it reported a payment before it was known to be open",
    [...ORDERED, ...PAID.slice(-1), { step: "opened", isOpen: true }],
    undefined,
  ],
])("the checkout %s", (_, steps, checkout) => {
  expect(after(steps).checkout).toBe(checkout);
});

test("a payment without the bank's answer is told once, however often the server is asked", () => {
  const undecided = after(UNDECIDED);
  expect(undecided).toMatchObject({ checking: "pay_1", problem: expect.stringContaining("pay_1") });
  const asked = after(
    [{ step: "closed" }, { step: "paid", paid: paidOrder("pay_1") }, { step: "undecided" }],
    undecided,
  );
  expect(asked).toMatchObject({ checking: "pay_1", problem: undefined });
});

test("another payment without the bank's answer is told as well", () => {
  const other = after(
    [{ step: "closed" }, { step: "paid", paid: paidOrder("pay_2") }, { step: "undecided" }],
    after(UNDECIDED),
  );
  expect(other).toMatchObject({ checking: "pay_2", problem: expect.stringContaining("pay_2") });
});

test("a refused payment says why until the dialog is closed or the button is pressed again", () => {
  const refused = after([...UNDECIDED, { step: "refused", problem: "The bank refused." }]);
  expect(refused).toMatchObject({ checking: undefined, problem: "The bank refused." });
  expect(after([{ step: "closed" }], refused).problem).toBeUndefined();
  expect(after([{ step: "pressed" }], refused).problem).toBeUndefined();
});

test("nothing is checked before the checkout has reported a payment", () => {
  expect(after([...OPENED, { step: "undecided" }])).toEqual(after(OPENED));
});
