import { hindiQuestions } from "./questions/hindi-questions";
import { marketingQuestions } from "./questions/marketing-questions";
import type { SeedAssessment } from "./types";

export const marketingContentAssessments: Record<string, SeedAssessment> = {
  "content-writing": {
    durationMinutes: 10,
    passMark: 70,
    questionsAsked: 10,
    questions: [
      {
        topic: "Grammar and spelling",
        prompt: "Which sentence is correct?",
        options: [
          "Each of the shops have a bill book.",
          "Each of the shops are having a bill book.",
          "Each of the shops has a bill book.",
          "Each of the shop has a bill book.",
        ],
        answer: 2,
      },
      {
        topic: "Writing for customers",
        prompt: "Choose the plainest version.",
        options: [
          "You can cancel until 6 pm.",
          "Cancellation may be effected up to 6 pm.",
          "It is to be noted that cancelling is possible till 6 pm.",
          "Kindly note cancellation facility is available up to 6 pm.",
        ],
        answer: 0,
      },
      {
        topic: "Grammar and spelling",
        prompt: "Which word is spelled correctly?",
        options: ["Accomodation", "Acommodation", "Accommadation", "Accommodation"],
        answer: 3,
      },
      {
        topic: "Grammar and spelling",
        prompt: "Pick the right word: The new rule will ___ small traders.",
        options: ["effect", "affect", "affects", "effecting"],
        answer: 1,
      },
      {
        topic: "Grammar and spelling",
        prompt: "Which line is in the active voice?",
        options: [
          "The parcel was sent by Ravi.",
          "The parcel has been sent.",
          "Ravi sent the parcel.",
          "The parcel is being sent by Ravi.",
        ],
        answer: 2,
      },
      {
        topic: "Sources and rights",
        prompt: "You copy a paragraph from another site and change a few words. What is it?",
        options: ["Plagiarism", "Research", "Editing", "Fair quoting"],
        answer: 0,
        promptHi: "दूसरी साइट से एक पैराग्राफ़ लिया, और उसके कुछ शब्द बदल दिए। यह क्या है?",
        optionsHi: ["प्लेजरिज़्म", "रिसर्च", "एडिटिंग", "सही तरीके का हवाला"],
      },
      {
        topic: "Writing for customers",
        prompt: "A brief says: 600 words for first-time home buyers. What do you settle first?",
        options: [
          "The font",
          "What the reader should know or do at the end",
          "The number of adjectives",
          "The name of the file",
        ],
        answer: 1,
        promptHi: "ब्रीफ़ में लिखा है: पहली बार घर ख़रीदने वालों के लिए 600 शब्द। सबसे पहले क्या तय करना चाहिए?",
        optionsHi: [
          "फ़ॉन्ट",
          "आख़िर में पढ़ने वाला क्या जाने या करे",
          "टेक्स्ट में विशेषणों की गिनती",
          "फ़ाइल का नाम",
        ],
      },
      {
        topic: "Grammar and spelling",
        prompt: "Where does the apostrophe belong when two farmers own one well together?",
        options: [
          "the farmers well",
          "the farmer's well",
          "the farmers' well",
          "the farmers's well",
        ],
        answer: 2,
      },
      {
        topic: "Marketing numbers",
        prompt: "A source says a scheme reached 2 crore people. How else may you write it?",
        options: ["2 million", "20 lakh", "200 million", "20 million"],
        answer: 3,
        promptHi: "एक स्रोत में लिखा है कि एक योजना 2 करोड़ लोगों तक पहुँची। इसे और कैसे लिखा जा सकता है?",
        optionsHi: ["2 मिलियन", "20 लाख", "200 मिलियन", "20 मिलियन"],
      },
      {
        topic: "Sources and rights",
        prompt: "You find a figure in one blog and nowhere else. What do you do?",
        options: [
          "Look for the original source, and leave it out if there is none",
          "Use it, as it is online",
          "Round it and use it",
          "Write 'experts say'",
        ],
        answer: 0,
        promptHi: "एक आँकड़ा एक ब्लॉग में मिला, और कहीं नहीं। क्या करना चाहिए?",
        optionsHi: [
          "मूल स्रोत खोजें, और न हो तो आँकड़ा छोड़ दें",
          "उसे लिख दें, क्योंकि वह इंटरनेट पर है",
          "उसे राउंड करके लिख दें",
          "लिखें: “जानकार कहते हैं”",
        ],
      },
      ...marketingQuestions,
    ],
  },
  "hindi-content": {
    durationMinutes: 10,
    passMark: 75,
    questionsAsked: 8,
    questions: [
      {
        topic: "वर्तनी",
        prompt: "कौन-सी वर्तनी सही है?",
        options: ["आर्शीवाद", "आशीर्वाद", "आशिर्वाद", "आर्शिवाद"],
        answer: 1,
      },
      {
        topic: "व्याकरण",
        prompt: "सही वाक्य चुनिए।",
        options: [
          "मेरे को यह किताब चाहिए।",
          "मैंने कल दिल्ली जाना है।",
          "उसने खाना खाया।",
          "वह खाना खाया।",
        ],
        answer: 2,
      },
      {
        topic: "व्याकरण",
        prompt: "‘किताब’ का बहुवचन क्या है?",
        options: ["किताबें", "किताबे", "किताबों में", "किताबाँ"],
        answer: 0,
      },
      {
        topic: "सरल लेखन",
        prompt: "आम पाठक के लिए सबसे सरल वाक्य कौन-सा है?",
        options: [
          "उक्त प्रक्रिया का क्रियान्वयन शीघ्र किया जाएगा।",
          "प्रक्रियागत कार्यान्वयन अपेक्षित है।",
          "यह कार्य यथाशीघ्र संपादित होगा।",
          "यह काम दो दिन में हो जाएगा।",
        ],
        answer: 3,
      },
      {
        topic: "शब्द ज्ञान",
        prompt: "‘सूरज’ का पर्यायवाची कौन-सा है?",
        options: ["शशि", "रवि", "जलद", "समीर"],
        answer: 1,
      },
      {
        topic: "अनुवाद",
        prompt: "‘He was over the moon’ का ठीक हिन्दी भाव क्या है?",
        options: ["वह चाँद के ऊपर था", "वह रास्ता भूल गया था", "वह बहुत खुश था", "वह देर रात आया"],
        answer: 2,
      },
      {
        topic: "शब्द ज्ञान",
        prompt: "‘अनुकूल’ का विलोम शब्द क्या है?",
        options: ["प्रतिकूल", "समकूल", "अनुरूप", "सानुकूल"],
        answer: 0,
      },
      {
        topic: "स्रोत और तथ्य",
        prompt: "किसी ख़बर में आँकड़ा दो जगह अलग-अलग मिले तो क्या करेंगे?",
        options: [
          "बड़ा आँकड़ा लिखेंगे",
          "दोनों का औसत लिखेंगे",
          "आँकड़ा अपने मन से चुनेंगे",
          "मूल स्रोत देखकर सही आँकड़ा लिखेंगे",
        ],
        answer: 3,
      },
      ...hindiQuestions,
    ],
  },
};
