import { SAFETY_LINE } from "../../../../worker/words/hi/promises";
import { rupees } from "../../format";
import { counted, priceWords } from "../formats";

// Shown before the payment: four lines, and the times.

export const priceLine = (price: number, company: string) =>
  `${priceWords(price)}। इससे ${company} के साथ एक इंटरव्यू मिलता है, जॉब नहीं।`;
export const creditLine = (company: string) =>
  `${rupees(0)}: आपका मुफ़्त इंटरव्यू इस्तेमाल होगा। इससे ${company} के साथ एक इंटरव्यू मिलता है, जॉब नहीं।`;
export const neverByPhone: string = SAFETY_LINE.strong;

export const timesTitle = "ये समय पैसे देने के बाद चुने जा सकते हैं";
export const timesOfDay = (day: string, times: string[], isCut: boolean) =>
  `${day}: ${times.join(", ")}${isCut ? " …" : ""}`;
export const inAll = (times: number) => `कुल ${counted(times, "समय")}।`;
export const youMeet = (person: string) => `आपकी मुलाक़ात ${person} से होगी।`;

// Shown while no time can be chosen yet.

export const dateComes = "तारीख़ कंपनी तय करती है। वह SMS और ईमेल से आती है।";
export const beingScheduled =
  "आपके इंटरव्यू की तारीख़ तय हो रही है। तारीख़, समय और लिंक ईमेल और सूचना से आएँगे। वे यहाँ भी दिखेंगे।";
export const employerSetsDate = (price: number) =>
  price > 0
    ? "आपको SMS भी मिलेगा। कंपनी इंटरव्यू रद्द करे, तो आप चुनें: पैसे वापस या नई तारीख़।"
    : "आपको SMS भी मिलेगा। कंपनी इंटरव्यू रद्द करे, तो आपको नई तारीख़ मिलेगी।";
