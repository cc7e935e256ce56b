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
      },
      {
        topic: "Margins and targets",
        prompt:
          "You sell a pack to a shop at ₹80. Its MRP is ₹100. What is the shop's margin as a share of MRP?",
        options: ["20 %", "25 %", "80 %", "8 %"],
        answer: 0,
      },
      {
        topic: "Margins and targets",
        prompt: "Your target is 150 shops in 25 working days. How many shops is that a day?",
        options: ["5", "6", "7", "8"],
        answer: 1,
      },
      {
        topic: "Margins and targets",
        prompt:
          "The scheme is one pack free on every 10. A shop orders 40. How many free packs does it get?",
        options: ["1", "10", "44", "4"],
        answer: 3,
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
      },
      {
        topic: "Margins and targets",
        prompt:
          "You visited 40 homes, showed the product in 16 and sold 4. What share of the showings became sales?",
        options: ["10 %", "25 %", "40 %", "4 %"],
        answer: 1,
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
      },
      {
        topic: "Margins and targets",
        prompt: "You call 80 people, 20 talk to you and 5 buy. What is the rate from talk to sale?",
        options: ["25 %", "6.25 %", "20 %", "5 %"],
        answer: 0,
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
      },
      {
        topic: "Margins and targets",
        prompt:
          "A plan costs ₹12,000 a year. You may give at most 15 %. What is the lowest price you may quote?",
        options: ["₹10,500", "₹10,200", "₹10,800", "₹11,850"],
        answer: 1,
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
      },
      {
        topic: "Margins and targets",
        prompt:
          "Your month's target is ₹6,00,000. By the 20th you have ₹4,50,000. What share is done?",
        options: ["45 %", "66 %", "75 %", "80 %"],
        answer: 2,
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
      },
      ...sellingQuestions,
    ],
  },
};
