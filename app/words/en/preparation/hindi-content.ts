import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You write in Hindi, or in Bhojpuri, for people who read on a phone or listen to a film.",
    "You choose words that people use, not those of an office or a textbook.",
    "Often you turn an English brief into Hindi that was never English.",
  ],
  questions: [
    {
      ask: "Show us a Hindi text or script of yours.",
      good: [
        "For whom, where, and what it should do.",
        "One sentence that was hard, and how you solved it.",
        "What readers answered.",
      ],
    },
    {
      ask: "How do you decide between a Hindi and an English word?",
      good: [
        "By what the reader says each day: ticket, mobile, bank.",
        "The same word for the same thing, all through.",
        "A list of words for the team.",
      ],
    },
    {
      ask: "Translate this sentence now, so that it sounds Hindi.",
      good: [
        "You ask what it is for.",
        "The meaning first, then the order of Hindi.",
        "You offer a shorter second version.",
      ],
    },
    {
      ask: "How do you type Hindi?",
      good: [
        "Inscript, Remington or phonetic, and how fast.",
        "Unicode, and no old fonts.",
        "How you check matras.",
      ],
    },
    {
      ask: "Write two lines for an ad of a mustard oil.",
      good: [
        "A picture from a kitchen or festival.",
        "No claim on health that cannot be proved.",
        "You say aloud how it sounds.",
      ],
    },
    {
      ask: "How does Hindi differ in Bihar, Uttar Pradesh and Madhya Pradesh?",
      good: [
        "Words and tones that you know by ear, with examples.",
        "What is funny in one place and rude in another.",
        "You ask people from there.",
      ],
    },
    {
      ask: "How do you write a script of one minute?",
      good: [
        "About 130 to 150 words.",
        "A hook, one story, one request.",
        "What is seen stands beside what is said.",
      ],
    },
    {
      ask: "The client says: more simple. What do you change?",
      good: [
        "Shorter sentences, known words, one idea each.",
        "An example in place of a rule.",
        "You let somebody outside read it.",
      ],
    },
    {
      ask: "How do you check facts and names?",
      good: [
        "Spelling of places and people, from two sources.",
        "Dates, numbers, quotes.",
        "You mark what is not sure.",
      ],
    },
    {
      ask: "Would you write something that insults a group?",
      good: [
        "No, also as a joke.",
        "You say why, and offer another idea.",
        "You know what the law and platforms forbid.",
      ],
    },
  ],
  practice: [
    {
      ask: "स्त्री लेखक के लिए, जो कविता लिखती है, सही शब्द कौन सा है?",
      options: ["कवियत्री", "कवित्री", "कवयत्री", "कवयित्री"],
      right: 3,
      why: 'कवि से कवयित्री बनता है: पहले "वयि", फिर "त्री"।',
    },
    {
      ask: '"दही" शब्द हिन्दी में किस लिंग का है?',
      options: ["स्त्रीलिंग", "पुल्लिंग", "दोनों नहीं", "बहुवचन"],
      right: 1,
      why: "मानक हिन्दी में दही खट्टा होता है, खट्टी नहीं। यह पुल्लिंग है।",
    },
    {
      ask: "कौन सा वाक्य सही है?",
      options: ["मैंने रोटी खाया", "मेरे को रोटी खाया", "मैं रोटी खाई", "मैंने रोटी खाई"],
      right: 3,
      why: 'रोटी स्त्रीलिंग है, इसलिए क्रिया "खाई" है।',
    },
    {
      ask: '"सरल" का उल्टा कौन सा शब्द है?',
      options: ["आसान", "सीधा", "कठिन", "सुंदर"],
      right: 2,
      why: "सरल का अर्थ आसान है। उसका उल्टा कठिन है।",
    },
    {
      ask: '"हाथ बँटाना" मुहावरे का अर्थ क्या है?',
      options: ["हाथ धोना", "झगड़ा करना", "मदद करना", "चुप रहना"],
      right: 2,
      why: "हाथ बँटाना का अर्थ है किसी के काम में मदद करना।",
    },
    {
      ask: 'Which Hindi line is clearest for "Pay now"?',
      options: ["अभी पैसे दें", "भुगतान की प्रक्रिया प्रारंभ करें", "देय राशि का संदाय", "भुगतानार्थ"],
      right: 0,
      why: "It uses words of daily life, and says the act.",
    },
    {
      ask: "A script has 280 words. You speak 140 a minute. How long is it?",
      options: ["1 minute", "2 minutes", "3 minutes", "4 minutes"],
      right: 1,
      why: "280 divided by 140 is 2.",
    },
    {
      ask: 'इनमें से "आकाश" के लिए दूसरा शब्द चुनें।',
      options: ["गगन", "अनल", "पवन", "धरा"],
      right: 0,
      why: "गगन का अर्थ आकाश है। अनल आग, पवन हवा और धरा धरती है।",
    },
    {
      ask: '"वह घर गए" में क्या बदलना चाहिए, यदि बात आदर की हो?',
      options: ["कुछ नहीं", '"वह" की जगह "वे"', '"घर" की जगह "मकान"', '"गए" की जगह "गया"'],
      right: 1,
      why: 'आदर में "वे घर गए" लिखते हैं।',
    },
    {
      ask: "Which source is safest for the spelling of a village's name?",
      options: ["The district's own website", "A forward on WhatsApp", "A film", "A guess"],
      right: 0,
      why: "The district keeps the official list of its villages.",
    },
  ],
  bring: ["Two printed pieces of yours in Hindi, and a list of where they stood."],
  ask: [
    "Which words do you keep in English?",
    "Who edits, and in which program do you write?",
    "Where do your readers live, and what do they like?",
  ],
  evening: [
    "Read one text of yours aloud, and change what your tongue stumbles on.",
    "Turn one English line of their site into plain Hindi.",
  ],
};
