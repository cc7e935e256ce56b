import { PAYMENT_PROVIDERS } from "../../worker/contract/payment-providers";
import type { PaymentSimulator } from "./payment-simulator";

const SIMULATORS = new Map<string, PaymentSimulator>(
  await Promise.all(
    Object.keys(PAYMENT_PROVIDERS).map(async (name) => {
      const { simulator } = await import(`./${name}/simulator.ts`);
      return [name, simulator] as const;
    }),
  ),
);

/** @throws Error if the settings name an unknown provider */
export function paymentSimulator(name: string): PaymentSimulator {
  const simulator = SIMULATORS.get(name);
  if (!simulator) throw new Error(`PAYMENT_PROVIDER must be one of ${[...SIMULATORS.keys()]}`);
  return simulator;
}
