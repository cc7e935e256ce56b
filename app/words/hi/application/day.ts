import { brand } from "../../../../worker/facts/brand";
import {
  DISPUTE_DAYS,
  TIES_PER_YEAR,
  WORD_UNDO_MINUTES,
} from "../../../../worker/facts/guarantee/guarantee";
import { zoneOf } from "../../../../worker/words/hi/formats";
import { clockTime, day, hour, nearDay, rupees } from "../../format";
import { counted } from "../formats";
import { roundName } from "./application";

// The ticket, from the day of the interview on.

export const clockState = (at: string) => hour(at);
export const appointment = (
  one: { at: string; place: string | null; interviewer: string | null },
  isToday: boolean,
) =>
  [
    `${isToday ? "आज, " : ""}${nearDay(one.at)}${zoneOf(one)}`,
    one.interviewer && `${one.interviewer} से मुलाक़ात`,
  ]
    .filter(Boolean)
    .join(" · ");
export const ofRound = (round: number | null) => (round === null ? "" : `, ${roundName(round)}`);
export const confirmed = "पक्की";
export const over = "इंटरव्यू ख़त्म";
export const interviewOver = "इंटरव्यू ख़त्म हो गया है।";
export const met = "मुलाक़ात हुई";
export const metBy = (who: string, at: string) => `मुलाक़ात इनसे हुई: ${who}, ${hour(at)}`;
export const metWith = (who: string) => `मुलाक़ात इनसे हुई: ${who}`;
export const byCode = (at: string) => `${nearDay(at)}, आपके मुलाक़ात के कोड से`;
export const notHeld = "इंटरव्यू नहीं हुआ";
export const notConfirmed = "पक्का नहीं कि इंटरव्यू हुआ";
export const wasSetFor = (at: string) => `इंटरव्यू का समय ${clockTime(at)} था।`;
export const answered = "कंपनी ने जवाब दिया।";

export const codeTitle = "आपका मुलाक़ात का कोड";
export const codeUntil = (until: string) => `${codeTitle} · ${hour(until)} तक चलेगा`;
export const show = "यह कोड रिसेप्शन पर दिखाएँ। वहाँ इसे टाइप किया जाएगा। फ़ोन पर यह कोड न बताएँ।";
export const sayCode =
  "जिनसे मुलाक़ात हो, यह कोड उन्हीं को बोलकर बताएँ। कंपनी इसे टाइप करेगी। और किसी को न बताएँ।";
export const takePicture = "इस पेज की फ़ोटो ले लें। फ़ोटो बिना इंटरनेट के भी खुलेगी।";
export const tapWhenThere = "वहाँ पहुँचकर “मैं यहाँ हूँ” दबाएँ। यह आपका सबूत है।";
export const hereFrom = (from: string, now: string) =>
  `“मैं यहाँ हूँ” ${hour(from)} से दबाया जा सकता है। अभी समय ${hour(now)} है।`;
export const codeFrom = (from: string) => `आपका मुलाक़ात का कोड यहाँ ${hour(from)} से दिखेगा।`;
export const help = "मदद";
export const callUs = {
  href: `tel:${brand.phone.replace(/\s/g, "")}`,
  text: "Pakka को फ़ोन करें",
};
export const iAmHere = (isVideo: boolean) => ({
  text: "मैं यहाँ हूँ",
  failure: isVideo
    ? "Pakka से जवाब नहीं आया। आपका कोड फिर भी चलेगा: उसे बोलकर बताएँ।"
    : "Pakka से जवाब नहीं आया। आपका कोड फिर भी चलेगा: उसे दिखाएँ।",
});
export const saidHere = (at: string) => `आपने ${hour(at)} बजे कहा: “मैं यहाँ हूँ”।`;

// What comes back is a free interview, or rupees, which are many: the verb agrees with it.

const isOne = (back: string) => back === whatPaid;
const comes = (back: string) => (isOne(back) ? "आएगा" : "आएँगे");

// Before the interview, and after it until the outcome is known.

