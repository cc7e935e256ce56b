import { sellingQuestions } from "./questions/selling-questions";
import type { SeedAssessment } from "./types";

export const salesAssessments: Record<string, SeedAssessment> = {
  "field-sales": {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Talking to customers",
        prompt: "A shopkeeper says your soap is costly. What is the best first reply?",
        options: [
          "Offer your full discount at once",
          "Say that other shops don't complain",
          "Ask what he is comparing it with",
          "Leave for the next shop",
        ],
        answer: 2,
        promptHi: "एक दुकानदार कहता है कि आपका साबुन महँगा है। सबसे अच्छा पहला जवाब क्या है?",
        optionsHi: [
          "तुरंत पूरी छूट दे देना",
          "कहना कि दूसरी दुकानें शिकायत नहीं करतीं",
          "पूछना कि वह किससे तुलना कर रहा है",
          "अगली दुकान के लिए निकल जाना",
        ],
      },
      {
        topic: "Margins and targets",
        prompt:
          "You sell a pack to a shop at ₹80. Its MRP is ₹100. What is the shop's margin as a share of MRP?",
        options: ["20 %", "25 %", "80 %", "8 %"],
        answer: 0,
        promptHi:
          "आपने एक दुकान को एक पैक ₹80 में बेचा। उसका MRP ₹100 है। दुकान का मार्जिन MRP का कितना हिस्सा है?",
        optionsHi: ["20 %", "25 %", "80 %", "8 %"],
      },
      {
        topic: "Margins and targets",
        prompt: "Your target is 150 shops in 25 working days. How many shops is that a day?",
        options: ["5", "6", "7", "8"],
        answer: 1,
        promptHi: "आपका टारगेट काम के 25 दिन में 150 दुकानों का है। एक दिन में कितनी दुकानें हुईं?",
        optionsHi: ["5", "6", "7", "8"],
      },
      {
        topic: "Margins and targets",
        prompt:
          "The scheme is one pack free on every 10. A shop orders 40. How many free packs does it get?",
        options: ["1", "10", "44", "4"],
        answer: 3,
        promptHi:
          "स्कीम में हर 10 पैक पर एक पैक मुफ़्त है। एक दुकान 40 पैक का ऑर्डर देती है। उसे कितने पैक मुफ़्त मिलेंगे?",
        optionsHi: ["1", "10", "44", "4"],
      },
      {
        topic: "Fair selling",
        prompt: "May a shop sell a packed product above its printed MRP?",
        options: [
          "Yes, if demand is high",
          "No, the MRP is the most a customer may be charged",
          "Yes, with a bill",
          "Only on Sundays",
        ],
        answer: 1,
        promptHi: "क्या कोई दुकान पैक किए हुए सामान को उस पर छपे MRP से ज़्यादा में बेच सकती है?",
        optionsHi: [
          "हाँ, अगर माँग ज़्यादा हो",
          "नहीं, ग्राहक से ज़्यादा से ज़्यादा MRP ही लिया जा सकता है",
          "हाँ, बिल के साथ",
          "सिर्फ़ रविवार को",
        ],
      },
      {
        topic: "Fair selling",
        prompt:
          "A dealer's payment of ₹60,000 is 20 days late, and he wants new stock. What do you do?",
        options: [
          "Follow the credit rule and settle the old bill first",
          "Send the stock and hope",
          "Send it under a friend's name",
          "Tell him the company is closing",
        ],
        answer: 0,
        promptHi: "एक डीलर का ₹60,000 का पेमेंट 20 दिन लेट है, और उसे नया स्टॉक चाहिए। क्या करना चाहिए?",
        optionsHi: [
          "उधार के नियम पर चलें, और पहले पुराना बिल चुकता कराएँ",
          "स्टॉक भेज दें और उम्मीद रखें",
          "किसी दोस्त के नाम पर भेज दें",
          "उससे कहें कि कंपनी बंद हो रही है",
        ],
      },
      {
        topic: "Planning the day",
        prompt: "Which visit plan wastes least time?",
        options: [
          "Farthest shop first, then the nearest, then back",
          "Whoever calls first",
          "Shops of one area on one day, in order of route",
          "The same five shops every day",
        ],
        answer: 2,
        promptHi: "विज़िट की कौन सी योजना में सबसे कम समय बर्बाद होता है?",
        optionsHi: [
          "सबसे दूर की दुकान पहले, फिर सबसे पास की, फिर वापस",
          "जिसका फ़ोन पहले आए",
          "एक दिन में एक ही इलाके की दुकानें, रास्ते के क्रम से",
          "हर दिन वही पाँच दुकानें",
        ],
      },
      {
        topic: "Talking to customers",
        prompt:
          "A customer asks if the water filter removes something you are not sure of. What do you say?",
        options: [
          "Yes, it removes everything",
          "Nobody asks that",
          "It depends on your luck",
          "I will check and tell you by 5 pm today",
        ],
        answer: 3,
        promptHi:
          "ग्राहक पूछता है कि पानी का फ़िल्टर कोई एक चीज़ निकालता है या नहीं। आपको यह पक्का नहीं पता। क्या कहना चाहिए?",
        optionsHi: [
          "हाँ, यह सब कुछ निकाल देता है",
          "यह कोई नहीं पूछता",
          "यह आपकी किस्मत पर है",
          "मुझे यह पता करना होगा, आपको आज शाम 5 बजे तक जवाब मिलेगा",
        ],
      },
      {
        topic: "Margins and targets",
        prompt:
          "You visited 40 homes, showed the product in 16 and sold 4. What share of the showings became sales?",
        options: ["10 %", "25 %", "40 %", "4 %"],
        answer: 1,
        promptHi:
          "आपने 40 घरों में विज़िट की, 16 में प्रोडक्ट दिखाया और 4 बेचे। जितनी बार दिखाया, उसके कितने हिस्से में बिक्री हुई?",
        optionsHi: ["10 %", "25 %", "40 %", "4 %"],
      },
      {
        topic: "Planning the day",
        prompt: "At the end of the day, which report helps your manager most?",
        options: [
          "Good day, met many people",
          "Same as yesterday",
          "32 visits, 9 orders, ₹41,500; two shops out of stock of the 200 g pack",
          "Will tell on phone",
        ],
        answer: 2,
        promptHi: "दिन के आख़िर में कौन सी रिपोर्ट आपके मैनेजर के सबसे ज़्यादा काम आती है?",
        optionsHi: [
          "दिन अच्छा रहा, बहुत लोगों से मुलाक़ात हुई",
          "जैसा कल था, वैसा ही",
          "32 विज़िट, 9 ऑर्डर, ₹41,500; दो दुकानों में 200 g का पैक ख़त्म",
          "फ़ोन पर बात हो जाएगी",
        ],
      },
      ...sellingQuestions,
    ],
  },
  "inside-sales": {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Talking to customers",
        prompt: "What should the first 20 seconds of a sales call contain?",
        options: [
          "The price and the discount",
          "Who you are, why you call, and whether it is a good time",
          "The history of the company",
          "A question about the person's income",
        ],
        answer: 1,
        promptHi: "सेल्स कॉल के पहले 20 सेकंड में क्या होना चाहिए?",
        optionsHi: [
          "दाम और छूट",
          "आप कौन हैं, कॉल क्यों किया, और क्या यह बात करने का ठीक समय है",
          "कंपनी का इतिहास",
          "सामने वाले की आमदनी के बारे में सवाल",
        ],
      },
      {
        topic: "Talking to customers",
        prompt: "Which is an open question?",
        options: [
          "Do you use our product?",
          "Is ₹5,000 fine?",
          "Shall I send the link?",
          "How do you track your stock today?",
        ],
        answer: 3,
        promptHi: "इनमें से खुला सवाल (ओपन क्वेश्चन) कौन सा है?",
        optionsHi: [
          "क्या आपके यहाँ हमारा प्रोडक्ट चलता है?",
          "क्या ₹5,000 ठीक है?",
          "क्या लिंक भेज दूँ?",
          "आपके यहाँ आज स्टॉक का हिसाब कैसे रखा जाता है?",
        ],
      },
      {
        topic: "Margins and targets",
        prompt: "You call 80 people, 20 talk to you and 5 buy. What is the rate from talk to sale?",
        options: ["25 %", "6.25 %", "20 %", "5 %"],
        answer: 0,
        promptHi:
          "आपने 80 लोगों को कॉल किया, 20 ने बात की और 5 ने ख़रीदा। बातचीत से बिक्री की दर कितनी है?",
        optionsHi: ["25 %", "6.25 %", "20 %", "5 %"],
      },
      {
        topic: "Talking to customers",
        prompt: "A person says she is not the one who decides. What is the best next step?",
        options: [
          "End the call",
          "Push her to pay anyway",
          "Ask who decides and whether she can join you both on a call",
          "Call her every hour",
        ],
        answer: 2,
        promptHi: "एक महिला कहती है कि फ़ैसला उसके हाथ में नहीं है। अगला सबसे अच्छा कदम क्या है?",
        optionsHi: [
          "कॉल ख़त्म करना",
          "फिर भी पैसे देने के लिए उस पर ज़ोर डालना",
          "पूछना कि फ़ैसला कौन करता है, और क्या उन्हें भी साथ में कॉल पर लिया जा सकता है",
          "उसे हर घंटे कॉल करना",
        ],
      },
      {
        topic: "Margins and targets",
        prompt:
          "A plan costs ₹12,000 a year. You may give at most 15 %. What is the lowest price you may quote?",
        options: ["₹10,500", "₹10,200", "₹10,800", "₹11,850"],
        answer: 1,
        promptHi:
          "एक प्लान साल का ₹12,000 है। ज़्यादा से ज़्यादा 15 % की छूट दी जा सकती है। सबसे कम कौन सा दाम बताया जा सकता है?",
        optionsHi: ["₹10,500", "₹10,200", "₹10,800", "₹11,850"],
      },
      {
        topic: "Fair selling",
        prompt: "A person asks you not to call again. What do you do?",
        options: [
          "Call from another number",
          "Ask a colleague to call",
          "Mark the number as do not call and thank them",
          "Call next week",
        ],
        answer: 2,
        promptHi: "कोई आपसे कहता है कि उसे फिर कॉल न करें। क्या करना चाहिए?",
        optionsHi: [
          "दूसरे नंबर से कॉल करें",
          "किसी साथी से कॉल करवाएँ",
          "नंबर पर “कॉल न करें” लिखें और धन्यवाद दें",
          "अगले हफ़्ते कॉल करें",
        ],
      },
      {
        topic: "Planning the day",
        prompt: "Why do you write a note in the CRM after each call?",
        options: [
          "So that the next call starts where this one ended",
          "To fill the day",
          "To make the list longer",
          "So that nobody else can call",
        ],
        answer: 0,
        promptHi: "हर कॉल के बाद CRM में नोट क्यों लिखा जाता है?",
        optionsHi: [
          "ताकि अगला कॉल वहीं से शुरू हो, जहाँ यह ख़त्म हुआ",
          "दिन का समय भरने के लिए",
          "लिस्ट लंबी करने के लिए",
          "ताकि कोई और कॉल न कर सके",
        ],
      },
      {
        topic: "Talking to customers",
        prompt: "A customer says: I will think about it. Which reply moves things forward?",
        options: [
          "Think fast, the price goes up tonight",
          "Fine, bye",
          "You will lose if you wait",
          "Of course. What would you like to be sure of before you decide?",
        ],
        answer: 3,
        promptHi: "ग्राहक कहता है: “मुझे इस पर सोचना है।” किस जवाब से बात आगे बढ़ती है?",
        optionsHi: [
          "जल्दी सोचें, आज रात दाम बढ़ जाएगा",
          "ठीक है, बाय",
          "रुकने में आपका ही नुकसान है",
          "ज़रूर। फ़ैसले से पहले आपको किस बात की तसल्ली चाहिए?",
        ],
      },
      {
        topic: "Margins and targets",
        prompt:
          "Your month's target is ₹6,00,000. By the 20th you have ₹4,50,000. What share is done?",
        options: ["45 %", "66 %", "75 %", "80 %"],
        answer: 2,
        promptHi: "महीने का आपका टारगेट ₹6,00,000 है। 20 तारीख़ तक ₹4,50,000 हुए हैं। कितना हिस्सा पूरा हुआ?",
        optionsHi: ["45 %", "66 %", "75 %", "80 %"],
      },
      {
        topic: "Fair selling",
        prompt: "A parent asks if the course makes a job certain. It does not. What do you say?",
        options: [
          "Yes, for good students",
          "No. It teaches these skills; here is what past students did",
          "Nobody has ever failed",
          "Pay first, then we discuss",
        ],
        answer: 1,
        promptHi:
          "एक छात्र के घर वाले पूछते हैं कि क्या इस कोर्स से जॉब मिलना तय है। तय नहीं है। क्या कहना चाहिए?",
        optionsHi: [
          "हाँ, अच्छे छात्रों के लिए",
          "नहीं। इसमें ये हुनर सिखाए जाते हैं; पिछले छात्रों ने आगे यह किया है",
          "आज तक कोई नाकाम नहीं हुआ",
          "पहले पैसे दें, फिर बात होगी",
        ],
      },
      ...sellingQuestions,
    ],
  },
};
