export const title = (job: string | undefined) =>
  job ? `${job} के लिए अप्लाई करें · Pakka` : "अप्लाई करें · Pakka";
export const heading = (job: string) => `${job} के लिए अप्लाई करें`;
export const introduction = "आवेदन के साथ भेजने के लिए रिज़्यूमे चुनें।";
export const close = "बंद करें";
export const cancel = "रहने दें";

export const noResumes = "यहाँ आपका कोई रिज़्यूमे नहीं है।";
export const uploadResume = "रिज़्यूमे अपलोड करें";
export const resumesNotLoaded = "आपके रिज़्यूमे नहीं खुल पाए। वे सुरक्षित हैं।";
export const tryAgain = "फिर से कोशिश करें";

export const select = "चुनें";
export const resume = "रिज़्यूमे";
export const uploaded = "कब अपलोड किया";

export const free = "यह मुफ़्त है।";
export const holdUntil = (time: string, testMinutes: number | undefined) => (
  <>
    हम आपके लिए एक सीट <b>{time}</b> तक रखते हैं। उससे पहले{" "}
    {testMinutes === undefined ? "टेस्ट" : `${testMinutes} मिनट का टेस्ट`} दें।
  </>
);
export const noSlot = "अभी कोई सीट खाली नहीं है।";
export const submit = "आवेदन भेजें";
export const applying = "भेजा जा रहा है...";
export const submitted = {
  title: "आवेदन भेजा गया",
  body: "आपका आवेदन पहुँच गया है।",
};
export const notSubmitted = {
  title: "आवेदन नहीं गया",
  body: "आपका आवेदन भेजा नहीं जा सका।",
};
