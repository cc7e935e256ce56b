import type { SeedQuestion } from "../types";

/** Questions for all sales work. */
export const sellingQuestions: SeedQuestion[] = [
  {
    topic: "Talking to customers",
    prompt: "A customer says: I bought this last month and it broke. What do you say first?",
    options: [
      "Our products never break",
      "Read the warranty card",
      "I am sorry. Please tell me what happened",
      "You must have dropped it",
    ],
    answer: 2,
  },
  {
    topic: "Talking to customers",
    prompt: "What helps most to learn what a customer needs?",
    options: [
      "Asking and listening",
      "Speaking fast",
      "Naming the price first",
      "Showing every product",
    ],
    answer: 0,
  },
  {
    topic: "Talking to customers",
    prompt: "A customer compares you with a cheaper brand. What is best?",
    options: [
      "Speak badly of the other brand",
      "Say that you get what you pay for",
      "Halve the price",
      "Explain what yours does better, and let her decide",
    ],
    answer: 3,
  },
  {
    topic: "Talking to customers",
    prompt: "You promised to call back at 4 pm, but do not have the answer yet. What do you do?",
    options: [
      "Wait until you have it",
      "Call at 4 pm and say when you will know",
      "Send a smiley",
      "Hope that the customer forgot",
    ],
    answer: 1,
  },
  {
    topic: "Talking to customers",
    prompt: "A customer is ready to buy. What do you do?",
    options: [
      "Go on talking about features",
      "Ask about the family",
      "Take the order and confirm its details",
      "Go and get tea",
    ],
    answer: 2,
  },
  {
    topic: "Margins and targets",
    prompt:
      "A lamp costs the shop ₹250 and sells at ₹300. How much does the shop earn on 20 lamps?",
    options: ["₹1,000", "₹500", "₹6,000", "₹5,000"],
    answer: 0,
  },
  {
    topic: "Margins and targets",
    prompt: "A shirt of ₹1,200 is sold with 25 % off. What does the customer pay?",
    options: ["₹1,175", "₹300", "₹975", "₹900"],
    answer: 3,
  },
  {
    topic: "Margins and targets",
    prompt: "You sold 80 pieces last month and 100 this month. What is the growth?",
    options: ["20 %", "25 %", "80 %", "125 %"],
    answer: 1,
  },
  {
    topic: "Margins and targets",
    prompt: "You earn 3 % of what you sell. What do you earn on sales of ₹90,000?",
    options: ["₹270", "₹3,000", "₹2,700", "₹27,000"],
    answer: 2,
  },
  {
    topic: "Margins and targets",
    prompt: "Of every 20 people you call, 4 become customers. How many calls bring 10 customers?",
    options: ["50", "40", "80", "200"],
    answer: 0,
  },
  {
    topic: "Fair selling",
    prompt: "The guarantee is 1 year. A customer would buy if it were 2 years. What do you say?",
    options: ["It is 2 years", "It is for life", "Nobody checks that", "It is 1 year"],
    answer: 3,
  },
  {
    topic: "Fair selling",
    prompt: "A customer paid ₹500 too much in cash by mistake and left. What is right?",
    options: ["Keep it", "Record it and give it back", "Share it with the team", "Use it for tea"],
    answer: 1,
  },
  {
    topic: "Fair selling",
    prompt: "What must a customer get with a purchase?",
    options: ["A free gift", "Your own phone number", "A bill", "A calendar"],
    answer: 2,
  },
  {
    topic: "Fair selling",
    prompt: "A supplier offers you a phone if you put his goods in front. What do you do?",
    options: [
      "Refuse and tell your manager",
      "Take it quietly",
      "Ask for two",
      "Take it and share it",
    ],
    answer: 0,
  },
  {
    topic: "Planning the day",
    prompt: "You have ten leads. Whom do you call first?",
    options: [
      "The one with the shortest name",
      "The one at the top of the list",
      "The one who lives farthest away",
      "The one who asked to be called today",
    ],
    answer: 3,
  },
  {
    topic: "Planning the day",
    prompt: "You planned 12 calls by noon and made 6. What is sensible?",
    options: [
      "Go home early",
      "See what took long, and plan the afternoon anew",
      "Write 12 in the report",
      "Stop making calls",
    ],
    answer: 1,
  },
  {
    topic: "Planning the day",
    prompt: "What belongs in a note about a customer's visit?",
    options: [
      "The weather",
      "How the customer was dressed",
      "What was wanted, what was promised, and by when",
      "Only the name",
    ],
    answer: 2,
  },
  {
    topic: "Cash and stock",
    prompt: "A bill is ₹735, and the customer gives ₹1,000. How much do you give back?",
    options: ["₹265", "₹275", "₹365", "₹235"],
    answer: 0,
  },
  {
    topic: "Cash and stock",
    prompt: "There are 60 pieces, 45 come in and 70 are sold. How many are left?",
    options: ["25", "175", "15", "35"],
    answer: 3,
  },
  {
    topic: "Working with people",
    prompt: "A colleague serves a customer you had spoken to before. What is best?",
    options: [
      "Shout in front of the customer",
      "Talk to the colleague calmly afterwards",
      "Take two of his customers",
      "Stop working",
    ],
    answer: 1,
  },
];
