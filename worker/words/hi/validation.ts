import { brand } from "../../facts/brand";
import { DAY_LIMITS } from "../../facts/guarantee/guarantee";
import { INTERVIEW_DAYS_AHEAD, INTERVIEW_HOURS } from "../../facts/guarantee/interviews";
import { POOL_TIMES_ASKED } from "../../facts/jobs/tests";
import {
  DETAIL_MAX,
  DOB_MIN,
  EMAIL_MAX,
  HEADING_MAX,
  HEADINGS_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  POINT_MAX,
  POINTS_MAX,
  SUBJECT_MAX,
  SUBJECT_MIN,
} from "../../facts/limits/texts";
import { MONEY_DAYS_MAX } from "../../facts/money/money";
import { RECOVERY_CODE_SIGNS, SIGN_IN_CODE_DIGITS } from "../../facts/people/console";
import { OTP_DIGITS, PHONE_DIGITS } from "../../facts/people/login";
import { ADULT_AGE, SAFETY_WORD_MAX, SAFETY_WORD_MIN } from "../../facts/people/people";
import { LANGUAGES_MAX, SCHOOL_YEAR_MIN, SKILLS_MAX } from "../../facts/people/resumes";
import { grouped } from "../amounts";

const atMost = (max: number) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखें।`;

// Errors of fields that do not fit their schema.

export const phoneMissing = `अपना ${PHONE_DIGITS} अंकों का फ़ोन नंबर लिखें।`;
export const phoneWrong = `भारत का ${PHONE_DIGITS} अंकों का फ़ोन नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो।`;
export const phoneAbroad = "सिर्फ़ भारत के फ़ोन नंबर (+91) चलते हैं।";
export const phoneOfContact = "फ़ोन नंबर लिखें।";
export const phoneOfContactLong = "यह फ़ोन नंबर बहुत लंबा है। छोटा नंबर लिखें।";
export const yearWrong = "साल 4 अंकों में लिखें, जैसे 1998।";
export const codeWrong = `${OTP_DIGITS} अंकों का कोड लिखें।`;
export const signInCodeWrong = `${SIGN_IN_CODE_DIGITS} अंकों का कोड लिखें।`;
export const recoveryCodeWrong = `अपने किसी एक कोड के सब ${RECOVERY_CODE_SIGNS} अक्षर और अंक लिखें।`;
export const codesMany = "इसमें एक से ज़्यादा कोड हैं। सिर्फ़ अपना कोड लिखें।";
export const signInIncomplete = "कोड लिखें, या ईमेल में आया लिंक खोलें।";
export const codeNotAsked = "पहले कोड मँगाएँ।";

export const nameMissing = "अपना पूरा नाम लिखें।";
export const nameLong = `नाम ज़्यादा से ज़्यादा ${NAME_MAX} अक्षर का हो।`;
export const nameSigns = "नाम में सिर्फ़ अक्षर, खाली जगह और . ' - के निशान लिखें।";
export const nameTroubles = {
  brand: `“${brand.name}” न लिखें: लोग इसे हमारा नाम समझ लेंगे। यह आपके नाम में हो, तो उसका सिर्फ़ पहला अक्षर लिखें।`,
  money: "रकम और पैसे देने के शब्द न लिखें, जैसे “पैसे”, “फ़ीस” या “UPI”। सिर्फ़ नाम लिखें।",
  leads_elsewhere: "फ़ोन नंबर, लिंक और पते न लिखें। सिर्फ़ नाम लिखें।",
};
export const nameOfContact = "पूरा नाम ज़रूरी है।";
export const emailMissing = "अपना ईमेल पता लिखें।";
export const emailWrong = "सही ईमेल पता लिखें।";
export const emailLong = `ईमेल पता ज़्यादा से ज़्यादा ${EMAIL_MAX} अक्षर का हो।`;
export const genderWrong = "पुरुष, महिला या अन्य में से एक चुनें।";
export const dobMissing = "अपने जन्म की तारीख़ लिखें।";
export const dobWrong = "तारीख़ 1999-08-15 की तरह लिखें।";
export const dobEarly = `${DOB_MIN.slice(0, 4)} या उसके बाद की तारीख़ लिखें।`;
export const dobInFuture = "जन्म की तारीख़ आगे की नहीं हो सकती।";
export const tooYoung = `Pakka ${ADULT_AGE} साल या उससे ज़्यादा उम्र के लोगों के लिए है। ${ADULT_AGE} साल पूरे होने पर फिर आएँ। हमने इस फ़ॉर्म का कुछ भी नहीं रखा है।`;
export const safetyWordWrong = `सुरक्षा शब्द ${SAFETY_WORD_MIN} से ${SAFETY_WORD_MAX} अक्षर और अंक का एक ही शब्द हो। बीच में खाली जगह न हो, और कम से कम एक अक्षर हो।`;
export const safetyWordLeadsElsewhere = `ऐसा शब्द चुनें जिसमें फ़ोन नंबर, “${brand.name}” या पैसे देने का कोई शब्द न हो।`;

export const subjectShort = `कम से कम ${SUBJECT_MIN} अक्षर में लिखें कि यह किस बारे में है।`;
export const subjectMissing = "लिखें कि यह किस बारे में है।";
export const descriptionShort = `अपनी बात कम से कम ${MESSAGE_MIN} अक्षर में लिखें।`;
export const messageShort = `मैसेज कम से कम ${MESSAGE_MIN} अक्षर का हो।`;
export const lineLong = atMost(SUBJECT_MAX);
export const textLong = atMost(MESSAGE_MAX);
export const stateAndSort =
  "हालत चुनें, या जिन रखी हुई सीटों के पैसे बाकी हैं, उनका क्रम चुनें। दोनों साथ नहीं चुने जा सकते।";
export const reasonLeadsElsewhere =
  "लिंक, ईमेल पते और फ़ोन नंबर न लिखें। उम्मीदवारों को यह हमारे मैसेज में दिखता है।";
export const commentLeadsElsewhere =
  "लिंक, ईमेल पते और फ़ोन नंबर न लिखें। उम्मीदवार को यह हमारे मैसेज में दिखता है।";
export const placeLeadsElsewhere =
  "ईमेल पते, फ़ोन नंबर और लिंक न लिखें। उम्मीदवारों को यह हमारे मैसेज में दिखता है।";
export const jobNumber = "जॉब का नंबर लिखें।";
export const categoryWrong = "दी गई किस्मों में से एक चुनें।";

export const resumeMissing = "रिज़्यूमे चुनें।";
export const cityMissing = "अपना शहर या गाँव लिखें।";
export const schoolYearWrong = `2019 जैसा साल लिखें, ${SCHOOL_YEAR_MIN} या उसके बाद का।`;
export const skillsMany = `ज़्यादा से ज़्यादा ${SKILLS_MAX} हुनर लिखें।`;
export const languagesMany = `ज़्यादा से ज़्यादा ${LANGUAGES_MAX} भाषाएँ लिखें।`;
export const questionMissing = "बताएँ कि कौन सा सवाल है।";
export const answerMissing = "एक जवाब चुनें।";
export const amountWrong = "रकम रुपये में नहीं, पैसे में दें, टेक्स्ट के रूप में।";
export const keyWrong = "1 से 255 अक्षर, अंक या निशान दें।";

export const interviewTimeWrong = "2026-11-24T11:00:00+05:30 जैसा समय दें।";
export const interviewInPast = "आगे का समय चुनें।";
export const interviewFarAhead = `अगले ${INTERVIEW_DAYS_AHEAD} दिन में से कोई समय चुनें।`;
export const interviewAtNight = `भारत के समय से सुबह ${INTERVIEW_HOURS.from} बजे से रात ${INTERVIEW_HOURS.until - 12} बजे तक का कोई समय चुनें।`;
export const interviewLinkWrong = "ऐसा लिंक दें जो https:// से शुरू हो।";
export const placeBare = "बिल्डिंग और सड़क भी लिखें, ताकि उम्मीदवारों को जगह मिल जाए।";
export const interviewNowhere = "लिंक या जगह दें।";
export const clockTimeWrong = "10:30 जैसा समय दें।";
export const dayTooEarly = `सुबह ${INTERVIEW_HOURS.from} बजे या उसके बाद शुरू करें।`;
export const dayTooLate = `रात ${INTERVIEW_HOURS.until - 12} बजे या उससे पहले ख़त्म करें।`;
export const daySoon = `ऐसे समय दें जो अब से ${DAY_LIMITS.aheadSeconds / 3_600} घंटे बाद या और आगे शुरू हों।`;
export const dayShort = "इतनी देर में एक भी इंटरव्यू नहीं हो सकता। बाद में ख़त्म करें।";
export const dayOfOneRound = "इस जॉब में एक ही राउंड है। इसे न भरें।";
export const dayOfRound = "बताएँ कि यह किस राउंड के लिए है: 1 या 2।";
export const dayOffered =
  "इंटरव्यू में जो मिलेंगे, उनका यह समय पहले ही दिया जा चुका है। दूसरा समय चुनें, या लिखें कि उनकी जगह कौन मिलेंगे।";
export const daysEnough = `एक जॉब में आगे के ज़्यादा से ज़्यादा ${DAY_LIMITS.standing} दिन हो सकते हैं। और दिन देने के लिए पहले एक रद्द करें।`;
export const dayNotToday = "रिसेप्शन को सिर्फ़ आज की सूची दिखती है।";
export const dayTimeUnknown = "उस दिन में ऐसा कोई समय नहीं है।";
export const saidByDay = "इसे न भरें। यह उस दिन में पहले से लिखा है।";

export const logoWrong = "लोगो का पता दें, जो https:// से शुरू हो।";
export const poolSmall = `एक बार में जितने सवाल पूछे जाते हैं, कम से कम उनके ${POOL_TIMES_ASKED} गुना सवाल दें। सब सवाल पूछने हों, तो इसे न भरें।`;
export const headingSigns = "किसी हेडिंग में ऐसा निशान है जो किसी फ़ॉन्ट में नहीं दिखता। उसे हटाएँ।";
export const detailLarge = `ज़्यादा से ज़्यादा ${HEADINGS_MAX} हेडिंग दें, हर एक ${HEADING_MAX} अक्षर तक की। हर हेडिंग में ${POINTS_MAX} पॉइंट तक दें, हर एक ${grouped(POINT_MAX)} अक्षर तक का। सब मिलाकर ${grouped(DETAIL_MAX)} अक्षर तक हों।`;

export const nothingToRead = "अक्षर या अंक लिखें।";

export const checkMissing = "जिसकी जाँच करनी हो, उसे यहाँ डालें।";
export const phoneEnding = "फ़ोन नंबर के आख़िरी 4 अंक लिखें।";
export const checkAlone = "यहाँ सिर्फ़ एक PK नंबर या लिंक भेजें। पूरा मैसेज POST से भेजें।";

export const moneyDaysWrong = "आख़िरी दिन पहले दिन से पहले का है।";
export const moneyDaysMany = `ज़्यादा से ज़्यादा ${MONEY_DAYS_MAX} दिन माँगें।`;
