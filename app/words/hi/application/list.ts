export const pageTitle = "मेरे आवेदन · Pakka";
export const pageDescription = "आपका हर आवेदन कहाँ तक पहुँचा है।";

export const myApplications = "मेरे आवेदन";
export const notFetched = "आवेदन नहीं दिखाए जा सके।";
export const notLoadedTitle = "गड़बड़ हुई";
export const notLoaded = "हम अभी आपके आवेदन नहीं दिखा पाए।";
export const tryAgain = "फिर से कोशिश करें";
export const noneTitle = "अभी कोई आवेदन नहीं";
export const none = "आपने अभी तक किसी जॉब के लिए अप्लाई नहीं किया है।";
export const browseJobs = "जॉब देखें";
