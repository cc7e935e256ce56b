import { computerQuestions } from "./questions/computer-questions";
import type { SeedAssessment } from "./types";

export const technologySupportAssessments: Record<string, SeedAssessment> = {
  "it-support": {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Networks",
        prompt:
          "One computer has no internet, but others on the same switch do. What do you check first?",
        options: [
          "The cable and network settings of that computer",
          "The internet provider's bill",
          "The printer",
          "The company website",
        ],
        answer: 0,
        promptHi: "एक कंप्यूटर में इंटरनेट नहीं है, पर उसी स्विच पर लगे दूसरे कंप्यूटर में है। पहले क्या जाँचना चाहिए?",
        optionsHi: [
          "उस कंप्यूटर की केबल और नेटवर्क सेटिंग",
          "इंटरनेट देने वाली कंपनी का बिल",
          "प्रिंटर",
          "कंपनी की वेबसाइट",
        ],
      },
      {
        topic: "Networks",
        prompt: "Which command on Windows shows the computer's IP address?",
        options: ["chkdsk", "ipconfig", "format", "tasklist"],
        answer: 1,
        promptHi: "Windows में कौन सी कमांड कंप्यूटर का IP पता दिखाती है?",
        optionsHi: ["chkdsk", "ipconfig", "format", "tasklist"],
      },
      {
        topic: "Networks",
        prompt: "What does DNS do?",
        options: [
          "Stores printer ink levels",
          "Cleans viruses",
          "Backs up email",
          "Turns a name like example.com into an IP address",
        ],
        answer: 3,
        promptHi: "DNS क्या करता है?",
        optionsHi: [
          "प्रिंटर की स्याही का लेवल सेव रखता है",
          "वायरस साफ़ करता है",
          "ईमेल का बैकअप लेता है",
          "example.com जैसे नाम को IP पते में बदलता है",
        ],
      },
      {
        topic: "Networks",
        prompt: "A PC shows an address beginning 169.254. What does it most likely mean?",
        options: [
          "The PC is on a fast network",
          "The screen is broken",
          "The PC did not get an address from DHCP",
          "The hard disk is full",
        ],
        answer: 2,
        promptHi: "एक PC पर 169.254 से शुरू होने वाला पता दिखता है। ज़्यादातर इसका क्या मतलब होता है?",
        optionsHi: [
          "PC तेज़ नेटवर्क पर है",
          "स्क्रीन ख़राब है",
          "PC को DHCP से पता नहीं मिला",
          "हार्ड डिस्क भर गई है",
        ],
      },
      {
        topic: "Security",
        prompt:
          "A user says she clicked a link in a strange mail and typed her password. What comes first?",
        options: [
          "Change her password and report it to the security team",
          "Delete the mail and say nothing",
          "Wait a week to see if anything happens",
          "Forward the mail to everyone",
        ],
        answer: 0,
        promptHi:
          "एक यूज़र कहती है कि उसने अजीब ईमेल का लिंक दबाया और अपना पासवर्ड लिख दिया। सबसे पहले क्या करना चाहिए?",
        optionsHi: [
          "उसका पासवर्ड बदलें और सिक्योरिटी टीम को बताएँ",
          "ईमेल हटाएँ और कुछ न कहें",
          "एक हफ़्ता रुककर देखें कि कुछ होता है या नहीं",
          "वह ईमेल सबको आगे भेजें",
        ],
      },
      {
        topic: "Security",
        prompt:
          "A caller says he is a director and asks you to reset a password without the usual check. What do you do?",
        options: [
          "Reset it, he is senior",
          "Follow the identity check for every caller",
          "Give him your own password",
          "Hang up without a word",
        ],
        answer: 1,
        promptHi:
          "फ़ोन करने वाला कहता है कि वह डायरेक्टर है। वह रोज़ वाली जाँच के बिना पासवर्ड रीसेट करने को कहता है। क्या करना चाहिए?",
        optionsHi: [
          "रीसेट करें, वह सीनियर है",
          "पहचान की वही जाँच करें, जो हर कॉल पर होती है",
          "उसे अपना पासवर्ड दें",
          "बिना कुछ कहे फ़ोन काट दें",
        ],
      },
      {
        topic: "Computers",
        prompt: "Print jobs are stuck for one user. Which Windows service do you restart?",
        options: ["Windows Update", "Remote Desktop", "Bluetooth Support", "Print Spooler"],
        answer: 3,
        promptHi: "एक यूज़र के प्रिंट अटके हुए हैं। Windows की कौन सी सर्विस फिर से चालू करनी चाहिए?",
        optionsHi: ["Windows Update", "Remote Desktop", "Bluetooth Support", "Print Spooler"],
      },
      {
        topic: "Computers",
        prompt: "Which part keeps files when the power is off?",
        options: ["RAM", "Cache", "SSD", "CPU register"],
        answer: 2,
        promptHi: "बिजली बंद होने पर भी फ़ाइलें किस हिस्से में रहती हैं?",
        optionsHi: ["RAM", "Cache", "SSD", "CPU रजिस्टर"],
      },
      {
        topic: "Tickets",
        prompt:
          "The agreement says a Priority 1 ticket is answered in 15 minutes. It was raised at 11:50 am. By when?",
        options: ["12:00 pm", "12:15 pm", "12:50 pm", "12:05 pm"],
        answer: 3,
        promptHi:
          "समझौते में लिखा है कि Priority 1 टिकट का जवाब 15 मिनट में देना है। टिकट सुबह 11:50 बजे आया। जवाब कब तक देना है?",
        optionsHi: ["दिन 12:00 बजे", "दिन 12:15 बजे", "दिन 12:50 बजे", "दिन 12:05 बजे"],
      },
      {
        topic: "Tickets",
        prompt: "Which note makes a ticket useful to the next engineer?",
        options: [
          "Issue fixed",
          "User was unhappy",
          "Outlook profile rebuilt after a sync error; mail tested with user at 3 pm",
          "Please see above",
        ],
        answer: 2,
        promptHi: "टिकट में लिखा कौन सा नोट अगले इंजीनियर के काम आता है?",
        optionsHi: [
          "समस्या ठीक हुई",
          "यूज़र को अच्छा नहीं लगा",
          "sync एरर के बाद Outlook प्रोफ़ाइल फिर से बनाई; दिन 3 बजे यूज़र के साथ ईमेल जाँची",
          "कृपया ऊपर देखें",
        ],
      },
      ...computerQuestions,
    ],
  },
  "data-entry": {
    durationMinutes: 8,
    passMark: 75,
    questionsAsked: 8,
    questions: [
      {
        topic: "Exact reading",
        prompt: "Which of these matches 7043-KQ-2291 exactly?",
        options: ["7043-KQ-2219", "7043-KQ-2291", "7034-KQ-2291", "7043-QK-2291"],
        answer: 1,
        promptHi: "इनमें से कौन सा 7043-KQ-2291 से बिल्कुल मिलता है?",
        optionsHi: ["7043-KQ-2219", "7043-KQ-2291", "7034-KQ-2291", "7043-QK-2291"],
      },
      {
        topic: "Dates and numbers",
        prompt: "A form says 04/11/1998 in the Indian order. What date is it?",
        options: ["11 April 1998", "4 October 1998", "11 November 1998", "4 November 1998"],
        answer: 3,
        promptHi: "एक फ़ॉर्म में भारतीय क्रम में 04/11/1998 लिखा है। यह कौन सी तारीख़ है?",
        optionsHi: ["11 अप्रैल 1998", "4 अक्टूबर 1998", "11 नवंबर 1998", "4 नवंबर 1998"],
      },
      {
        topic: "Dates and numbers",
        prompt: "How many digits does an Indian PIN code have?",
        options: ["5", "8", "6", "10"],
        answer: 2,
        promptHi: "भारत के PIN कोड में कितने अंक होते हैं?",
        optionsHi: ["5", "8", "6", "10"],
      },
      {
        topic: "Exact reading",
        prompt: "Which list of surnames is in alphabetical order?",
        options: [
          "Das, Dasgupta, Dube, Dutta",
          "Dasgupta, Das, Dube, Dutta",
          "Das, Dube, Dasgupta, Dutta",
          "Dutta, Dube, Dasgupta, Das",
        ],
        answer: 0,
        promptHi: "सरनेम की कौन सी लिस्ट अंग्रेज़ी वर्णमाला के क्रम में है?",
        optionsHi: [
          "Das, Dasgupta, Dube, Dutta",
          "Dasgupta, Das, Dube, Dutta",
          "Das, Dube, Dasgupta, Dutta",
          "Dutta, Dube, Dasgupta, Das",
        ],
      },
      {
        topic: "Exact reading",
        prompt: "A phone number on a form has only 9 digits. What should you do?",
        options: [
          "Add a 0 at the end",
          "Mark the record as incomplete, as the rule says",
          "Leave the whole form out",
          "Copy the number of the form above",
        ],
        answer: 1,
        promptHi: "एक फ़ॉर्म में लिखे फ़ोन नंबर में सिर्फ़ 9 अंक हैं। क्या करना चाहिए?",
        optionsHi: [
          "आख़िर में 0 जोड़ दें",
          "नियम के हिसाब से रिकॉर्ड को अधूरा मार्क करें",
          "पूरा फ़ॉर्म छोड़ दें",
          "ऊपर वाले फ़ॉर्म का नंबर लिख दें",
        ],
      },
      {
        topic: "Spreadsheets",
        prompt: "Which keys undo the last change in Excel on Windows?",
        options: ["Ctrl + Z", "Ctrl + U", "Ctrl + P", "Ctrl + B"],
        answer: 0,
        promptHi: "Windows पर Excel में आख़िरी बदलाव कौन से बटन से वापस होता है?",
        optionsHi: ["Ctrl + Z", "Ctrl + U", "Ctrl + P", "Ctrl + B"],
      },
      {
        topic: "Dates and numbers",
        prompt: "How is twelve lakh five thousand written in the Indian style?",
        options: ["1,20,500", "1,205,00", "12,50,000", "12,05,000"],
        answer: 3,
        promptHi: "बारह लाख पाँच हज़ार को भारतीय तरीके से अंकों में कैसे लिखा जाता है?",
        optionsHi: ["1,20,500", "1,205,00", "12,50,000", "12,05,000"],
      },
      {
        topic: "Dates and numbers",
        prompt: "You type 240 records an hour. How long do 1,200 records take?",
        options: ["4 hours", "6 hours", "5 hours", "12 hours"],
        answer: 2,
        promptHi: "आप एक घंटे में 240 रिकॉर्ड टाइप करें, तो 1,200 रिकॉर्ड में कितना समय लगेगा?",
        optionsHi: ["4 घंटे", "6 घंटे", "5 घंटे", "12 घंटे"],
      },
      ...computerQuestions,
    ],
  },
};
