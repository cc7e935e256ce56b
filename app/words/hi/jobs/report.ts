export const title = "इस जॉब की शिकायत करें · Pakka";
export const description = "बताएँ कि किसी जॉब में क्या ग़लत है। एक इंसान उसे पढ़ता है।";
export const heading = "इस जॉब की शिकायत करें";
export const introduction =
  "Pakka में एक इंसान इसे पढ़ता है। कंपनी को पता नहीं चलता कि किसने लिखा। अकाउंट ज़रूरी नहीं है।";
export const question = "क्या ग़लत है?";
export const reasons = {
  money: "किसी ने Pakka के बाहर पैसे माँगे",
  fake: "मुझे लगता है कि कंपनी या जॉब असली नहीं है",
  untrue: "वेतन, जगह या काम वैसा नहीं है, जैसा लिखा है",
  insulting: "इसमें लोगों की बेइज़्ज़ती है, या ऐसी माँग है जो क़ानून में मना है",
  other: "कुछ और",
};
export const reasonMissing = "चुनें कि क्या ग़लत है।";
export const text = "क्या हुआ? (ज़रूरी नहीं)";
export const textHint = "जैसे किसने फ़ोन किया, किस नंबर से, और क्या माँगा। हिंदी या अंग्रेज़ी में लिखें।";
export const textLong = "यह बहुत लंबा है। छोटा करके लिखें।";
export const lostMoney = (number: string) =>
  `पैसे चले गए? अभी ${number} पर फ़ोन करें। यह ऑनलाइन धोखे के लिए सरकार का नंबर है। फ़ोन जितनी जल्दी होगा, उतने ज़्यादा पैसे रुक सकते हैं।`;
export const send = "शिकायत भेजें";
export const sending = "भेजी जा रही है...";
export const sent = { title: "शिकायत भेजी गई", body: "शुक्रिया। एक इंसान इसे पढ़ता है।" };
export const notSent = {
  title: "शिकायत नहीं गई",
  body: "हम आपकी शिकायत भेज नहीं पाए। फिर से कोशिश करें।",
};

export const subject = (reason: keyof typeof reasons) => `जॉब की शिकायत: ${reasons[reason]}`;
export const nothingAdded = "और कुछ नहीं लिखा गया।";
