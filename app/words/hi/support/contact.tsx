import type { ReactNode } from "react";
import { brand } from "../../../../worker/facts/brand";
import { COMPLAINT_RULE } from "../../../../worker/words/hi/promises";

export const title = "संपर्क · Pakka";
export const description = "Pakka का फ़ोन, ईमेल और सोशल मीडिया के लिंक, और हमें लिखने का फ़ॉर्म।";
export const heading = "संपर्क";
export const introduction = "हम जितनी जल्दी हो सके, जवाब देंगे!";

export const formHeading = "मैसेज भेजें";
export const error = "गड़बड़ हुई";
export const fullName = "पूरा नाम";
export const email = "ईमेल पता";
export const subject = "किस बारे में";
export const phone = "फ़ोन (ज़रूरी नहीं)";
export const message = "मैसेज";
export const send = "मैसेज भेजें";
export const sending = "भेजा जा रहा है...";
export const numbered = (id: number) => `आपका मैसेज हमें मिल गया है। उसका नंबर ${id} है।`;
export const notSent = {
  title: "गड़बड़ हुई",
  body: "आपका मैसेज नहीं भेजा जा सका। थोड़ी देर बाद फिर से कोशिश करें।",
};

export const ourPhone = "फ़ोन";
export const phoneHours = "सोमवार से शनिवार, सुबह 10 से शाम 6 बजे तक";
export const ourEmail = "ईमेल";
export const complaintsHeading = "शिकायतें";
export const complaints = (email: ReactNode) => (
  <>
    शिकायत अधिकारी: {brand.grievanceOfficer}, {email}। {COMPLAINT_RULE} आपकी निजी जानकारी के सवालों का
    जवाब भी इन्हीं से मिलता है।
  </>
);
export const companyHeading = "कंपनी";
