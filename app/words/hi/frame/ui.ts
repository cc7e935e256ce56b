export const messages = "मैसेज (Alt+T)";
export const tryAgain = "फिर से कोशिश करें";
export const closeMessage = (title: string) => `बंद करें: ${title}`;
export const loading = "खुल रहा है...";

export const bill = "बिल";
export const notPaidYet = "अभी पैसे नहीं दिए गए";

export const jobsHeading = "जॉब के मौके";
export const loadingResumes = "रिज़्यूमे खुल रहे हैं...";