export const ifNobodyTitle = "अगर कोई न आए";
export const ifNobody = (from: string, back: string | undefined) =>
  `${hour(from)} से यह बात यहाँ बताई जा सकती है। बताने के बाद कंपनी न कहे कि मुलाक़ात हुई, तो ${back ? comesBack(back) : "दूसरा समय चुना जा सकता है"}।`;

export const didYouMeet = "क्या मुलाक़ात हुई?";
export const wasAt = (at: string, now: string, isToday: boolean) =>
  isToday
    ? `आपका इंटरव्यू ${hour(at)} बजे था। अभी समय ${hour(now)} है।`
    : `आपका इंटरव्यू ${clockTime(at)} बजे था।`;
export const askOnce = "कोई नहीं मिल रहा? रिसेप्शन पर एक बार पूछें। जवाब बाद में भी दिया जा सकता है।";
export const openOnce = "कॉल में कोई नहीं है? लिंक एक बार फिर खोलें। जवाब बाद में भी दिया जा सकता है।";
export const answerUntil = (until: string) => `जवाब ${clockTime(until)} तक दिया जा सकता है।`;
export const hereFirst = "क्या आप वहाँ हैं? पहले “मैं यहाँ हूँ” दबाएँ। यह आपका सबूत है।";
export const notTyped = "किसी ने टाइप नहीं किया";
export const whatHappened = "क्या हुआ? लिखना ज़रूरी नहीं है।";
export const onlyOnce = `आपका जवाब ${counted(WORD_UNDO_MINUTES, "मिनट")} तक बदला जा सकता है। पर “मुलाक़ात हुई” वाला जवाब नहीं बदला जा सकता।`;
export const sureNobody = "क्या आपसे कोई नहीं मिला?";
export const sureAbsent = "क्या आपका आना नहीं हुआ?";
export const yesNobody = "हाँ, कोई नहीं आया";
export const yesAbsent = "हाँ, मेरा आना नहीं हुआ";
export const undoFor = `यह जवाब ${counted(WORD_UNDO_MINUTES, "मिनट")} तक बदला जा सकता है।`;
export const goBack = "नहीं, वापस जाएँ";
export const takeBack = "जवाब बदलें";
export const undoUntil = (until: string) => `इसे ${hour(until)} तक बदला जा सकता है।`;
export const weMet = "मुलाक़ात हुई";
export const afterMet = (company: string) =>
  `यह जवाब बाद में नहीं बदला जा सकता। इसके बाद ${company} को आपको जवाब देना होगा।`;
export const nobodyCame = "कोई नहीं आया";
export const afterNobody = (company: string, until: string, back: string | undefined) =>
  `${mayReply(company, until)}। ${back ? `जवाब न आए, तो ${comesBack(back)}।` : "जवाब न आए, तो हम आपकी बात मानेंगे।"} कंपनी कहे कि मुलाक़ात हुई, तो हमारी टीम दोनों की बात देखेगी।`;
export const iDidNotCome = "मेरा आना नहीं हुआ";
export const afterAbsent = (fee: string | undefined) =>
  `यह सीट इस्तेमाल हो जाएगी। ${fee ? `${fee} वापस नहीं ${comes(fee)}। ` : ""}आपका आवेदन ख़त्म हो जाएगा।`;
export const afterAbsentMoved = (fee: string | undefined) =>
  `क्या आपने नए समय के लिए हाँ कहा था? तब यह सीट इस्तेमाल हो जाएगी और आपका आवेदन ख़त्म हो जाएगा। हाँ नहीं कहा था, तो ${whatRemains(fee)}।`;
const whatRemains = (fee: string | undefined) => {
  if (!fee) return "दूसरा समय चुना जा सकता है";
  return isOne(fee)
    ? "दूसरा समय चुना जा सकता है, या मुफ़्त इंटरव्यू वापस लिया जा सकता है"
    : "दूसरा समय चुना जा सकता है, या पैसे वापस लिए जा सकते हैं";
};

