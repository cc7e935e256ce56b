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
      },
      {
        topic: "Everyday arithmetic",
        prompt:
          "A refund takes 5 working days from Thursday, with Saturday and Sunday off. Friday is the first day. When is the fifth?",
        options: ["Thursday", "Tuesday", "Wednesday", "Friday"],
        answer: 0,
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
      },
      {
        topic: "Everyday arithmetic",
        prompt: "You handled 48 chats in 8 hours. What is the average per hour?",
        options: ["6", "8", "5", "40"],
        answer: 0,
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
      },
      {
        topic: "Everyday arithmetic",
        prompt: "Out of 200 customers, 170 marked the help as good. What is the score?",
        options: ["70 %", "80 %", "85 %", "90 %"],
        answer: 2,
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
      },
      {
        topic: "Planning work",
        prompt:
          "Three chats are waiting: a wrong bill, a gift question, and money taken twice. Which comes first?",
        options: ["Money taken twice", "The gift question", "The wrong bill", "The newest one"],
        answer: 0,
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
      },
      {
        topic: "Cash and stock",
        prompt: "You had 120 packs, received 80, sold 150 and count 44 now. How many are missing?",
        options: ["6", "4", "10", "0"],
        answer: 0,
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
      },
      {
        topic: "Margins and targets",
        prompt:
          "An item costs the store ₹60 and sells at ₹75 before tax. What is the margin on the selling price?",
        options: ["15 %", "25 %", "20 %", "60 %"],
        answer: 2,
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
      },
      {
        topic: "Margins and targets",
        prompt: "Sales were ₹2,40,000 last week. The target this week is 10 % more. What is it?",
        options: ["₹2,50,000", "₹2,42,400", "₹2,60,000", "₹2,64,000"],
        answer: 3,
      },
      {
        topic: "Cash and stock",
        prompt:
          "A rack sells 12 bottles a day, and new stock takes 5 days to come. At what stock must you order at the latest?",
        options: ["17 bottles", "60 bottles", "12 bottles", "24 bottles"],
        answer: 1,
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
      },
      ...sellingQuestions,
    ],
  },
};
