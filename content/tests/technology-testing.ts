import { softwareQuestions } from "./questions/software-questions";
import type { SeedAssessment } from "./types";

export const technologyTestingAssessments: Record<string, SeedAssessment> = {
  "qa-testing": {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Testing",
        prompt: "A field accepts ages from 18 to 60. Which set of values tests the edges best?",
        options: ["20, 30, 40, 50", "17, 18, 60, 61", "18, 30, 45, 60", "0, 100, 200, 300"],
        answer: 1,
        promptHi: "एक फ़ील्ड 18 से 60 तक की उम्र लेता है। कौन सी वैल्यू किनारों को सबसे अच्छी तरह टेस्ट करती हैं?",
        optionsHi: ["20, 30, 40, 50", "17, 18, 60, 61", "18, 30, 45, 60", "0, 100, 200, 300"],
      },
      {
        topic: "Testing",
        prompt: "A developer says a bug is fixed. You check that bug again. What is this called?",
        options: ["Load testing", "Smoke testing", "Retesting", "Unit testing"],
        answer: 2,
        promptHi: "डेवलपर ने बताया कि बग ठीक हो गया। वही बग फिर से जाँचा जाए, तो इसे क्या कहते हैं?",
        optionsHi: ["लोड टेस्टिंग", "स्मोक टेस्टिंग", "रीटेस्टिंग", "यूनिट टेस्टिंग"],
      },
      {
        topic: "Testing",
        prompt: "After a fix you check that older features still work. What is this called?",
        options: ["Regression testing", "Usability testing", "Alpha testing", "Stress testing"],
        answer: 0,
        promptHi: "कुछ ठीक किया गया। फिर जाँचा गया कि पुराने फ़ीचर अब भी चलते हैं। इसे क्या कहते हैं?",
        optionsHi: ["रिग्रेशन टेस्टिंग", "यूज़ेबिलिटी टेस्टिंग", "अल्फ़ा टेस्टिंग", "स्ट्रेस टेस्टिंग"],
      },
      {
        topic: "Testing",
        prompt: "Pay button does nothing for every customer. How should you mark it?",
        options: [
          "Low severity, low priority",
          "Low severity, high priority",
          "High severity, low priority",
          "High severity, high priority",
        ],
        answer: 3,
        promptHi: "पेमेंट का बटन दबाने पर किसी भी ग्राहक के लिए कुछ नहीं होता। इसे क्या मार्क करना चाहिए?",
        optionsHi: [
          "लो सीवियरिटी, लो प्रायोरिटी",
          "लो सीवियरिटी, हाई प्रायोरिटी",
          "हाई सीवियरिटी, लो प्रायोरिटी",
          "हाई सीवियरिटी, हाई प्रायोरिटी",
        ],
      },
      {
        topic: "Testing",
        prompt: "Which part of a bug report helps a developer most?",
        options: [
          "The name of the person to blame",
          "Exact steps to make it happen again",
          "How long you have waited",
          "A list of every app on your phone",
        ],
        answer: 1,
        promptHi: "बग रिपोर्ट का कौन सा हिस्सा डेवलपर के सबसे ज़्यादा काम आता है?",
        optionsHi: [
          "जिसका दोष है, उसका नाम",
          "बग फिर से लाने के सही-सही कदम",
          "आपका इंतज़ार कितना लंबा रहा",
          "आपके फ़ोन के सारे ऐप की लिस्ट",
        ],
      },
      {
        topic: "Testing",
        prompt:
          "A login page locks the account after 5 wrong tries. Which test case is missing from 'right password logs in'?",
        options: [
          "The page has a logo",
          "The page opens on Monday",
          "The fifth wrong try locks the account",
          "The colour of the button is green",
        ],
        answer: 2,
        promptHi:
          "लॉग इन पेज 5 ग़लत कोशिशों के बाद अकाउंट लॉक करता है। “सही पासवर्ड से लॉग इन होता है” में कौन सा टेस्ट केस छूट गया है?",
        optionsHi: [
          "पेज पर लोगो है",
          "पेज सोमवार को खुलता है",
          "पाँचवीं ग़लत कोशिश पर अकाउंट लॉक होता है",
          "पेज पर बने बटन का रंग हरा है",
        ],
      },
      {
        topic: "Testing",
        prompt: "An order page shows ₹499 + 18 % GST as ₹589.82. What total should you expect?",
        options: ["₹588.82", "₹517.00", "₹589.82", "₹598.80"],
        answer: 0,
        promptHi: "एक ऑर्डर पेज ₹499 + 18 % GST को ₹589.82 दिखाता है। टोटल कितना आना चाहिए?",
        optionsHi: ["₹588.82", "₹517.00", "₹589.82", "₹598.80"],
      },
      {
        topic: "Testing",
        prompt: "Which check belongs to a smoke test of a new build?",
        options: [
          "The app opens and a user can log in",
          "Every error message is spelled correctly",
          "The app survives 10 lakh users",
          "Old help pages have no dead links",
        ],
        answer: 0,
        promptHi: "नए बिल्ड के स्मोक टेस्ट में कौन सी जाँच आती है?",
        optionsHi: [
          "ऐप खुलता है और यूज़र लॉग इन कर पाता है",
          "हर एरर मैसेज की स्पेलिंग सही है",
          "ऐप 10 लाख यूज़र सँभाल लेता है",
          "मदद के पुराने पेज में कोई लिंक टूटा नहीं है",
        ],
      },
      {
        topic: "Web and APIs",
        prompt: "What does an API test look at that a screen test may miss?",
        options: [
          "The font",
          "The status code and the fields of the answer",
          "The phone's brightness",
          "The order of menu items",
        ],
        answer: 1,
        promptHi: "API टेस्ट ऐसा क्या देखता है, जो स्क्रीन टेस्ट में छूट सकता है?",
        optionsHi: ["फ़ॉन्ट", "जवाब का स्टेटस कोड और फ़ील्ड", "फ़ोन की ब्राइटनेस", "मेनू के आइटम का क्रम"],
      },
      {
        topic: "Testing",
        prompt: "A bug appears only on a slow phone with a weak network. What should you do?",
        options: [
          "Close it, because it works on your laptop",
          "Ask the customer to buy a new phone",
          "Wait until two more people report it",
          "Report it with the phone model and network used",
        ],
        answer: 3,
        promptHi: "एक बग सिर्फ़ धीमे फ़ोन और कमज़ोर नेटवर्क पर आता है। क्या करना चाहिए?",
        optionsHi: [
          "उसे बंद करें, क्योंकि आपके लैपटॉप पर सब चलता है",
          "ग्राहक से नया फ़ोन ख़रीदने को कहें",
          "दो और लोगों के बताने तक रुकें",
          "फ़ोन का मॉडल और नेटवर्क लिखकर रिपोर्ट करें",
        ],
      },
      ...softwareQuestions,
    ],
  },
};
