import { Link } from "@remix-run/react";
import type { Application } from "../../../../worker/contract/applications";
import type { RefundDays } from "../../../../worker/facts/money/refunds";
import { day, moneyWords } from "../../format";

const METHODS: Record<string, string> = {
  upi: "UPI",
  card: "कार्ड",
  netbanking: "इंटरनेट बैंकिंग",
  wallet: "वॉलेट",
  credit: "मुफ़्त इंटरव्यू",
};

export const methodName = (method: string) => METHODS[method] ?? method;

const SOURCES: Record<string, string> = { netbanking: "बैंक अकाउंट", wallet: "वॉलेट" };

/** Where a refund goes; "में" follows. Best at the beginning of a sentence. */
export const sourceOf = (method: string | null | undefined) =>
  `जिस ${SOURCES[method ?? ""] ?? "UPI या कार्ड"} से पेमेंट हुआ था, उसी`;

export const onItsWayBack = "वापस आ रहे पैसे";
export const givenBack = "वापस दिए गए पैसे";

const inDays = ({ from, to }: RefundDays) =>
  from > 0 ? `${from} से ${to} दिन में` : `${to} दिन के अंदर`;

type Refund = NonNullable<Application["refund"]>;

export const willGoBack = ({ amount, days }: Refund, source: string, by: string) =>
  `${source} में ${moneyWords(amount)} वापस आएँगे। ये आपके बैंक में ${inDays(days)} दिखेंगे, यानी ${day(by)} तक। आपको कुछ नहीं करना है।`;
export const goesBack = ({ amount, days, since }: Refund, source: string, by: string) =>
  `${source} में ${day(since)} से ${moneyWords(amount)} वापस आ रहे हैं। ये आपके बैंक में ${inDays(days)} दिखेंगे, यानी ${day(by)} तक।`;
export const wentBack = ({ amount, since, doneAt }: Refund, source: string, by: string) =>
  `${source} में ${day(doneAt ?? since)} को ${moneyWords(amount)} वापस भेजे गए। ये आपके बैंक में ${day(by)} तक दिखेंगे।`;
export const refundNumber = (reference: string) => (
  <>
    पैसे वापस आने का नंबर: {reference}। तब तक पैसे न दिखें, तो अपने बैंक को यह नंबर बताएँ, या{" "}
    <Link to="/help">हमसे पूछें</Link>।
  </>
);
export const moneyGoesBack = "आपके पैसे वापस";
