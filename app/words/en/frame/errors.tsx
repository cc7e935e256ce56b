import type { ReactNode } from "react";
import { brand } from "../../../../worker/facts/brand";

export const notFound = "Page Not Found";
export const notFoundText = "There is no page at this address. The link may be old or cut short.";
export const toHome = "Return to Home";

export const failedTitle = `We could not load this · ${brand.name}`;
export const failed = "We could not load this";
export const nothingLost = "What you saved or sent before is safe.";
/** Shown below a posted form that got no answer. */
export const sendsAgain =
  "We do not know if this was done. “Try again” sends what you typed once more: nothing is done twice.";
export const tryAgain = "Try again";
export const goHome = "Go to the home page";
export const ifItStays = (email: ReactNode, requestId: string | undefined) => (
  <>
    If it stays: {email}
    {requestId && (
      <>
        , quote <b>{requestId}</b>
      </>
    )}
    .
  </>
);
