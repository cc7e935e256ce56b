import { marketingQuestions } from "./questions/marketing-questions";
import type { SeedAssessment } from "./types";

export const marketingSocialAssessments: Record<string, SeedAssessment> = {
  "social-media": {
    durationMinutes: 8,
    passMark: 75,
    questionsAsked: 8,
    questions: [
      {
        topic: "Marketing numbers",
        prompt:
          "A post reached 20,000 people and had 900 likes, 60 comments and 40 shares. What is engagement by reach?",
        options: ["4.5 %", "5 %", "10 %", "0.5 %"],
        answer: 1,
        promptHi:
          "एक पोस्ट 20,000 लोगों तक पहुँचा। उस पर 900 लाइक, 60 कमेंट और 40 शेयर आए। रीच के हिसाब से एंगेजमेंट कितना है?",
        optionsHi: ["4.5 %", "5 %", "10 %", "0.5 %"],
      },
      {
        topic: "Posts and pictures",
        prompt: "A customer complains in a public comment. What is the best first step?",
        options: [
          "Delete the comment",
          "Block the customer",
          "Reply in public with an apology and ask for the order number in a private message",
          "Wait until it is forgotten",
        ],
        answer: 2,
        promptHi: "एक ग्राहक सबके सामने कमेंट में शिकायत करता है। सबसे अच्छा पहला कदम क्या है?",
        optionsHi: [
          "कमेंट हटाएँ",
          "ग्राहक को ब्लॉक करें",
          "सबके सामने माफ़ी के साथ जवाब दें, और निजी मैसेज में ऑर्डर नंबर पूछें",
          "लोगों के भूलने तक रुकें",
        ],
      },
      {
        topic: "Posts and pictures",
        prompt: "Which shape fills a phone screen for a reel or a story?",
        options: ["9:16", "16:9", "1:1", "4:3"],
        answer: 0,
        promptHi: "रील या स्टोरी में फ़ोन की पूरी स्क्रीन किस आकार से भरती है?",
        optionsHi: ["9:16", "16:9", "1:1", "4:3"],
      },
      {
        topic: "Rights and rules",
        prompt: "You like a photographer's picture on the web. May you post it for the brand?",
        options: [
          "Yes, if you add a filter",
          "Yes, if you tag her",
          "Yes, if it has no watermark",
          "Only with her permission or a licence",
        ],
        answer: 3,
        promptHi:
          "इंटरनेट पर एक फ़ोटोग्राफ़र की फ़ोटो आपको पसंद आई। क्या उसे ब्रांड के लिए पोस्ट किया जा सकता है?",
        optionsHi: [
          "हाँ, अगर फ़िल्टर लगा दें",
          "हाँ, अगर फ़ोटोग्राफ़र को टैग करें",
          "हाँ, अगर उस पर वॉटरमार्क न हो",
          "सिर्फ़ फ़ोटोग्राफ़र की इजाज़त या लाइसेंस से",
        ],
      },
      {
        topic: "Planning content",
        prompt: "What is a content calendar for?",
        options: [
          "To count holidays",
          "To plan what goes out, where and when",
          "To buy followers",
          "To pay invoices",
        ],
        answer: 1,
        promptHi: "कंटेंट कैलेंडर किसलिए होता है?",
        optionsHi: [
          "छुट्टियाँ गिनने के लिए",
          "यह तय करने के लिए कि क्या, कहाँ और कब जाए",
          "फ़ॉलोअर ख़रीदने के लिए",
          "बिल चुकाने के लिए",
        ],
      },
      {
        topic: "Posts and pictures",
        prompt: "What does alt text on a picture do?",
        options: [
          "Makes the picture brighter",
          "Adds hashtags",
          "Tells people who cannot see it what it shows",
          "Hides the picture from search",
        ],
        answer: 2,
        promptHi: "फ़ोटो का alt टेक्स्ट क्या करता है?",
        optionsHi: [
          "फ़ोटो को ज़्यादा चमकीला करता है",
          "हैशटैग जोड़ता है",
          "न देख पाने वालों को बताता है कि उसमें क्या है",
          "फ़ोटो को खोज से छिपाता है",
        ],
      },
      {
        topic: "Marketing numbers",
        prompt: "Followers went from 8,000 to 9,200 in a quarter. What is the growth?",
        options: ["15 %", "12 %", "13 %", "92 %"],
        answer: 0,
        promptHi: "तीन महीने में फ़ॉलोअर 8,000 से 9,200 हो गए। कितनी बढ़त हुई?",
        optionsHi: ["15 %", "12 %", "13 %", "92 %"],
      },
      {
        topic: "Rights and rules",
        prompt:
          "A joke you planned touches on a tragedy that is in the news today. What do you do?",
        options: [
          "Post it, the plan is the plan",
          "Post it late at night",
          "Post it without the logo",
          "Hold it back and tell the team why",
        ],
        answer: 3,
        promptHi: "आपका सोचा हुआ मज़ाक एक हादसे को छूता है, जो आज की ख़बरों में है। क्या करना चाहिए?",
        optionsHi: [
          "पोस्ट करें, जो तय है वह तय है",
          "देर रात पोस्ट करें",
          "लोगो के बिना पोस्ट करें",
          "उसे रोक लें, और टीम को वजह बताएँ",
        ],
      },
      ...marketingQuestions,
    ],
  },
};
