export const reportThis = "इस जॉब की शिकायत करें";
export const share = "WhatsApp पर भेजें";
export const shared = (facts: string[], address: string) => `${facts.join(", ")}: ${address}`;
