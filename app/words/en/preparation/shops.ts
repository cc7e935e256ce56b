import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You sell, fill shelves, bill, weigh, pack and keep the shop clean.",
    "You know where things are, what they cost, and what fits together.",
    "Honest bills and a smile bring people back.",
  ],
  questions: [
    {
      ask: "Why do you want to work in a shop?",
      good: [
        "You like people and order, with an example.",
        "What you know of these goods.",
        "You can stand for long.",
      ],
    },
    {
      ask: "A customer just looks. What do you do?",
      good: ["Greet, leave time, stay near.", "One open question.", "Show two things, not ten."],
    },
    {
      ask: "How do you work at a till?",
      good: [
        "Scan, say the sum, count back.",
        "Notes stay out until change is given.",
        "The drawer is closed.",
      ],
    },
    {
      ask: "The price on the shelf is lower than in the till. What do you do?",
      good: [
        "You call who decides; the shelf price is usually kept.",
        "You say sorry.",
        "The label is mended.",
      ],
    },
    {
      ask: "You think somebody steals. What do you do?",
      good: [
        "You offer help, and stay near.",
        "You tell the manager or guard.",
        "You touch and accuse nobody.",
      ],
    },
    {
      ask: "A customer wants to return a shirt. What do you ask?",
      good: [
        "Bill, days, condition.",
        "The rule, said kindly.",
        "Change, note or money as it says.",
      ],
    },
    {
      ask: "How do you fill a shelf?",
      good: [
        "Old dates in front, labels forward.",
        "Wipe, count, look for damage.",
        "Heavy goods low.",
      ],
    },
    {
      ask: "Tell us of a day when all went wrong.",
      good: ["What happened.", "What you did first.", "What you learned."],
    },
    {
      ask: 'A UPI payment shows "pending". What do you do?',
      good: [
        "Goods stay until it is seen on the shop's side.",
        "No screenshot counts.",
        "You explain it kindly.",
      ],
    },
    {
      ask: "Can you work on Sundays and feasts?",
      good: ["Honest answer.", "Another day off is asked.", "The way home."],
    },
  ],
  practice: [
    {
      ask: "Three soaps at ₹38 each, paid with ₹200. How much back?",
      options: ["₹76", "₹86", "₹96", "₹114"],
      right: 1,
      why: "3 times 38 is 114. 200 minus 114 is 86.",
    },
    {
      ask: "750 g of sugar at ₹48 a kg cost",
      options: ["₹32", "₹36", "₹40", "₹45"],
      right: 1,
      why: "Three quarters of 48 is 36.",
    },
    {
      ask: "Buy 2, get 1 at ₹90 each: what do three cost?",
      options: ["₹90", "₹180", "₹240", "₹270"],
      right: 1,
      why: "Two are paid, the third comes with them.",
    },
    {
      ask: "15 % off ₹1,200 is",
      options: ["₹1,000", "₹1,020", "₹1,050", "₹1,185"],
      right: 1,
      why: "15 % is 180. 1,200 minus 180 is 1,020.",
    },
    {
      ask: "Which goods belong beside toothpaste?",
      options: ["Onions", "Toothbrushes", "Shoes", "Oil"],
      right: 1,
      why: "What is used together is sold together.",
    },
    {
      ask: "A pack is torn. What do you do?",
      options: ["Take it off and report it", "Sell it", "Tape it", "Hide it"],
      right: 0,
      why: "Goods may be dirty or less in weight.",
    },
    {
      ask: "The queue is long, your colleague is free. What is best?",
      options: ["Work slower", "Talk", "Close", "Ask to open a second till"],
      right: 3,
      why: "Waiting people go elsewhere.",
    },
    {
      ask: "A note of ₹500 seems false. What do you do?",
      options: [
        "Give it to the next customer",
        "Tear it",
        "Refuse politely, ask for another, tell the manager",
        "Keep it",
      ],
      right: 2,
      why: "To pass on a false note is a crime.",
    },
    {
      ask: "Stock 40, sold 27, came 15. How many are there?",
      options: ["18", "28", "38", "82"],
      right: 1,
      why: "40 minus 27 is 13. 13 and 15 are 28.",
    },
    {
      ask: "A child is alone and cries. What do you do?",
      options: ["Stay with it, tell the manager", "Go on billing", "Send it out", "Give sweets"],
      right: 0,
      why: "A child must not leave with strangers. The manager calls the parents.",
    },
  ],
  bring: ["A reference from a shop where you worked, if you have one."],
  ask: [
    "What are the hours, and which day is off?",
    "What happens with differences in the till?",
    "Is there a discount or incentive?",
  ],
  evening: [
    "Visit the shop or one like it, and learn ten prices.",
    "Do five sums with weight, discount and change.",
  ],
};
