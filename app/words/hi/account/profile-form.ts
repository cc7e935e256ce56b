import { ADULT_AGE } from "../../../../worker/facts/people/people";

export const name = "पूरा नाम";
export const email = "ईमेल पता";
export const dob = "जन्म की तारीख़";
export const gender = "लिंग";
export const genders = [
  { value: "", label: "नहीं बताना" },
  { value: "MALE", label: "पुरुष" },
  { value: "FEMALE", label: "महिला" },
  { value: "OTHER", label: "अन्य" },
];
export const updating = "सेव हो रही है...";
export const updated = {
  title: "प्रोफ़ाइल सेव हो गई",
  body: "आपकी प्रोफ़ाइल सेव हो गई है।",
};
export const notSaved = { title: "सेव नहीं हुई", body: "आपकी प्रोफ़ाइल सेव नहीं हो सकी।" };

export const dobWhy = `Pakka ${ADULT_AGE} साल या उससे ज़्यादा उम्र के लोगों के लिए है। कंपनियों को यह तारीख़ नहीं दिखती।`;
