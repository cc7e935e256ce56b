import { sellingQuestions } from "./questions/selling-questions";
import { workQuestions } from "./questions/work-questions";
import type { SeedAssessment } from "./types";

export const salesServiceAssessments: Record<string, SeedAssessment> = {
  "customer-support": {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Talking to customers",
        prompt: "A customer shouts that his parcel is four days late. What do you say first?",
        options: [
          "Please speak politely",
          "I am sorry it is late. Let me check where it is now",
          "It is the courier's fault",
          "You should have ordered earlier",
        ],
        answer: 1,
        promptHi: "ग्राहक चिल्लाता है कि उसका पार्सल चार दिन लेट है। सबसे पहले क्या कहना चाहिए?",
        optionsHi: [
          "कृपया तमीज़ से बात करें",
          "देर के लिए मुझे अफ़सोस है। ज़रा देख लूँ कि वह अभी कहाँ है",
          "ग़लती कूरियर की है",
          "आपको पहले ऑर्डर करना चाहिए था",
        ],
      },
      {
        topic: "Talking to customers",
        prompt: "You do not know the answer to a customer's question. What is right?",
        options: [
          "Guess, so that the call ends",
          "Cut the call",
          "Say when you will come back with the answer, and do so",
          "Ask the customer to search online",
        ],
        answer: 2,
        promptHi: "ग्राहक के सवाल का जवाब आपको नहीं पता। सही क्या है?",
        optionsHi: [
          "अंदाज़े से बता देना, ताकि कॉल ख़त्म हो",
          "कॉल काट देना",
          "बताना कि आपका जवाब कब आएगा, और तब जवाब देना",
          "ग्राहक से कहना कि ऑनलाइन खोज ले",
        ],
      },
      {
        topic: "Keeping data safe",
        prompt: "Which of these should you never ask a customer for?",
        options: [
          "The order number",
          "The delivery PIN code",
          "The name on the order",
          "The OTP for a payment",
        ],
        answer: 3,
        promptHi: "इनमें से क्या है, जो ग्राहक से कभी नहीं माँगना चाहिए?",
        optionsHi: ["ऑर्डर नंबर", "डिलीवरी का PIN कोड", "ऑर्डर पर लिखा नाम", "पेमेंट का OTP"],
      },
      {
        topic: "Everyday arithmetic",
        prompt:
          "A refund takes 5 working days from Thursday, with Saturday and Sunday off. Friday is the first day. When is the fifth?",
        options: ["Thursday", "Tuesday", "Wednesday", "Friday"],
        answer: 0,
        promptHi:
          "पैसे वापस आने में गुरुवार से काम के 5 दिन लगते हैं। शनिवार और रविवार की छुट्टी है। शुक्रवार पहला दिन है। पाँचवाँ दिन कब है?",
        optionsHi: ["गुरुवार", "मंगलवार", "बुधवार", "शुक्रवार"],
      },
      {
        topic: "Clear writing",
        prompt: "Which sentence is best in an email to a customer?",
        options: [
          "Your issue has been noted and will be looked into",
          "Kindly do the needful",
          "Your refund of ₹640 was sent today and reaches you by Monday",
          "As already told, please wait",
        ],
        answer: 2,
        promptHi: "ग्राहक को लिखे ईमेल में कौन सा वाक्य सबसे अच्छा है?",
        optionsHi: [
          "आपकी समस्या लिख ली गई है और उसे देखा जाएगा",
          "कृपया आवश्यक कार्रवाई करें",
          "आपके ₹640 आज वापस भेजे गए, वे सोमवार तक आपको मिल जाएँगे",
          "जैसा पहले बताया गया, कृपया इंतज़ार करें",
        ],
      },
      {
        topic: "Everyday arithmetic",
        prompt: "You handled 48 chats in 8 hours. What is the average per hour?",
        options: ["6", "8", "5", "40"],
        answer: 0,
        promptHi: "आपने 8 घंटे में 48 चैट सँभालीं। एक घंटे का औसत क्या है?",
        optionsHi: ["6", "8", "5", "40"],
      },
      {
        topic: "Talking to customers",
        prompt: "A customer wants a refund that the rule does not allow. What is the best reply?",
        options: [
          "Say no and close the chat",
          "Say what the rule is, why, and what you can do instead",
          "Promise it and let the next shift explain",
          "Do not answer",
        ],
        answer: 1,
        promptHi: "ग्राहक को पैसे वापस चाहिए, पर नियम में इसकी इजाज़त नहीं है। सबसे अच्छा जवाब क्या है?",
        optionsHi: [
          "मना करना और चैट बंद करना",
          "बताना कि नियम क्या है, क्यों है, और उसकी जगह क्या हो सकता है",
          "वादा कर देना, और समझाने का काम अगली शिफ़्ट पर छोड़ना",
          "जवाब न देना",
        ],
      },
      {
        topic: "Everyday arithmetic",
        prompt: "Out of 200 customers, 170 marked the help as good. What is the score?",
        options: ["70 %", "80 %", "85 %", "90 %"],
        answer: 2,
        promptHi: "200 ग्राहकों में से 170 ने मदद को अच्छा बताया। स्कोर कितना है?",
        optionsHi: ["70 %", "80 %", "85 %", "90 %"],
      },
      {
        topic: "Keeping data safe",
        prompt:
          "A friend asks you to look up his neighbour's address in the system. What do you do?",
        options: [
          "Look it up, it is harmless",
          "Give only the street",
          "Ask a colleague to do it",
          "Refuse; customer data is for work on that customer's case only",
        ],
        answer: 3,
        promptHi: "एक दोस्त आपसे अपने पड़ोसी का पता सिस्टम में देखने को कहता है। क्या करना चाहिए?",
        optionsHi: [
          "देख दें, इसमें कोई नुकसान नहीं",
          "सिर्फ़ गली बताएँ",
          "किसी साथी से करवाएँ",
          "मना करें; ग्राहक की जानकारी सिर्फ़ उसी ग्राहक के मामले में काम करने के लिए है",
        ],
      },
      {
        topic: "Planning work",
        prompt:
          "Three chats are waiting: a wrong bill, a gift question, and money taken twice. Which comes first?",
        options: ["Money taken twice", "The gift question", "The wrong bill", "The newest one"],
        answer: 0,
        promptHi: "तीन चैट इंतज़ार में हैं: ग़लत बिल, तोहफ़े का सवाल, और दो बार कटे पैसे। पहले किसे लेना चाहिए?",
        optionsHi: ["दो बार कटे पैसे", "तोहफ़े का सवाल", "ग़लत बिल", "जो सबसे नई है"],
      },
      ...workQuestions,
    ],
  },
  "store-manager": {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Cash and stock",
        prompt:
          "The till says ₹46,300. The cash box holds ₹45,900, and you began the day with ₹0 in it. What is it?",
        options: ["₹400 extra", "₹400 short", "₹600 short", "It matches"],
        answer: 1,
        promptHi:
          "बिल मशीन में ₹46,300 दिखते हैं। गल्ले में ₹45,900 हैं, और दिन की शुरुआत में उसमें ₹0 थे। हिसाब क्या निकला?",
        optionsHi: ["₹400 ज़्यादा", "₹400 कम", "₹600 कम", "हिसाब बराबर है"],
      },
      {
        topic: "Cash and stock",
        prompt: "Milk packets with the nearest use-by date should stand where?",
        options: [
          "At the back",
          "In the store room",
          "On another shelf",
          "In front, to be sold first",
        ],
        answer: 3,
        promptHi: "दूध के जिन पैकेट की आख़िरी तारीख़ सबसे पास है, उन्हें कहाँ रखना चाहिए?",
        optionsHi: ["पीछे", "स्टोर रूम में", "किसी और शेल्फ़ पर", "आगे, ताकि पहले बिकें"],
      },
      {
        topic: "Cash and stock",
        prompt: "You had 120 packs, received 80, sold 150 and count 44 now. How many are missing?",
        options: ["6", "4", "10", "0"],
        answer: 0,
        promptHi: "आपके पास 120 पैक थे, 80 आए, 150 बिके, और अब गिनने पर 44 हैं। कितने ग़ायब हैं?",
        optionsHi: ["6", "4", "10", "0"],
      },
      {
        topic: "Fair selling",
        prompt: "You find biscuits past their use-by date on the shelf. What do you do?",
        options: [
          "Sell them at half price",
          "Give them to staff",
          "Take them off, record them and return or destroy them",
          "Move them to the back",
        ],
        answer: 2,
        promptHi: "आपको शेल्फ़ पर ऐसे बिस्कुट मिले, जिनकी आख़िरी तारीख़ निकल चुकी है। क्या करना चाहिए?",
        optionsHi: [
          "आधे दाम पर बेचें",
          "दुकान की टीम को दे दें",
          "हटाएँ, लिख लें, और लौटाएँ या नष्ट करें",
          "पीछे रख दें",
        ],
      },
      {
        topic: "Planning the day",
        prompt: "Two of your five staff are absent on a Saturday evening. What comes first?",
        options: [
          "Close the store",
          "Keep the billing counters running and move tasks that can wait",
          "Let everyone do what they like",
          "Count the stock",
        ],
        answer: 1,
        promptHi: "शनिवार की शाम आपकी टीम के पाँच में से दो लोग नहीं आए। सबसे पहले क्या ज़रूरी है?",
        optionsHi: [
          "दुकान बंद करना",
          "बिल काउंटर चालू रखना, और जो काम रुक सकते हैं उन्हें बाद में करना",
          "जिसे जो ठीक लगे, वह करने देना",
          "स्टॉक गिनना",
        ],
      },
      {
        topic: "Margins and targets",
        prompt:
          "An item costs the store ₹60 and sells at ₹75 before tax. What is the margin on the selling price?",
        options: ["15 %", "25 %", "20 %", "60 %"],
        answer: 2,
        promptHi:
          "एक चीज़ दुकान को ₹60 में पड़ती है, और टैक्स से पहले ₹75 में बिकती है। बिक्री के दाम पर मार्जिन कितना है?",
        optionsHi: ["15 %", "25 %", "20 %", "60 %"],
      },
      {
        topic: "Talking to customers",
        prompt: "A customer was billed twice for one item. What is right?",
        options: [
          "Check the bill, say sorry and return the money at once",
          "Ask her to come tomorrow",
          "Give a toffee instead",
          "Say that the machine is never wrong",
        ],
        answer: 0,
        promptHi: "ग्राहक के बिल में एक ही चीज़ दो बार जुड़ गई। सही क्या है?",
        optionsHi: [
          "बिल देखना, माफ़ी माँगना और पैसे तुरंत लौटाना",
          "ग्राहक से कल आने को कहना",
          "बदले में टॉफ़ी देना",
          "कहना कि मशीन कभी ग़लत नहीं होती",
        ],
      },
      {
        topic: "Margins and targets",
        prompt: "Sales were ₹2,40,000 last week. The target this week is 10 % more. What is it?",
        options: ["₹2,50,000", "₹2,42,400", "₹2,60,000", "₹2,64,000"],
        answer: 3,
        promptHi:
          "पिछले हफ़्ते ₹2,40,000 की बिक्री हुई। इस हफ़्ते का टारगेट उससे 10 % ज़्यादा है। टारगेट कितना है?",
        optionsHi: ["₹2,50,000", "₹2,42,400", "₹2,60,000", "₹2,64,000"],
      },
      {
        topic: "Cash and stock",
        prompt:
          "A rack sells 12 bottles a day, and new stock takes 5 days to come. At what stock must you order at the latest?",
        options: ["17 bottles", "60 bottles", "12 bottles", "24 bottles"],
        answer: 1,
        promptHi:
          "एक रैक से दिन में 12 बोतलें बिकती हैं, और नया स्टॉक आने में 5 दिन लगते हैं। कितना स्टॉक रह जाए, तब तक ऑर्डर ज़रूर दे देना चाहिए?",
        optionsHi: ["17 बोतलें", "60 बोतलें", "12 बोतलें", "24 बोतलें"],
      },
      {
        topic: "Working with people",
        prompt: "A new cashier makes many small mistakes. What is the best step?",
        options: [
          "Scold her before customers",
          "Cut her pay",
          "Stand with her for an hour and show where it goes wrong",
          "Say nothing",
        ],
        answer: 2,
        promptHi: "एक नई कैशियर बहुत सी छोटी ग़लतियाँ करती है। सबसे अच्छा कदम क्या है?",
        optionsHi: [
          "उसे ग्राहकों के सामने डाँटना",
          "उसका वेतन काटना",
          "एक घंटा उसके साथ रहना, और दिखाना कि ग़लती कहाँ होती है",
          "कुछ न कहना",
        ],
      },
      ...sellingQuestions,
    ],
  },
};
