import { PHOTOS_MAX, RESUME_SIZE } from "../../../../worker/facts/people/resumes";

export const make = {
  title: "यहाँ बनाएँ",
  text: "7 छोटे सवाल। जवाब हिंदी या अंग्रेज़ी में दें।",
};
export const photo = {
  title: "फ़ोटो लें",
  text: `काग़ज़ वाले रिज़्यूमे की, ${PHOTOS_MAX} पेज तक`,
};
export const file = { title: "फ़ाइल चुनें", text: `PDF या वर्ड, ${RESUME_SIZE} तक` };
export const stillNeeded = "अभी यह बाकी है: आपका रिज़्यूमे";
export const another = "एक और रिज़्यूमे जोड़ें";
