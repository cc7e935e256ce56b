import { RESUME_SIZE, RESUME_UNDO_MINUTES } from "../../../../worker/facts/people/resumes";
import type { Draw } from "../../format";

export const heading = "आपके रिज़्यूमे";
export const none = {
  title: "अभी कोई रिज़्यूमे नहीं है",
  body: "जॉब के लिए अप्लाई करना हो तो अपना रिज़्यूमे अपलोड करें।",
};
export const notFetched = "आपके रिज़्यूमे नहीं खुल सके।";
export const notLoaded = {
  title: "आपके रिज़्यूमे नहीं खुल सके",
  body: "वे सुरक्षित हैं। थोड़ी देर में यह पेज फिर से खोलें।",
};

export const file = "रिज़्यूमे अपलोड करें";
export const fileHint = `PDF, DOC या DOCX फ़ाइल, ${RESUME_SIZE} तक। उसमें आधार और पैन नंबर न लिखें।`;
export const noFile = (making: Draw, photos: Draw) => (
  <>
    फ़ाइल नहीं है? {making("यहाँ रिज़्यूमे बनाएँ")} या {photos("काग़ज़ वाले रिज़्यूमे की फ़ोटो लें")}।
  </>
);
export const progress = "अपलोड";
export const upload = "रिज़्यूमे अपलोड करें";
export const uploading = "अपलोड हो रहा है...";
export const uploaded = { title: "रिज़्यूमे अपलोड हो गया" };
export const notUploaded = { title: "अपलोड नहीं हुआ", body: "रिज़्यूमे अपलोड नहीं हो सका।" };
export const loggedOut = "आपका लॉग आउट हो गया था। लॉग इन करें और रिज़्यूमे फिर से अपलोड करें।";
export const tooLarge = `यह फ़ाइल ${RESUME_SIZE} से बड़ी है।`;
export const noneChosen = "PDF, DOC या DOCX फ़ाइल चुनें।";

export const view = "देखें";
export const print = "प्रिंट करें";
export const change = "बदलें";
export const remove = "हटाएँ";
export const removeFile = (fileName: string) => `${fileName} हटाएँ`;
export const deleted = { title: "रिज़्यूमे हटा दिया गया" };
export const notDeleted = { title: "नहीं हटा", body: "रिज़्यूमे हटाया नहीं जा सका।" };

export const isDeleted = (fileName: string) => `यह रिज़्यूमे हटा दिया गया: ${fileName}`;
export const undo = "वापस लाएँ";
export const restored = { title: "आपका रिज़्यूमे वापस आ गया" };
export const notRestored = {
  title: "वापस नहीं आया",
  body: "हम आपका रिज़्यूमे वापस नहीं ला सके।",
};
export const tooLate = `${RESUME_UNDO_MINUTES} मिनट पूरे हो गए हैं। रिज़्यूमे फिर से अपलोड करें।`;