export const saysHeld = (company: string) => `${company} का कहना है कि मुलाक़ात हुई`;
export const saysHeldText = (at: string, until: string | null, fee: string | undefined) =>
  `क्या ${clockTime(at)} बजे आपकी मुलाक़ात हुई?${until ? ` अगर आपने ${clockTime(until)} तक कुछ नहीं कहा, तो हम इसे सच मानेंगे।${lost(fee)}` : ""}`;
const lost = (fee: string | undefined) => (fee ? ` तब ${fee} वापस नहीं ${comes(fee)}।` : "");
export const saysAbsent = (company: string) => `${company} का कहना है कि आपका आना नहीं हुआ`;
export const saysAbsentText = (at: string, until: string | null, fee: string | undefined) =>
  `आपका इंटरव्यू ${clockTime(at)} बजे था। अगर आपका आना हुआ था, तो ${until ? `${clockTime(until)} से पहले ` : ""}हमें बताएँ। नहीं तो ${afterAbsent(fee)}`;
export const yesMet = "हाँ, मुलाक़ात हुई";
export const iWasThere = "मेरा आना हुआ, और मुलाक़ात हुई";
export const iWasThereAlone = "मेरा आना हुआ, पर कोई नहीं आया";
export const bothSides = (back: string | undefined) =>
  `हमारी टीम दोनों की बात देखेगी और ${counted(DISPUTE_DAYS, "दिन")} में फ़ैसला करेगी।${unclear(back)}`;
const unclear = (back: string | undefined) =>
  back
    ? ` बात साफ़ न हो, तो ${back} वापस ${comes(back)}। ऐसा साल में ज़्यादा से ज़्यादा ${TIES_PER_YEAR} बार हो सकता है।`
    : "";

export const noted: Record<"held" | "employer_absent" | "candidate_absent", string> = {
  held: "हमने नोट किया: मुलाक़ात हुई",
  employer_absent: "हमने नोट किया: कोई नहीं आया",
  candidate_absent: "हमने नोट किया: आपका आना नहीं हुआ",
};
export const goHome = "अब वहाँ रुकने की ज़रूरत नहीं है। आपको और कुछ नहीं करना है।";
export const now = "अभी";
export const noReply = "जवाब न आए तो";
export const theyReply = "कंपनी कहे कि मुलाक़ात हुई, तो";
export const mayReply = (company: string, until: string) =>
  `जवाब देने के लिए ${company} के पास ${clockTime(until)} तक का समय है`;
export const comesBack = (back: string) => `${back} अपने आप वापस ${comes(back)}`;
export const believed = "हम आपकी बात मानेंगे";
export const staffLook = "हमारी टीम दोनों की बात देखेगी";
export const companyHasSaid = (company: string, until: string | null) =>
  `${company} का कहना है कि मुलाक़ात हुई।${until ? ` ${clockTime(until)} से हम इसे सच मानेंगे।` : ""}`;
export const saidIAmHere = "आपने कहा: “मैं यहाँ हूँ”";
export const interviewTime = "इंटरव्यू का समय";
export const ifTheyCome = "कोई अभी आए तो";
export const codeStillWorks = "आपका कोड अब भी चलेगा";

export const youHaveMet = "आपकी मुलाक़ात हो गई";
export const thenAnswer = (company: string) =>
  `इंटरव्यू के बाद ${company} को आपको जवाब देना होगा। तब यह पेज बताएगा कि कब तक।`;

// The outcome.

export const weLook = "हम आपके इंटरव्यू की जाँच कर रहे हैं";
export const different = (company: string, at: string) =>
  `आपका इंटरव्यू ${clockTime(at)} बजे था। उसके बारे में आपकी और ${company} की बात अलग-अलग है।`;
export const decideBy = (until: string, back: string | undefined) =>
  `हमारी टीम दोनों की बात पढ़ेगी और ${clockTime(until)} तक फ़ैसला करेगी।${unclear(back)}`;
export const addOnHelp = "आपने जो देखा, वह मदद के पेज पर लिखें";

