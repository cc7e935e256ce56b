import { Link } from "@remix-run/react";
import { clockTime, rupees } from "../../format";

export const goBack = "वापस जाएँ";

// The result of a payment.

export const numbersAndHelp = (payment: string | undefined, order: string | null | undefined) => (
  <>
    {[payment && `पेमेंट नंबर: ${payment}`, order && `ऑर्डर नंबर: ${order}`].filter(Boolean).join("। ")}।{" "}
    <Link to="/help">मदद</Link>
  </>
);
export const lookAgain = "फिर से देखें";

// The question whether to book: yes or no.

export const passed = "आपका टेस्ट पास हुआ। इंटरव्यू बुक करना है?";
export const sayYesOrNo = (until: string | null) =>
  `हाँ या ना: दोनों ठीक हैं।${until ? ` आपके पास ${clockTime(until)} तक समय है।` : ""}`;
export const sayYesOrNoOnceKept =
  "पहले आपके लिए फिर से सीट रखी जानी चाहिए। इसमें कोई पैसा नहीं लगता। उसके बाद हाँ या ना कहें।";
export const closedForInterviews = "यह जॉब बंद है। अब इसका कोई इंटरव्यू बुक नहीं हो सकता।";
export const bookOnlyIfFree = "अभी कोई सीट खाली नहीं है। सीट खाली होने पर इंटरव्यू बुक हो सकता है।";
export const useCredit = `मुफ़्त इंटरव्यू इस्तेमाल करें, ${rupees(0)} दें`;

export const no = `नहीं, वापस जाएँ · ${rupees(0)}`;

// Confirmed.

export const confirmed = (price: number) => `पेमेंट हो गया · आपने ${rupees(price)} दिए`;
export const allSet = "सब तैयार है!";
export const waitingForDate = "नई तारीख़ का इंतज़ार है";
export const noMoreMoney = (
  <>
    <b>इस जॉब के लिए आपसे और पैसे माँगने का हक़ किसी को नहीं है।</b> कोई माँगे, तो{" "}
    <Link to="/contact">हमें बताएँ</Link>।
  </>
);
