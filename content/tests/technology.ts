import { softwareQuestions } from "./questions/software-questions";
import type { SeedAssessment } from "./types";

export const technologyAssessments: Record<string, SeedAssessment> = {
  "frontend-react": {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "React",
        prompt:
          "A React component must remember a number between renders and redraw when it changes. Which hook fits?",
        options: ["useRef", "useState", "useMemo", "useId"],
        answer: 1,
        promptHi:
          "एक React कंपोनेंट को एक रेंडर से अगले तक एक संख्या याद रखनी है। संख्या बदलने पर उसे फिर से ड्रॉ होना है। कौन सा हुक ठीक है?",
        optionsHi: ["useRef", "useState", "useMemo", "useId"],
      },
      {
        topic: "React",
        prompt: "What does useEffect(fn, []) do with fn?",
        options: [
          "Runs it on every render",
          "Runs it only when the component is removed",
          "Never runs it",
          "Runs it after the first render of the component",
        ],
        answer: 3,
        promptHi: "useEffect(fn, []) fn के साथ क्या करता है?",
        optionsHi: [
          "हर रेंडर पर चलाता है",
          "सिर्फ़ कंपोनेंट के हटने पर चलाता है",
          "कभी नहीं चलाता",
          "कंपोनेंट के पहले रेंडर के बाद चलाता है",
        ],
      },
      {
        topic: "React",
        prompt: "Why does React ask for a key on each item of a list?",
        options: [
          "To tell items apart when the list changes",
          "To sort the list",
          "To style each item",
          "To make each item clickable",
        ],
        answer: 0,
        promptHi: "React लिस्ट के हर आइटम पर key क्यों माँगता है?",
        optionsHi: [
          "लिस्ट बदलने पर आइटम अलग-अलग पहचानने के लिए",
          "लिस्ट को क्रम में लगाने के लिए",
          "हर आइटम को स्टाइल देने के लिए",
          "हर आइटम को क्लिक करने लायक बनाने के लिए",
        ],
      },
      {
        topic: "JavaScript",
        prompt: "What is the value of [2, 4, 6].map((n) => n / 2) in JavaScript?",
        options: ["6", "[1, 2, 3]", "[2, 4, 6]", "12"],
        answer: 1,
        promptHi: "JavaScript में [2, 4, 6].map((n) => n / 2) की वैल्यू क्या है?",
        optionsHi: ["6", "[1, 2, 3]", "[2, 4, 6]", "12"],
      },
      {
        topic: "JavaScript",
        prompt: 'What does 5 === "5" give in JavaScript?',
        options: ["true", "5", "false", "An error"],
        answer: 2,
        promptHi: 'JavaScript में 5 === "5" से क्या मिलता है?',
        optionsHi: ["true", "5", "false", "एक एरर"],
      },
      {
        topic: "HTML and CSS",
        prompt: "Which element is right for a control that submits a form?",
        options: ['<div onclick="...">', '<a href="#">', "<span>", '<button type="submit">'],
        answer: 3,
        promptHi: "जो कंट्रोल फ़ॉर्म भेजता है, उसके लिए कौन सा एलिमेंट सही है?",
        optionsHi: ['<div onclick="...">', '<a href="#">', "<span>", '<button type="submit">'],
      },
      {
        topic: "HTML and CSS",
        prompt:
          "A screen reader should announce what a text field is for. What is the plain HTML way?",
        options: [
          "A placeholder alone",
          "A <label> tied to the field by its id",
          "A title in bold above it",
          "A larger font",
        ],
        answer: 1,
        promptHi: "स्क्रीन रीडर को बोलकर बताना है कि टेक्स्ट फ़ील्ड किसलिए है। सादे HTML में इसका तरीका क्या है?",
        optionsHi: [
          "सिर्फ़ placeholder",
          "फ़ील्ड से उसकी id से जुड़ा <label>",
          "उसके ऊपर बोल्ड में टाइटल",
          "बड़ा फ़ॉन्ट",
        ],
      },
      {
        topic: "HTML and CSS",
        prompt: "In CSS, which line puts the children of a box side by side?",
        options: ["display: flex", "display: block", "position: static", "float: none"],
        answer: 0,
        promptHi: "CSS में कौन सी लाइन बॉक्स के अंदर के एलिमेंट को अगल-बगल रखती है?",
        optionsHi: ["display: flex", "display: block", "position: static", "float: none"],
      },
      {
        topic: "JavaScript",
        prompt: "An async function always gives back what?",
        options: ["A string", "undefined", "A Promise", "A callback"],
        answer: 2,
        promptHi: "async फ़ंक्शन हमेशा क्या लौटाता है?",
        optionsHi: ["एक स्ट्रिंग", "undefined", "एक Promise", "एक कॉलबैक"],
      },
      {
        topic: "React",
        prompt:
          "A parent holds the cart total, and a child must show it. How does the child usually get it?",
        options: [
          "As a prop",
          "From a cookie",
          "From the address bar",
          "By reading the parent's DOM",
        ],
        answer: 0,
        promptHi:
          "कार्ट का टोटल पेरेंट के पास है, और चाइल्ड को वह दिखाना है। आम तौर पर चाइल्ड को वह कैसे मिलता है?",
        optionsHi: ["prop से", "कुकी से", "address bar से", "पेरेंट का DOM पढ़कर"],
      },
      ...softwareQuestions,
    ],
  },
  "backend-java": {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Java",
        prompt: "Which Java collection keeps no duplicates?",
        options: ["ArrayList", "LinkedList", "HashSet", "Vector"],
        answer: 2,
        promptHi: "Java का कौन सा कलेक्शन डुप्लिकेट नहीं रखता?",
        optionsHi: ["ArrayList", "LinkedList", "HashSet", "Vector"],
      },
      {
        topic: "Java",
        prompt: "Two String objects hold the same text. Which check compares the text?",
        options: ["a == b", "a.equals(b)", "a.hashCode() > b.hashCode()", "a instanceof b"],
        answer: 1,
        promptHi: "दो String ऑब्जेक्ट में एक जैसा टेक्स्ट है। कौन सी जाँच टेक्स्ट की तुलना करती है?",
        optionsHi: ["a == b", "a.equals(b)", "a.hashCode() > b.hashCode()", "a instanceof b"],
      },
      {
        topic: "Java",
        prompt: "What does a field marked final mean?",
        options: [
          "It can be assigned only once",
          "It is visible everywhere",
          "It is removed by the compiler",
          "It must be a number",
        ],
        answer: 0,
        promptHi: "फ़ील्ड पर final लिखा हो, तो उसका क्या मतलब है?",
        optionsHi: [
          "वह एक ही बार असाइन हो सकता है",
          "वह हर जगह से दिखता है",
          "कंपाइलर उसे हटा देता है",
          "उसका संख्या होना ज़रूरी है",
        ],
      },
      {
        topic: "Java",
        prompt: "A finally block runs when?",
        options: [
          "Only if there was an exception",
          "Only if there was no exception",
          "Only if the method returns void",
          "Whether or not there was an exception",
        ],
        answer: 3,
        promptHi: "finally ब्लॉक कब चलता है?",
        optionsHi: [
          "सिर्फ़ exception आने पर",
          "सिर्फ़ exception न आने पर",
          "सिर्फ़ मेथड के void लौटाने पर",
          "exception आए या न आए",
        ],
      },
      {
        topic: "Web and APIs",
        prompt: "An API is asked for an order that does not exist. Which HTTP status fits?",
        options: ["200", "301", "404", "500"],
        answer: 2,
        promptHi: "API से ऐसा ऑर्डर माँगा गया, जो है ही नहीं। कौन सा HTTP स्टेटस ठीक है?",
        optionsHi: ["200", "301", "404", "500"],
      },
      {
        topic: "Databases",
        prompt: "Which SQL keeps only the groups that have more than 5 rows?",
        options: ["WHERE COUNT(*) > 5", "HAVING COUNT(*) > 5", "ORDER BY COUNT(*) > 5", "LIMIT 5"],
        answer: 1,
        promptHi: "कौन सा SQL सिर्फ़ वे ग्रुप रखता है, जिनमें 5 से ज़्यादा पंक्तियाँ हैं?",
        optionsHi: [
          "WHERE COUNT(*) > 5",
          "HAVING COUNT(*) > 5",
          "ORDER BY COUNT(*) > 5",
          "LIMIT 5",
        ],
      },
      {
        topic: "Databases",
        prompt:
          "Money moves from account A to account B in two updates. What keeps both or neither?",
        options: ["An index", "A view", "A cache", "A transaction"],
        answer: 3,
        promptHi:
          "पैसे दो UPDATE में अकाउंट A से अकाउंट B में जाते हैं। किस चीज़ से या तो दोनों होते हैं, या एक भी नहीं?",
        optionsHi: ["इंडेक्स", "व्यू", "cache", "ट्रांज़ैक्शन"],
      },
      {
        topic: "Databases",
        prompt:
          "A query on orders by customer_id is slow on 50 lakh rows. What should you try first?",
        options: [
          "An index on customer_id",
          "A larger font in the report",
          "Deleting old customers",
          "Running the query twice",
        ],
        answer: 0,
        promptHi:
          "ऑर्डर पर customer_id से चलने वाली क्वेरी 50 लाख पंक्तियों पर धीमी है। पहले क्या आज़माना चाहिए?",
        optionsHi: [
          "customer_id पर इंडेक्स",
          "रिपोर्ट में बड़ा फ़ॉन्ट",
          "पुराने ग्राहक हटाना",
          "क्वेरी दो बार चलाना",
        ],
      },
      {
        topic: "Security",
        prompt: "What is the safe way to put a user's text into an SQL statement?",
        options: [
          "Join it with +",
          "Remove all spaces first",
          "Use a prepared statement with a parameter",
          "Turn it into capitals",
        ],
        answer: 2,
        promptHi: "यूज़र का टेक्स्ट SQL स्टेटमेंट में डालने का सुरक्षित तरीका क्या है?",
        optionsHi: [
          "उसे + से जोड़ें",
          "पहले सारे स्पेस हटाएँ",
          "पैरामीटर वाला prepared statement चलाएँ",
          "उसे कैपिटल अक्षरों में बदलें",
        ],
      },
      {
        topic: "Java",
        prompt: "What does int x = 7 / 2; put in x?",
        options: ["3.5", "3", "4", "It does not compile"],
        answer: 1,
        promptHi: "int x = 7 / 2; से x में क्या आता है?",
        optionsHi: ["3.5", "3", "4", "यह कंपाइल नहीं होता"],
      },
      ...softwareQuestions,
    ],
  },
};
