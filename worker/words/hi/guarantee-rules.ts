import {
  ANSWER_ASKED_HOURS,
  BROKEN_PROMISE_HOURS,
  CHOOSE_AGAIN_DAYS,
  CHOOSE_DAYS,
  DISPUTE_DAYS,
  FREE_TIME_DAYS,
  MOVE_HOURS,
  MOVES_PER_ROUND,
  OBJECT_ABSENT_HOURS,
  OBJECT_HELD_HOURS,
  OFFERED_HOURS,
  TIES_PER_YEAR,
  WORD_HOURS,
} from "../../facts/guarantee/guarantee";
import { NO_ANSWER_DAYS } from "../../facts/guarantee/results";
import { ANSWER_WITHIN_DAYS, INTERVIEW_WITHIN_DAYS } from "../../facts/jobs/jobs";

interface Rule {
  title: string;
  text: string;
}

export const PROMISE_RULES = {
  time: {
    title: "समय आप चुनें",
    text: `सीट बुक करने के बाद, जो समय खाली हैं, उनमें से एक चुनें। बदलना हो, तो ${MOVES_PER_ROUND} बार तक बदलें, इंटरव्यू से ${MOVE_HOURS} घंटे पहले तक। कोई समय खाली न हो, तो कंपनी नए समय देती है या आपके लिए समय तय करती है।`,
  },
  date: {
    title: "एक तारीख़ तक इंटरव्यू",
    text: `हर जॉब पर लिखा है कि इंटरव्यू कितने दिन में होगा। आम तौर पर यह ${INTERVIEW_WITHIN_DAYS.usual} दिन है। गिनती तब से होती है जब आपकी सीट पक्की हुई, और तारीख़ आपके टिकट पर लिखी है। आप उसके बाद का समय चुनें, तो वही नई तारीख़ है।`,
  },
  answer: {
    title: "हाँ या ना",
    text: `आख़िरी इंटरव्यू के बाद कंपनी को आपको जवाब देना होगा, आम तौर पर ${ANSWER_WITHIN_DAYS.usual} दिन में। देर हो, तो हम उससे हर दिन पूछते हैं। यह देर उसके रिकॉर्ड में दिखती है।`,
  },
} satisfies Record<string, Rule>;

export const OTHERWISE_RULES = {
  late: {
    title: "वादे की तारीख़ तक वाजिब समय न मिले",
    text: `हम आपको तुरंत लिखते हैं। ${BROKEN_PROMISE_HOURS} घंटे बाद आपके पूरे पैसे वापस होते हैं, अगर आपने उससे पहले समय न चुना हो। माँगने की ज़रूरत नहीं। चाहें तो पैसे तुरंत लें, या किसी समय का इंतज़ार करें।`,
  },
  notChosen: {
    title: "वाजिब समय मिले, पर आप न चुनें",
    text: `वाजिब समय वादे की तारीख़ से पहले होता है, जॉब के शहर में या वीडियो कॉल पर। वह आपके लिए ${OFFERED_HOURS} घंटे या ज़्यादा खाली रहता है। आप कोई समय न चुनें, तो हम वादे की तारीख़ पर याद दिलाते हैं। उस तारीख़ के ${CHOOSE_AGAIN_DAYS} दिन बाद फिर याद दिलाते हैं। उस तारीख़ के ${CHOOSE_DAYS} दिन बाद आपके पैसे वापस होते हैं, और सीट आपकी नहीं रहती।`,
  },
  nobodyCame: {
    title: "कंपनी से कोई न आए",
    text: `वहाँ पहुँचकर “मैं यहाँ हूँ” दबाएँ। कोई न मिले, तो “कोई नहीं आया” दबाएँ। कंपनी भी यही कहे, तो आपके पैसे तुरंत वापस होते हैं। कंपनी कुछ न कहे, तो पैसे इंटरव्यू के ${WORD_HOURS} घंटे बाद वापस होते हैं। आपने “मैं यहाँ हूँ” न दबाया हो, तो ${ANSWER_ASKED_HOURS} घंटे लगते हैं। कंपनी के न आने के बाद ${FREE_TIME_DAYS} दिन तक दूसरे समय का कोई पैसा नहीं लगता।`,
  },
  disputed: {
    title: "आपकी और कंपनी की बात अलग हो",
    text: `कंपनी कहे कि मुलाक़ात हुई, और यह सच न हो, तो ${OBJECT_HELD_HOURS} घंटे में बताएँ। कंपनी कहे कि आपका आना नहीं हुआ, और यह सच न हो, तो ${OBJECT_ABSENT_HOURS} घंटे में बताएँ। हमारी टीम दोनों की बात पढ़ती है और ${DISPUTE_DAYS} दिन में फ़ैसला करती है। फिर भी बात साफ़ न हो, तो आपके पैसे वापस होते हैं। ऐसा साल में ज़्यादा से ज़्यादा ${TIES_PER_YEAR} बार हो सकता है।`,
  },
  absent: {
    title: "आपका आना न हो",
    text: "सीट इस्तेमाल हो जाती है और पैसे वापस नहीं होते। आना न हो सके, तो इंटरव्यू शुरू होने से पहले रद्द करें। तब पैसे वापस होने का नियम चलता है।",
  },
  noAnswer: {
    title: "कंपनी जवाब न दे",
    text: `जवाब की आख़िरी तारीख़ के ${NO_ANSWER_DAYS} दिन बाद आपका आवेदन ख़त्म होता है। फ़ीस वापस नहीं होती: वह इंटरव्यू की थी, और इंटरव्यू आपको मिला।`,
  },
} satisfies Record<string, Rule>;