export const comingBack = (money: string) => `${money} वापस आ ${isOne(money) ? "रहा है" : "रहे हैं"}`;
export const countsInRecord = (company: string) => `यह ${company} के रिकॉर्ड में गिना जाता है`;
export const slotBack = `आपका मुफ़्त इंटरव्यू आपको वापस मिल गया है। आपके अगले इंटरव्यू की फ़ीस ${rupees(0)} होगी।`;
export const companyAbsent = "कंपनी से कोई नहीं आया";
export const nobodyMet = (company: string, at: string) =>
  `${company} की ओर से ${clockTime(at)} बजे कोई आपसे नहीं मिला। हमें अफ़सोस है कि आपका समय ख़राब हुआ।`;
export const otherTime = (until: string) =>
  `क्या आपको यह जॉब अब भी चाहिए? दूसरे समय की कोई फ़ीस नहीं है। दूसरा समय ${clockTime(until)} तक चुना जा सकता है। उसके बाद आपका आवेदन ख़त्म हो जाएगा।`;
export const noOtherTime = "अभी कोई समय खाली नहीं है। नए समय यहाँ दिखेंगे।";

export const noTimeYet = "आपके अगले इंटरव्यू का समय अभी तय नहीं है";

export const unproven = "यह पक्का नहीं हुआ कि आपका इंटरव्यू हुआ";
export const notShown = (company: string, at: string) =>
  `आपके इंटरव्यू का समय ${clockTime(at)} था। इंटरव्यू हुआ, इस पर आपकी और ${company} की, दोनों की हाँ चाहिए थी। कम से कम एक हाँ नहीं मिली।`;
export const mayAnswer = (company: string, until: string) =>
  `आपको जवाब देने के लिए ${company} के पास अब भी ${day(until)} तक का समय है।`;

export const answerBy = (until: string) => `आपको ${nearDay(until)} तक जवाब मिलेगा`;
export const yesOrNo = (company: string) =>
  `जवाब हाँ या ना होगा। वह इस पेज पर और ईमेल से आएगा। ${company} से देर हो, तो हम हर दिन पूछेंगे।`;
export const somethingWrong = {
  to: "/help",
  text: "इंटरव्यू में कुछ ग़लत हुआ? हमें लिखें",
};
export const answerLate = "जवाब में देर हो गई है";
export const weAsk = (company: string, since: string) =>
  `${company} को ${nearDay(since)} तक आपको जवाब देना था। हम हर दिन पूछ रहे हैं।`;

export const waitingForAnswer = "जवाब का इंतज़ार है";
export const answerComes = (company: string, interviewAt: string | undefined) =>
  `${interviewAt ? `आपका इंटरव्यू ${clockTime(interviewAt)} बजे था। ` : ""}${company} का जवाब ईमेल और सूचना से आएगा। वह इस पेज पर भी दिखेगा।`;

// The promise of an interview was broken.

export const broken = "समय पर इंटरव्यू नहीं मिला";
export const brokenText = (company: string, until: string, back: string | undefined) =>
  `${company} ने वादे की तारीख़ तक आपको इंटरव्यू नहीं दिया। ${back ? `${back} ${clockTime(until)} तक अपने आप वापस ${comes(back)}।` : `आपका आवेदन ${clockTime(until)} बजे अपने आप ख़त्म हो जाएगा।`} आपने उससे पहले कोई समय चुना, तो ऐसा नहीं होगा।`;
export const takeNow = "पैसे अभी वापस लें";
export const endNow = "आवेदन ख़त्म करें";
export const afterTake = "इससे आपका आवेदन ख़त्म हो जाएगा।";
export const wait = "दूसरे समय का इंतज़ार करें";
export const afterWait = (company: string) =>
  `${company} को पहले जितने ही दिन एक बार और मिलेंगे। वादा फिर से शुरू होगा।`;

export const yourMoney = (money: string) => `आपके ${money}`;
export const whatPaid = "आपका मुफ़्त इंटरव्यू";
export const capital = (text: string) => text;

// Shown after the action.

export const done = {
  arrived: { title: "हमने नोट किया: आप यहाँ हैं" },
  tookBack: { title: "आपका जवाब हटा दिया गया" },
  wait: { title: "अब दूसरे समय का इंतज़ार है", body: "कब तक, यह इस पेज पर लिखा है।" },
};
