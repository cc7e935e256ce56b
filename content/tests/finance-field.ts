import { financeQuestions } from "./questions/finance-questions";
import type { SeedAssessment } from "./types";

export const financeFieldAssessments: Record<string, SeedAssessment> = {
  "audit-tax": {
    durationMinutes: 14,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Tax and GST",
        prompt: "India's financial year runs from when to when?",
        options: [
          "1 January to 31 December",
          "1 July to 30 June",
          "1 April to 31 March",
          "1 October to 30 September",
        ],
        answer: 2,
        promptHi: "भारत का वित्तीय वर्ष (फ़ाइनेंशियल ईयर) कब से कब तक चलता है?",
        optionsHi: [
          "1 जनवरी से 31 दिसंबर",
          "1 जुलाई से 30 जून",
          "1 अप्रैल से 31 मार्च",
          "1 अक्टूबर से 30 सितंबर",
        ],
      },
      {
        topic: "Tax and GST",
        prompt: "How many characters does a GSTIN have?",
        options: ["10", "15", "12", "21"],
        answer: 1,
        promptHi: "GSTIN में अक्षर और अंक मिलाकर कुल कितने होते हैं?",
        optionsHi: ["10", "15", "12", "21"],
      },
      {
        topic: "Tax and GST",
        prompt: "Which GST return lists a business's outward supplies?",
        options: ["GSTR-1", "GSTR-4", "GSTR-9C", "GSTR-10"],
        answer: 0,
        promptHi: "GST के किस रिटर्न में कारोबार की आउटवर्ड सप्लाई की लिस्ट होती है?",
        optionsHi: ["GSTR-1", "GSTR-4", "GSTR-9C", "GSTR-10"],
      },
      {
        topic: "Auditing",
        prompt: "What is vouching?",
        options: [
          "Guessing the closing stock",
          "Paying vendors",
          "Filing a return",
          "Checking entries against bills and other papers",
        ],
        answer: 3,
        promptHi: "वाउचिंग क्या है?",
        optionsHi: [
          "क्लोज़िंग स्टॉक का अंदाज़ा लगाना",
          "वेंडर को पैसे देना",
          "रिटर्न भरना",
          "एंट्री को बिल और दूसरे काग़ज़ से मिलाना",
        ],
      },
      {
        topic: "Tax and GST",
        prompt:
          "Output GST is ₹54,000 and eligible input credit is ₹38,500. How much is to be paid in cash?",
        options: ["₹92,500", "₹15,500", "₹38,500", "₹16,500"],
        answer: 1,
        promptHi:
          "आउटपुट GST ₹54,000 है, और जो इनपुट क्रेडिट लिया जा सकता है वह ₹38,500। नकद कितना भरना है?",
        optionsHi: ["₹92,500", "₹15,500", "₹38,500", "₹16,500"],
      },
      {
        topic: "Tax and GST",
        prompt:
          "Fees of ₹60,000 are paid after tax is deducted at source at 10 %. What does the consultant receive?",
        options: ["₹66,000", "₹59,400", "₹54,000", "₹50,000"],
        answer: 2,
        promptHi: "₹60,000 की फ़ीस 10 % टीडीएस (TDS) काटकर दी जाती है। कंसल्टेंट को कितना मिलता है?",
        optionsHi: ["₹66,000", "₹59,400", "₹54,000", "₹50,000"],
      },
      {
        topic: "Honest work",
        prompt: "An auditor finds that the client's manager is her brother. What must she do?",
        options: [
          "Finish faster",
          "Tell her firm and step aside from the audit",
          "Keep it to herself",
          "Ask him to sign the report",
        ],
        answer: 1,
        promptHi: "एक ऑडिटर को पता चलता है कि क्लाइंट का मैनेजर उसका भाई है। ऑडिटर को क्या करना चाहिए?",
        optionsHi: [
          "काम जल्दी ख़त्म करे",
          "अपनी फ़र्म को बताए और इस ऑडिट से हट जाए",
          "किसी को न बताए",
          "भाई से रिपोर्ट पर दस्तख़त करने को कहे",
        ],
      },
      {
        topic: "Auditing",
        prompt: "Books show stock of 1,240 units, and the count finds 1,190. How do you report it?",
        options: [
          "A shortage of 50 units, with the reason asked from the client",
          "Nothing, it is small",
          "Change the count to 1,240",
          "An excess of 50 units",
        ],
        answer: 0,
        promptHi:
          "किताबों में 1,240 यूनिट का स्टॉक है, और गिनती में 1,190 निकले। इसकी रिपोर्ट कैसे करनी चाहिए?",
        optionsHi: [
          "50 यूनिट की कमी लिखें, और यह कि क्लाइंट से वजह पूछी गई",
          "कुछ न लिखें, फ़र्क छोटा है",
          "गिनती को बदलकर 1,240 करें",
          "50 यूनिट ज़्यादा लिखें",
        ],
      },
      {
        topic: "Bookkeeping",
        prompt: "Which expense belongs to capital, not to revenue?",
        options: ["Repair of a fan", "Office tea", "Monthly rent", "A new delivery van"],
        answer: 3,
        promptHi: "कौन सा ख़र्च रेवेन्यू का नहीं, कैपिटल का है?",
        optionsHi: ["पंखे की मरम्मत", "ऑफ़िस की चाय", "महीने का किराया", "डिलीवरी की नई वैन"],
      },
      {
        topic: "Bookkeeping",
        prompt:
          "Rent of ₹20,000 for March was paid in April. In which month's cost does it belong under accrual?",
        options: ["April", "Half in each", "March", "Neither"],
        answer: 2,
        promptHi:
          "मार्च का ₹20,000 का किराया अप्रैल में दिया गया। अक्रुअल के हिसाब से यह किस महीने के ख़र्च में आता है?",
        optionsHi: ["अप्रैल", "आधा-आधा दोनों में", "मार्च", "किसी में नहीं"],
      },
      {
        topic: "Tax and GST",
        prompt: "What does TAN stand for in tax deducted at source?",
        options: [
          "Tax Deduction and Collection Account Number",
          "Total Assessment Note",
          "Trade Account Name",
          "Tax Audit Number",
        ],
        answer: 0,
        promptHi: "टीडीएस (TDS) में TAN का पूरा नाम क्या है?",
        optionsHi: [
          "टैक्स डिडक्शन एंड कलेक्शन अकाउंट नंबर",
          "टोटल असेसमेंट नोट",
          "ट्रेड अकाउंट नेम",
          "टैक्स ऑडिट नंबर",
        ],
      },
      {
        topic: "Money arithmetic",
        prompt: "Turnover rose from ₹80 lakh to ₹1 crore. What is the rise?",
        options: ["20 %", "12.5 %", "80 %", "25 %"],
        answer: 3,
        promptHi: "टर्नओवर ₹80 लाख से बढ़कर ₹1 करोड़ हुआ। कितनी बढ़त हुई?",
        optionsHi: ["20 %", "12.5 %", "80 %", "25 %"],
      },
      ...financeQuestions,
    ],
  },
  collections: {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Rules for lenders",
        prompt: "Between which hours may a borrower be called about dues under RBI's rules?",
        options: ["6 am and 10 pm", "8 am and 7 pm", "9 am and 9 pm", "At any time"],
        answer: 1,
        promptHi: "RBI के नियम में लोन लेने वाले को बकाया के लिए किस समय के बीच कॉल किया जा सकता है?",
        optionsHi: [
          "सुबह 6 बजे और रात 10 बजे",
          "सुबह 8 बजे और शाम 7 बजे",
          "सुबह 9 बजे और रात 9 बजे",
          "किसी भी समय",
        ],
      },
      {
        topic: "Talking to customers",
        prompt: "A borrower says he lost his job last month. What is the best next step?",
        options: [
          "Shout, so that he takes it seriously",
          "Call his relatives",
          "Say that police will come",
          "Listen, note it and explain the options your company allows",
        ],
        answer: 3,
        promptHi:
          "लोन लेने वाला एक आदमी कहता है कि पिछले महीने उसकी जॉब चली गई। अगला सबसे अच्छा कदम क्या है?",
        optionsHi: [
          "चिल्लाना, ताकि वह बात को हल्के में न ले",
          "उसके रिश्तेदारों को कॉल करना",
          "कहना कि पुलिस आएगी",
          "सुनना, लिख लेना, और वे रास्ते समझाना जिनकी कंपनी इजाज़त देती है",
        ],
      },
      {
        topic: "Rules for lenders",
        prompt: "May you tell a borrower's neighbour about the loan?",
        options: ["No", "Yes, if he is late", "Yes, if the neighbour asks", "Only on a Sunday"],
        answer: 0,
        promptHi: "क्या लोन लेने वाले के पड़ोसी को उस लोन के बारे में बताया जा सकता है?",
        optionsHi: ["नहीं", "हाँ, अगर पैसे देने में देर हुई हो", "हाँ, अगर पड़ोसी पूछे", "सिर्फ़ रविवार को"],
      },
      {
        topic: "Money arithmetic",
        prompt:
          "An instalment is ₹3,450. Three are due, and the borrower pays ₹8,000. What is still due?",
        options: ["₹10,350", "₹1,450", "₹2,350", "₹2,450"],
        answer: 2,
        promptHi:
          "एक किस्त ₹3,450 की है। तीन किस्तें बाकी हैं, और लोन लेने वाला ₹8,000 देता है। अब कितना बाकी है?",
        optionsHi: ["₹10,350", "₹1,450", "₹2,350", "₹2,450"],
      },
      {
        topic: "Honest work",
        prompt: "A borrower pays you cash at home. What must you give at once?",
        options: ["Your phone number", "A receipt", "A discount", "A promise"],
        answer: 1,
        promptHi: "लोन लेने वाला घर पर आपको नकद देता है। उसे तुरंत क्या देना ज़रूरी है?",
        optionsHi: ["अपना फ़ोन नंबर", "रसीद", "छूट", "कोई वादा"],
      },
      {
        topic: "Money arithmetic",
        prompt: "You have 60 accounts and collected from 45. What share is it?",
        options: ["45 %", "65 %", "75 %", "80 %"],
        answer: 2,
        promptHi: "आपके पास 60 अकाउंट हैं, और 45 से पैसे मिल गए। यह कितना हिस्सा है?",
        optionsHi: ["45 %", "65 %", "75 %", "80 %"],
      },
      {
        topic: "Talking to customers",
        prompt: "Which of these is the best record of a call?",
        options: [
          "Rude customer",
          "Will pay",
          "Not reachable, as always",
          "Spoke 11:20 am; salary on the 7th; promised ₹3,450 on the 8th by UPI",
        ],
        answer: 3,
        promptHi: "इनमें से कॉल का सबसे अच्छा रिकॉर्ड कौन सा है?",
        optionsHi: [
          "ग्राहक बदतमीज़ है",
          "पैसे दे देगा",
          "हमेशा की तरह फ़ोन नहीं लगा",
          "सुबह 11:20 बजे बात हुई; वेतन 7 तारीख़ को; 8 को UPI से ₹3,450 देने का वादा",
        ],
      },
      {
        topic: "Talking to customers",
        prompt: "A borrower says that he already paid and has a UPI reference. What do you do?",
        options: [
          "Take the reference, check it and call back",
          "Ask him to pay again for now",
          "Tell him that it is false",
          "Close the account",
        ],
        answer: 0,
        promptHi:
          "लोन लेने वाला कहता है कि उसने पैसे पहले ही दे दिए, और उसके पास UPI रेफ़रेंस है। क्या करना चाहिए?",
        optionsHi: [
          "रेफ़रेंस लें, जाँचें और वापस कॉल करें",
          "उससे कहें कि अभी फिर से पैसे दे",
          "उससे कहें कि यह झूठ है",
          "अकाउंट बंद करें",
        ],
      },
      {
        topic: "Money arithmetic",
        prompt:
          "A charge of 2 % a month falls on ₹5,000 overdue for 2 months, simple. What is the charge?",
        options: ["₹100", "₹200", "₹500", "₹1,000"],
        answer: 1,
        promptHi:
          "2 महीने से बाकी ₹5,000 पर महीने का 2 % चार्ज लगता है, साधारण ब्याज की तरह। चार्ज कितना हुआ?",
        optionsHi: ["₹100", "₹200", "₹500", "₹1,000"],
      },
      {
        topic: "Rules for lenders",
        prompt: "A borrower wants to complain about your company. What do you give her?",
        options: [
          "Nothing",
          "Your manager's home address",
          "The contact of the grievance officer",
          "A warning",
        ],
        answer: 2,
        promptHi: "लोन लेने वाली एक महिला को आपकी कंपनी की शिकायत करनी है। उसे क्या देना चाहिए?",
        optionsHi: ["कुछ नहीं", "अपने मैनेजर के घर का पता", "ग्रीवांस ऑफ़िसर का संपर्क", "एक चेतावनी"],
      },
      ...financeQuestions,
    ],
  },
};
