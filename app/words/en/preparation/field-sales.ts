import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You visit shops, homes, farms, doctors or showrooms, show the product, take orders and collect money.",
    "You plan your route, keep your word, and report each visit the same day.",
    "You are out in heat and rain: health, a safe ride and honest cash count as much as talk.",
  ],
  questions: [
    {
      ask: "How would you plan a day of 20 visits?",
      good: [
        "By area and by the hours when people have time.",
        "Fixed call-backs first, new shops between them.",
        "Half an hour for cash, orders and the report.",
      ],
    },
    {
      ask: 'A shopkeeper says: "I have enough stock." What do you do?',
      good: [
        "You look at the shelf together with him, by size and date.",
        "You offer only what sells, even if it is small.",
        "You ask when you should come again, and come then.",
      ],
    },
    {
      ask: "You carry cash of the day. How do you keep it safe?",
      good: [
        "A receipt for each payment, and the count at each stop.",
        "It goes to the bank or depot the same day.",
        "You report a difference at once, also a small one.",
      ],
    },
    {
      ask: "Tell me about your area. Who buys there?",
      good: [
        "Markets, streets or villages that you know by name.",
        "Who sells there now, and at which price.",
        "Where you would begin, and why.",
      ],
    },
    {
      ask: "A customer got spoiled goods. What do you say?",
      good: [
        "Sorry, and you look at the date and the batch.",
        "You take a photo and tell the office today.",
        "You say when the answer comes, and bring it yourself.",
      ],
    },
    {
      ask: "How do you get a new customer who does not know you?",
      good: [
        "You watch first, then greet and say why you are there.",
        "A small first order without risk for them.",
        "You come back on the day that you named.",
      ],
    },
    {
      ask: "You can reach the target only by giving a discount that is not allowed. What do you do?",
      good: [
        "You do not give it.",
        "You tell your manager what the customer asks for.",
        "You look for other ways: size, payment day, display.",
      ],
    },
    {
      ask: "Which papers must you have when you ride?",
      good: [
        "Licence, registration, insurance and pollution certificate.",
        "A helmet, always.",
        "You say honestly if something is missing.",
      ],
    },
    {
      ask: "What do you do when nobody buys until 3 pm?",
      good: [
        "You ask two customers why.",
        "You change the street or the first product that you show.",
        "You do not write visits that did not happen.",
      ],
    },
    {
      ask: "How do you explain a product in one minute?",
      good: [
        "For whom it is, what it does, what it costs.",
        "One thing that it cannot do, if the customer must know it.",
        "You let them touch or try it.",
      ],
    },
  ],
  practice: [
    {
      ask: "You visit 25 shops, and 10 order. What is the rate?",
      options: ["25 %", "40 %", "50 %", "60 %"],
      right: 1,
      why: "10 divided by 25 is 0.4, which is 40 %.",
    },
    {
      ask: "A carton has 24 packs at ₹9 each. What does it cost?",
      options: ["₹196", "₹206", "₹216", "₹240"],
      right: 2,
      why: "24 times 9 is 216.",
    },
    {
      ask: "A shop pays ₹430 with a ₹500 note. How much do you give back?",
      options: ["₹60", "₹70", "₹80", "₹130"],
      right: 1,
      why: "500 minus 430 is 70.",
    },
    {
      ask: "A shop buys a bottle at ₹45 and sells it at ₹60. What part of the selling price does it keep?",
      options: ["15 %", "25 %", "33 %", "75 %"],
      right: 1,
      why: "It keeps ₹15. 15 divided by 60 is 0.25.",
    },
    {
      ask: "Which goods stand in front on the shelf?",
      options: ["The newest", "The dearest", "The largest", "Those that expire first"],
      right: 3,
      why: "What expires first is sold first. Then nothing spoils.",
    },
    {
      ask: "MRP on a pack means",
      options: [
        "The tax",
        "The price for shops",
        "The highest price with all taxes that a buyer may be asked",
        "The lowest price",
      ],
      right: 2,
      why: "MRP is the maximum retail price. It includes all taxes, and nobody may ask for more.",
    },
    {
      ask: "You ride 45 km a day at 15 km per litre. How much petrol is that in 6 days?",
      options: ["3 litres", "12 litres", "18 litres", "27 litres"],
      right: 2,
      why: "45 divided by 15 is 3 litres a day. Six days take 18.",
    },
    {
      ask: "A doctor asks whether a medicine cures more than the leaflet says. What do you say?",
      options: [
        "Only what the leaflet says, and that you will ask",
        "Maybe",
        "Yes",
        "That the rival is worse",
      ],
      right: 0,
      why: "In medicine a wrong word can harm. You stay with what is approved.",
    },
    {
      ask: "Who signs that goods arrived?",
      options: ["You", "The driver's friend", "Nobody", "The customer who got them"],
      right: 3,
      why: "The customer's signature proves the delivery. Signing for others is fraud.",
    },
    {
      ask: "It rains hard, and one visit is left 20 km away. What is best?",
      options: [
        "Ride fast",
        "Write that it was closed",
        "Call, explain, and agree on a new time",
        "Say nothing",
      ],
      right: 2,
      why: "Your safety comes first, and the customer knows where they stand.",
    },
  ],
  bring: ["Your driving licence, and papers of your two-wheeler if the job needs one."],
  ask: [
    "Which area would be mine, and how many customers are there now?",
    "Who pays for petrol and phone, and by which proof?",
    "What happens when a customer pays late?",
  ],
  evening: [
    "Do five sums with cartons, discounts and change.",
    "Say your product in one minute to somebody at home, and let them ask.",
  ],
};
