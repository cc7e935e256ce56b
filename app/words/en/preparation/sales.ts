import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You find people who need something, and help them decide to buy it.",
    "You ask more than you talk, write down each contact, and call back when you said so.",
    "Pay often has a fixed part and a part for what you sell: ask how both are counted.",
  ],
  questions: [
    {
      ask: "Tell me about yourself.",
      good: [
        "One minute: your last work or study, one result with a number, why sales.",
        "A time when you persuaded somebody, even outside work.",
        "The languages in which you can talk to customers.",
      ],
    },
    {
      ask: "Sell me this pen.",
      good: [
        "You ask first: what do you write, how often, what annoys you about yours?",
        "You name one use that fits the answer, not ten.",
        "You end with a question that asks for the order.",
      ],
    },
    {
      ask: "A customer says that it is too expensive. What do you say?",
      good: [
        "You ask what they compare it with.",
        "You show what the price includes, and what it saves.",
        "You offer a smaller size or a later date before any discount.",
      ],
    },
    {
      ask: "Tell me about a target that you had.",
      good: [
        "The number, the time, and what you reached.",
        "What you did when you were behind.",
        "If you had none at work, one from study or sport.",
      ],
    },
    {
      ask: "You missed your target. What do you do?",
      good: [
        "You say the number openly, without blaming others.",
        "You look where customers were lost: calls, visits or price.",
        "You change one thing for the next week, and tell your lead which.",
      ],
    },
    {
      ask: "How do you deal with hearing no all day?",
      good: [
        "You know how many noes usually stand before a yes.",
        "You note the reason of each no, and learn from it.",
        "You stay polite, since some of them buy later.",
      ],
    },
    {
      ask: "What do you know about our product?",
      good: [
        "What it is, who buys it, and roughly what it costs.",
        "One thing that you like, and one question about it.",
        "If you could not find out, say so and ask.",
      ],
    },
    {
      ask: "A customer wants something that our product cannot do. What do you tell them?",
      good: [
        "The truth: it cannot do that.",
        "What it can do that comes close.",
        "You pass the wish on, and never promise it to close a sale.",
      ],
    },
    {
      ask: "How would you plan your day?",
      good: [
        "Call-backs first, at the hour that was promised.",
        "Visits by area, so that you do not cross the town twice.",
        "Half an hour at the end for notes and the next day.",
      ],
    },
    {
      ask: "What pay do you expect?",
      good: [
        "A fixed amount inside the range that the job names.",
        "You ask how the incentive is counted, and when it is paid.",
        "You ask what others in the team earned with it last month.",
      ],
    },
  ],
  practice: [
    {
      ask: "You sold 18 of a target of 24. What percent is that?",
      options: ["60 %", "70 %", "75 %", "80 %"],
      right: 2,
      why: "18 divided by 24 is 0.75. That is 75 %.",
    },
    {
      ask: "Which of these is an open question?",
      options: [
        "Do you have a fridge?",
        "How do you keep your vegetables fresh?",
        "Is your fridge old?",
        "Shall I show you one?",
      ],
      right: 1,
      why: "It cannot be answered with yes or no. The customer tells you what they need.",
    },
    {
      ask: "A shirt of ₹800 has 25 % off. What does the customer pay?",
      options: ["₹550", "₹600", "₹640", "₹775"],
      right: 1,
      why: "25 % of 800 is 200. 800 minus 200 is ₹600.",
    },
    {
      ask: "You have 40 calls, and one in eight becomes a visit. How many visits are that?",
      options: ["4", "5", "6", "8"],
      right: 1,
      why: "40 divided by 8 is 5.",
    },
    {
      ask: "A customer says: call me after Diwali. What do you do?",
      options: [
        "Write a date down and call then",
        "Call again tomorrow",
        "Take them off the list",
        "Wait until they call",
      ],
      right: 0,
      why: "They gave you a time. A call on that day shows that your word is good.",
    },
    {
      ask: "What does an objection mean in sales?",
      options: [
        "A complaint to the police",
        "A reason that the customer gives against buying",
        "A thing that is sold",
        "A bill that is not paid",
      ],
      right: 1,
      why: "It is a doubt that a customer says aloud. It tells you what to explain.",
    },
    {
      ask: "You buy at ₹120 and sell at ₹150. What is the profit on each piece?",
      options: ["₹20", "₹25", "₹30", "₹270"],
      right: 2,
      why: "150 minus 120 is ₹30.",
    },
    {
      ask: "A buyer asks about the guarantee, and you do not know. What is best?",
      options: [
        "Say two years, most have that",
        "Say that it is not important",
        "Say that you will find out, and call back today",
        "Change the subject",
      ],
      right: 2,
      why: "A wrong promise costs the customer and the company. A call back the same day keeps the trust.",
    },
    {
      ask: "Which customer do you call first in the morning?",
      options: [
        "The one who asked for a call at 10 am",
        "One from an old list",
        "One who said no yesterday",
        "A friend",
      ],
      right: 0,
      why: "That customer is waiting for you. Everybody else can be called later.",
    },
    {
      ask: "Your team sold ₹3,00,000 in May and ₹3,60,000 in June. How much did it grow?",
      options: ["6 %", "12 %", "16.7 %", "20 %"],
      right: 3,
      why: "The growth is 60,000. Divided by 3,00,000 it is 0.2, which is 20 %.",
    },
  ],
  bring: ["Proof of a result, if you have one: a target sheet, a certificate or a letter."],
  ask: [
    "What does a good month look like in this job, in numbers?",
    "How much of the pay is fixed, and when is the incentive paid?",
    "Who pays for travel and phone?",
  ],
  evening: [
    "Say your one-minute pitch of their main product aloud, three times.",
    "Write down two likely objections, and one honest answer to each.",
  ],
};
