import { financeQuestions } from "./questions/finance-questions";
import type { SeedAssessment } from "./types";

export const financeInsuranceAssessments: Record<string, SeedAssessment> = {
  insurance: {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Words of insurance",
        prompt: "What is a premium?",
        options: [
          "The money a customer pays for cover",
          "The money an insurer pays on a claim",
          "The agent's salary",
          "A tax",
        ],
        answer: 0,
        promptHi: "प्रीमियम क्या है?",
        optionsHi: [
          "कवर के लिए ग्राहक जो पैसे देता है",
          "क्लेम पर बीमा कंपनी जो पैसे देती है",
          "एजेंट का वेतन",
          "एक टैक्स",
        ],
      },
      {
        topic: "Words of insurance",
        prompt: "What does pure term insurance pay if the person lives past the term?",
        options: ["Double the cover", "The full cover", "Half the cover", "Nothing"],
        answer: 3,
        promptHi: "टर्म के बाद भी व्यक्ति ज़िंदा रहे, तो प्योर टर्म इंश्योरेंस से कितना मिलता है?",
        optionsHi: ["कवर का दोगुना", "पूरा कवर", "आधा कवर", "कुछ नहीं"],
      },
      {
        topic: "Money arithmetic",
        prompt:
          "A health policy has a 10 % co-payment. The accepted bill is ₹70,000. What does the customer pay?",
        options: ["₹700", "₹7,000", "₹10,000", "₹63,000"],
        answer: 1,
        promptHi: "एक हेल्थ पॉलिसी में 10 % को-पेमेंट है। मंज़ूर बिल ₹70,000 का है। ग्राहक कितना देता है?",
        optionsHi: ["₹700", "₹7,000", "₹10,000", "₹63,000"],
      },
      {
        topic: "Rules of insurance",
        prompt: "A customer hides that he is diabetic. What may happen at a claim?",
        options: [
          "It is paid faster",
          "Nothing at all",
          "It may be refused for a wrong statement",
          "The premium is returned twice",
        ],
        answer: 2,
        promptHi: "एक ग्राहक छिपाता है कि उसे डायबिटीज़ है। क्लेम के समय क्या हो सकता है?",
        optionsHi: [
          "पैसे और जल्दी मिलेंगे",
          "कुछ भी नहीं",
          "ग़लत जानकारी पर क्लेम नामंज़ूर हो सकता है",
          "प्रीमियम दो बार वापस मिल जाएगा",
        ],
      },
      {
        topic: "Rules of insurance",
        prompt:
          "Within how many days of receiving a life or health policy may a customer return it in the free look period?",
        options: ["30 days", "90 days", "7 days", "180 days"],
        answer: 0,
        promptHi:
          "ग्राहक लाइफ़ या हेल्थ पॉलिसी फ़्री-लुक पीरियड में लौटा सकता है। यह पॉलिसी मिलने के कितने दिन के अंदर हो सकता है?",
        optionsHi: ["30 दिन", "90 दिन", "7 दिन", "180 दिन"],
      },
      {
        topic: "Words of insurance",
        prompt: "Who is a nominee in a life policy?",
        options: [
          "The insurer's doctor",
          "The agent",
          "The branch manager",
          "The person named to receive the money",
        ],
        answer: 3,
        promptHi: "लाइफ़ पॉलिसी में नॉमिनी कौन होता है?",
        optionsHi: ["बीमा कंपनी का डॉक्टर", "एजेंट", "ब्रांच मैनेजर", "जिसका नाम पैसे पाने के लिए लिखा गया है"],
      },
      {
        topic: "Rules of insurance",
        prompt: "Which motor cover does the law require on Indian roads?",
        options: ["Own damage", "Third-party", "Zero depreciation", "Roadside help"],
        answer: 1,
        promptHi: "भारत की सड़कों पर गाड़ी के लिए कानून से कौन सा कवर ज़रूरी है?",
        optionsHi: ["ओन डैमेज", "थर्ड-पार्टी", "ज़ीरो डेप्रिसिएशन", "सड़क पर मदद"],
      },
      {
        topic: "Money arithmetic",
        prompt: "A plan costs ₹1,250 a month. What does it cost in a year?",
        options: ["₹12,500", "₹14,500", "₹15,000", "₹16,250"],
        answer: 2,
        promptHi: "एक प्लान महीने का ₹1,250 है। साल में कितना लगता है?",
        optionsHi: ["₹12,500", "₹14,500", "₹15,000", "₹16,250"],
      },
      {
        topic: "Honest work",
        prompt: "A customer asks if a market-linked plan is certain to give 12 %. What do you say?",
        options: [
          "Yes",
          "No, returns can go up and down; here is the official illustration",
          "Yes, if you pay today",
          "Others get 15 %",
        ],
        answer: 1,
        promptHi: "एक ग्राहक पूछता है कि क्या मार्केट से जुड़े प्लान में 12 % मिलना पक्का है। क्या कहना चाहिए?",
        optionsHi: [
          "हाँ",
          "नहीं, रिटर्न घट-बढ़ सकता है; यह रहा ऑफ़िशियल इलस्ट्रेशन",
          "हाँ, अगर आज पैसे दें",
          "दूसरों को 15 % मिलता है",
        ],
      },
      {
        topic: "Words of insurance",
        prompt: "What does a surveyor do after a factory fire?",
        options: [
          "Sells a new policy",
          "Puts out the fire",
          "Assesses the loss",
          "Collects the premium",
        ],
        answer: 2,
        promptHi: "फ़ैक्टरी में आग लगने के बाद सर्वेयर क्या करता है?",
        optionsHi: ["नई पॉलिसी बेचता है", "आग बुझाता है", "नुकसान आँकता है", "प्रीमियम लेता है"],
      },
      ...financeQuestions,
    ],
  },
};
