import * as z from "zod";

/** The candidate's return on cancelling. */
export const cancelReturn = z.enum(["nothing", "refund", "credit"]);
export type CancelReturn = z.infer<typeof cancelReturn>;

export const refundShare = z
  .number()
  .min(0)
  .max(1)
  .meta({ examples: [1] })
  .describe("The share of the payment that cancelling refunds: 1 is all of it, 0 is nothing");

/** The return that a candidate agreed to. */
export const promisedReturn = z.object({ cancel: cancelReturn, refundShare });
export type PromisedReturn = z.infer<typeof promisedReturn>;

export const ownCancelInput = z
  .object({
    promised: promisedReturn
      .optional()
      .describe(
        "The return that the candidate read, from `choices`: if it has changed, nothing is cancelled",
      ),
  })
  .meta({ id: "CancelInput" });
