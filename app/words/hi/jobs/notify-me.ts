export const tell = "सीट खाली हो तो बताएँ";
export const waiting =
  "सीट खाली होने पर हम आपको एक बार बताएँगे, ईमेल से और “सूचनाएँ” में। सीट आपके लिए रखी नहीं जाएगी: तब जल्दी करें।";
export const end = "मुझे न बताएँ";
export const notChanged = "यह सेव नहीं हो पाया।";
export const errorTitle = "नहीं हुआ";
export const loginNeeded = { title: "पहले लॉग इन करें" };
