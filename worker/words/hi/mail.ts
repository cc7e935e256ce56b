import { addressIn } from "../../facts/languages";
import type { Message } from "../message-facts";

export const mailWords = {
  greeting: (name: string | null) => (name ? `नमस्ते ${name},` : "नमस्ते,"),
  safetyWord: (word: string) => `आपका सुरक्षा शब्द: ${word}। Pakka से आपको आने वाले हर ईमेल में यह होता है।`,
  check: "क्या यह ईमेल सच में Pakka से है? जाँचें",
  checkPath: addressIn("hi", "/check"),
  footer: (supportEmail: string) => `Pakka। सवाल हों, तो लिखें: ${supportEmail}`,
};

export const announcementWords = {
  toPeople: (n: number) => (n === 1 ? "1 व्यक्ति" : `${n} लोग`),
  toMailboxes: (n: number) => (n === 1 ? "1 जाँचा हुआ ईमेल पता" : `${n} जाँचे हुए ईमेल पते`),
  nobodyInCategory: "इस किस्म के काम की किसी जॉब के लिए किसी ने अप्लाई नहीं किया है।",
};

export const announcementMessage = (title: string, body: string, href: string): Message => ({
  title,
  body,
  more: [],
  link: { href, words: "Pakka पर खोलें" },
});

export const previewWords = {
  eachPerson: "हर व्यक्ति, जिस पर असर होगा",
  ownLink: "सबका अपना-अपना लिंक",
  ownWord: "(सबका अपना-अपना शब्द)",
};
