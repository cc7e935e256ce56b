import { softwareQuestions } from "./questions/software-questions";
import type { SeedAssessment } from "./types";

export const technologyDataAssessments: Record<string, SeedAssessment> = {
  "data-analyst": {
    durationMinutes: 14,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Numbers",
        prompt: "Sales were ₹4,00,000 last month and ₹4,60,000 this month. What is the growth?",
        options: ["13 %", "15 %", "46 %", "60 %"],
        answer: 1,
        promptHi: "पिछले महीने बिक्री ₹4,00,000 थी, और इस महीने ₹4,60,000 है। बढ़त कितनी है?",
        optionsHi: ["13 %", "15 %", "46 %", "60 %"],
      },
      {
        topic: "Numbers",
        prompt:
          "Five orders cost ₹200, ₹250, ₹300, ₹350 and ₹4,000. Which figure describes a usual order best?",
        options: [
          "The mean, ₹1,020",
          "The largest, ₹4,000",
          "The median, ₹300",
          "The total, ₹5,100",
        ],
        answer: 2,
        promptHi:
          "पाँच ऑर्डर ₹200, ₹250, ₹300, ₹350 और ₹4,000 के हैं। आम ऑर्डर को कौन सा आँकड़ा सबसे अच्छी तरह बताता है?",
        optionsHi: ["औसत, ₹1,020", "सबसे बड़ा, ₹4,000", "मीडियन, ₹300", "कुल जोड़, ₹5,100"],
      },
      {
        topic: "Spreadsheets",
        prompt: "Which Excel function finds a product's price in a table by its code?",
        options: ["CONCAT", "COUNTA", "TRIM", "XLOOKUP"],
        answer: 3,
        promptHi: "Excel का कौन सा फ़ंक्शन टेबल में कोड से प्रोडक्ट का दाम खोजता है?",
        optionsHi: ["CONCAT", "COUNTA", "TRIM", "XLOOKUP"],
      },
      {
        topic: "Databases",
        prompt: "Which SQL gives the number of orders for each city?",
        options: [
          "SELECT city, COUNT(*) FROM orders GROUP BY city",
          "SELECT city FROM orders WHERE COUNT(*)",
          "SELECT COUNT(city) ORDER BY orders",
          "SELECT * FROM orders LIMIT city",
        ],
        answer: 0,
        promptHi: "कौन सा SQL हर शहर के ऑर्डर की गिनती देता है?",
        optionsHi: [
          "SELECT city, COUNT(*) FROM orders GROUP BY city",
          "SELECT city FROM orders WHERE COUNT(*)",
          "SELECT COUNT(city) ORDER BY orders",
          "SELECT * FROM orders LIMIT city",
        ],
      },
      {
        topic: "Databases",
        prompt: "Which join keeps every customer, even those with no order?",
        options: [
          "customers INNER JOIN orders",
          "customers LEFT JOIN orders",
          "orders LEFT JOIN customers",
          "orders INNER JOIN customers",
        ],
        answer: 1,
        promptHi: "कौन सा join हर ग्राहक को रखता है, उन्हें भी जिनका कोई ऑर्डर नहीं है?",
        optionsHi: [
          "customers INNER JOIN orders",
          "customers LEFT JOIN orders",
          "orders LEFT JOIN customers",
          "orders INNER JOIN customers",
        ],
      },
      {
        topic: "Numbers",
        prompt: "Out of 8,000 visitors, 240 bought. What is the conversion rate?",
        options: ["0.3 %", "2.4 %", "3 %", "33 %"],
        answer: 2,
        promptHi: "8,000 विज़िटर में से 240 ने ख़रीदा। कन्वर्ज़न रेट कितना है?",
        optionsHi: ["0.3 %", "2.4 %", "3 %", "33 %"],
      },
      {
        topic: "Reading data",
        prompt: "You want to show monthly sales over two years. Which chart is clearest?",
        options: ["A pie chart", "A line chart", "A gauge", "A word cloud"],
        answer: 1,
        promptHi: "दो साल की हर महीने की बिक्री दिखानी है। कौन सा चार्ट सबसे साफ़ है?",
        optionsHi: ["पाई चार्ट", "लाइन चार्ट", "गेज", "वर्ड क्लाउड"],
      },
      {
        topic: "Reading data",
        prompt:
          "A report counts 1,050 orders. You find 50 of them are in the data twice. How many real orders are there?",
        options: ["1,100", "950", "1,050", "1,000"],
        answer: 3,
        promptHi:
          "एक रिपोर्ट में 1,050 ऑर्डर गिने गए। पता चला कि उनमें से 50 डेटा में दो बार हैं। असली ऑर्डर कितने हैं?",
        optionsHi: ["1,100", "950", "1,050", "1,000"],
      },
      {
        topic: "Databases",
        prompt: "In SQL, what does WHERE phone = NULL match?",
        options: [
          "No row; IS NULL is needed",
          "Every row with no phone",
          "Every row with a phone",
          "Every row",
        ],
        answer: 0,
        promptHi: "SQL में WHERE phone = NULL से कौन सी पंक्तियाँ मिलती हैं?",
        optionsHi: [
          "कोई नहीं; IS NULL चाहिए",
          "बिना फ़ोन वाली हर पंक्ति",
          "फ़ोन वाली हर पंक्ति",
          "हर पंक्ति",
        ],
      },
      {
        topic: "Reading data",
        prompt: "Umbrella sales and bus delays both rise in July. What is the careful reading?",
        options: [
          "Umbrellas cause delays",
          "Delays cause umbrella sales",
          "They rise together; rain may cause both",
          "One of the two figures is wrong",
        ],
        answer: 2,
        promptHi:
          "जुलाई में छातों की बिक्री और बसों की देरी, दोनों बढ़ती हैं। सावधानी से देखें, तो इससे क्या पता चलता है?",
        optionsHi: [
          "छातों की वजह से देरी होती है",
          "देरी की वजह से छातों की बिक्री होती है",
          "साथ बढ़ती हैं; दोनों की वजह बारिश हो सकती है",
          "दोनों में से एक आँकड़ा ग़लत है",
        ],
      },
      ...softwareQuestions,
    ],
  },
};
