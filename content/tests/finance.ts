import { financeQuestions } from "./questions/finance-questions";
import type { SeedAssessment } from "./types";

export const financeAssessments: Record<string, SeedAssessment> = {
  "credit-analyst": {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Loans",
        prompt: "A CIBIL score lies between which two numbers?",
        options: ["0 and 100", "100 and 500", "300 and 900", "500 and 1,000"],
        answer: 2,
        promptHi: "CIBIL स्कोर किन दो संख्याओं के बीच होता है?",
        optionsHi: ["0 और 100", "100 और 500", "300 और 900", "500 और 1,000"],
      },
      {
        topic: "Papers and checks",
        prompt: "Which paper shows best what a salaried person really receives each month?",
        options: [
          "Bank statement with salary credits",
          "Visiting card",
          "Electricity bill",
          "College degree",
        ],
        answer: 0,
        promptHi:
          "वेतन पाने वाले व्यक्ति को हर महीने असल में कितना मिलता है, यह किस काग़ज़ से सबसे अच्छा पता चलता है?",
        optionsHi: [
          "बैंक स्टेटमेंट, जिसमें वेतन जमा हुआ हो",
          "विज़िटिंग कार्ड",
          "बिजली का बिल",
          "कॉलेज की डिग्री",
        ],
      },
      {
        topic: "Money arithmetic",
        prompt:
          "A shop sells for ₹90,000 a month, and goods and expenses take ₹66,000. What is left before loan instalments?",
        options: ["₹34,000", "₹26,000", "₹66,000", "₹24,000"],
        answer: 3,
        promptHi:
          "एक दुकान महीने में ₹90,000 की बिक्री करती है, और माल और ख़र्च में ₹66,000 जाते हैं। लोन की किस्तों से पहले कितना बचता है?",
        optionsHi: ["₹34,000", "₹26,000", "₹66,000", "₹24,000"],
      },
      {
        topic: "Money arithmetic",
        prompt:
          "A customer earns ₹32,000 a month and pays ₹8,000 in loan instalments. The bank allows 40 % of income for all instalments. How much more can she pay each month?",
        options: ["₹4,000", "₹4,800", "₹8,000", "₹12,800"],
        answer: 1,
        promptHi:
          "एक ग्राहक महीने में ₹32,000 कमाती है और लोन की किस्तों में ₹8,000 देती है। बैंक में सारी किस्तों के लिए आमदनी के 40 % तक की इजाज़त है। वह हर महीने और कितना दे सकती है?",
        optionsHi: ["₹4,000", "₹4,800", "₹8,000", "₹12,800"],
      },
      {
        topic: "Money arithmetic",
        prompt:
          "A lender gives up to 75 % of the value of gold. The gold is worth ₹1,60,000. What is the largest loan?",
        options: ["₹75,000", "₹1,00,000", "₹1,20,000", "₹1,60,000"],
        answer: 2,
        promptHi:
          "लोन देने वाली एक कंपनी सोने की कीमत के 75 % तक लोन देती है। सोना ₹1,60,000 का है। सबसे बड़ा लोन कितना हो सकता है?",
        optionsHi: ["₹75,000", "₹1,00,000", "₹1,20,000", "₹1,60,000"],
      },
      {
        topic: "Papers and checks",
        prompt:
          "The salary slip says ₹40,000 net, and the bank shows ₹31,000 each month. What do you do?",
        options: [
          "Ask for the reason in writing and verify with the employer",
          "Take the higher figure",
          "Take the average",
          "Approve, as the slip is stamped",
        ],
        answer: 0,
        promptHi:
          "वेतन की पर्ची पर लिखा है कि कटौती के बाद ₹40,000 मिलते हैं। बैंक में हर महीने ₹31,000 दिखते हैं। क्या करना चाहिए?",
        optionsHi: [
          "लिखकर वजह पूछें और कंपनी से जाँच करें",
          "ज़्यादा वाली रकम लें",
          "औसत लें",
          "मंज़ूर करें, क्योंकि पर्ची पर मुहर है",
        ],
      },
      {
        topic: "Money arithmetic",
        prompt: "What is simple interest on ₹50,000 at 12 % a year for 18 months?",
        options: ["₹6,000", "₹9,000", "₹10,800", "₹12,000"],
        answer: 1,
        promptHi: "₹50,000 पर साल के 12 % से 18 महीने का साधारण ब्याज कितना है?",
        optionsHi: ["₹6,000", "₹9,000", "₹10,800", "₹12,000"],
      },
      {
        topic: "Papers and checks",
        prompt: "What does KYC help a lender to do?",
        options: [
          "Set the interest rate",
          "Sell insurance",
          "Count its branches",
          "Make sure who the customer is",
        ],
        answer: 3,
        promptHi: "KYC से लोन देने वाले को किस काम में मदद मिलती है?",
        optionsHi: [
          "ब्याज की दर तय करने में",
          "बीमा बेचने में",
          "अपनी ब्रांच गिनने में",
          "यह पक्का करने में कि ग्राहक कौन है",
        ],
      },
      {
        topic: "Loans",
        prompt: "Which is a secured loan?",
        options: [
          "Credit card dues",
          "A loan against a house as security",
          "A personal loan on salary",
          "A loan to a friend on trust",
        ],
        answer: 1,
        promptHi: "सिक्योर्ड लोन कौन सा है?",
        optionsHi: [
          "क्रेडिट कार्ड का बकाया",
          "घर की सिक्योरिटी पर लोन",
          "वेतन पर पर्सनल लोन",
          "दोस्त को भरोसे पर लोन",
        ],
      },
      {
        topic: "Honest work",
        prompt: "Your cousin's loan file reaches your desk. What is right?",
        options: [
          "Approve it first",
          "Reject it, to be safe",
          "Tell your manager and hand the file to someone else",
          "Ask the cousin to use another name",
        ],
        answer: 2,
        promptHi: "आपके चचेरे भाई के लोन की फ़ाइल आपकी मेज़ पर आई। सही क्या है?",
        optionsHi: [
          "सबसे पहले उसे मंज़ूर करना",
          "बचने के लिए नामंज़ूर करना",
          "अपने मैनेजर को बताना और फ़ाइल किसी और को देना",
          "भाई से दूसरा नाम लिखने को कहना",
        ],
      },
      ...financeQuestions,
    ],
  },
  accounts: {
    durationMinutes: 14,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Bookkeeping",
        prompt: "Goods are bought on credit from Mohan Traders. Which account is credited?",
        options: ["Purchases", "Mohan Traders", "Cash", "Sales"],
        answer: 1,
        promptHi: "मोहन ट्रेडर्स से माल उधार ख़रीदा गया। कौन सा अकाउंट क्रेडिट होता है?",
        optionsHi: ["ख़रीद", "मोहन ट्रेडर्स", "नकद", "बिक्री"],
      },
      {
        topic: "Bookkeeping",
        prompt:
          "Assets are ₹9,00,000 and liabilities to outsiders are ₹3,50,000. What is the capital?",
        options: ["₹12,50,000", "₹3,50,000", "₹5,50,000", "₹6,50,000"],
        answer: 2,
        promptHi: "एसेट ₹9,00,000 के हैं, और बाहर के लोगों की लायबिलिटी ₹3,50,000 है। कैपिटल कितना है?",
        optionsHi: ["₹12,50,000", "₹3,50,000", "₹5,50,000", "₹6,50,000"],
      },
      {
        topic: "Tax and GST",
        prompt: "A bill is ₹10,000 plus GST at 18 %. What is the total?",
        options: ["₹11,800", "₹10,180", "₹10,018", "₹12,800"],
        answer: 0,
        promptHi: "बिल ₹10,000 का है, और उस पर 18 % GST अलग से। कुल कितना हुआ?",
        optionsHi: ["₹11,800", "₹10,180", "₹10,018", "₹12,800"],
      },
      {
        topic: "Tax and GST",
        prompt: "A sale inside Tamil Nadu carries 18 % GST. How is the tax shown?",
        options: ["18 % IGST", "18 % CGST", "9 % IGST and 9 % SGST", "9 % CGST and 9 % SGST"],
        answer: 3,
        promptHi: "तमिलनाडु के अंदर हुई एक बिक्री पर 18 % GST है। टैक्स कैसे दिखाया जाता है?",
        optionsHi: ["18 % IGST", "18 % CGST", "9 % IGST और 9 % SGST", "9 % CGST और 9 % SGST"],
      },
      {
        topic: "Tax and GST",
        prompt: "The price is ₹1,180 with 18 % GST included. What is the price before tax?",
        options: ["₹967.60", "₹1,000", "₹1,062", "₹1,162"],
        answer: 1,
        promptHi: "दाम ₹1,180 है, जिसमें 18 % GST शामिल है। टैक्स से पहले का दाम कितना है?",
        optionsHi: ["₹967.60", "₹1,000", "₹1,062", "₹1,162"],
      },
      {
        topic: "Bookkeeping",
        prompt:
          "A cheque you gave is in your books but not yet in the bank statement. What is it called?",
        options: ["A bad debt", "A bank charge", "An unpresented cheque", "A contra entry"],
        answer: 2,
        promptHi: "आपका दिया एक चेक आपकी किताबों में है, पर अभी बैंक स्टेटमेंट में नहीं। इसे क्या कहते हैं?",
        optionsHi: ["बैड डेट", "बैंक चार्ज", "अनप्रेज़ेंटेड चेक", "कॉन्ट्रा एंट्री"],
      },
      {
        topic: "Bookkeeping",
        prompt:
          "A machine costs ₹80,000 and loses 10 % a year on the straight line. What is its value after 3 years?",
        options: ["₹56,000", "₹58,320", "₹72,000", "₹50,000"],
        answer: 0,
        promptHi:
          "₹80,000 की एक मशीन की कीमत स्ट्रेट लाइन तरीके से हर साल 10 % घटती है। 3 साल बाद उसकी कीमत कितनी है?",
        optionsHi: ["₹56,000", "₹58,320", "₹72,000", "₹50,000"],
      },
      {
        topic: "Bookkeeping",
        prompt: "Cash is taken from the bank for office use. What kind of entry is it?",
        options: ["Sales", "Purchase", "Journal for a bad debt", "Contra"],
        answer: 3,
        promptHi: "ऑफ़िस के काम के लिए बैंक से नकद निकाला गया। यह किस तरह की एंट्री है?",
        optionsHi: ["बिक्री", "ख़रीद", "बैड डेट के लिए जर्नल", "कॉन्ट्रा"],
      },
      {
        topic: "Bookkeeping",
        prompt:
          "The two sides of a trial balance differ by ₹540. An amount of ₹270 may have been posted how?",
        options: [
          "On the wrong side",
          "Twice on both sides",
          "On the right side",
          "Not at all on either side",
        ],
        answer: 0,
        promptHi:
          "ट्रायल बैलेंस के दोनों तरफ़ के जोड़ में ₹540 का फ़र्क है। ₹270 की कोई रकम किस तरह पोस्ट हुई हो सकती है?",
        optionsHi: ["ग़लत तरफ़", "दोनों तरफ़ दो-दो बार", "सही तरफ़", "किसी भी तरफ़ नहीं"],
      },
      {
        topic: "Papers and checks",
        prompt:
          "A supplier sends a mail with a new bank account and asks for quick payment. What do you do?",
        options: [
          "Pay at once",
          "Pay half",
          "Call the supplier on the number you already have",
          "Reply to the mail and ask if it is true",
        ],
        answer: 2,
        promptHi: "एक सप्लायर के ईमेल में नया बैंक अकाउंट है, और पेमेंट जल्दी करने को कहा है। क्या करना चाहिए?",
        optionsHi: [
          "तुरंत पैसे दें",
          "आधे पैसे दें",
          "सप्लायर को उस नंबर पर फ़ोन करें, जो पहले से आपके पास है",
          "ईमेल का जवाब दें और पूछें कि क्या यह सच है",
        ],
      },
      ...financeQuestions,
    ],
  },
};
