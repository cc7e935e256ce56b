import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You run a shop or a part of it: people, stock, till, cleanliness and customers.",
    "You plan the day before it opens, and count after it closes.",
    "You are asked why sales, waste or cash differ, and what you do about it.",
  ],
  questions: [
    {
      ask: "Take us through your first hour in the shop.",
      good: [
        "Cleanliness, staff present, cash, fresh goods, prices.",
        "A short talk with the team: target, offer, one thing to do better.",
        "You walk the way of a customer.",
      ],
    },
    {
      ask: "The till is ₹640 short at closing. What do you do?",
      good: [
        "You count again with the person, calmly.",
        "You look at bills, returns and the last handover.",
        "You report the true number, and pay nothing in secretly.",
      ],
    },
    {
      ask: "Two of your staff quarrel before customers. What do you do?",
      good: [
        "You part them and take over the customer.",
        "You hear each one alone, then both together.",
        "You agree on one rule, and look again in a week.",
      ],
    },
    {
      ask: "How do you lower waste of fresh goods?",
      good: [
        "Order by the last weeks and the weather.",
        "Early dates in front, price down in time.",
        "Count waste each day by product.",
      ],
    },
    {
      ask: "A customer wants money back without a bill. What do you say?",
      good: [
        "You stay polite and explain the rule.",
        "You look for another proof, such as the UPI entry.",
        "You know how far you may go, and ask beyond it.",
      ],
    },
    {
      ask: "Two people are absent on Saturday. How do you plan?",
      good: [
        "Till and fresh goods first, other work later.",
        "You call those who are free, and give another day off.",
        "You stand on the floor yourself.",
      ],
    },
    {
      ask: "How do you raise the average bill?",
      good: [
        "Goods that belong together stand together.",
        "The team offers one thing that fits.",
        "You measure it for a week.",
      ],
    },
    {
      ask: "How do you train somebody new?",
      good: [
        "Show, do together, let them do it, look at it.",
        "One task a day, written down.",
        "Praise in front of others, correction alone.",
      ],
    },
    {
      ask: "You suspect that a colleague steals. What do you do?",
      good: [
        "Facts first: counts, bills, cameras as the rule allows.",
        "You tell your manager, and accuse nobody on the floor.",
        "Nobody is searched or held by you.",
      ],
    },
    {
      ask: "Which numbers do you look at each day?",
      good: [
        "Sales, bills, average bill, waste, cash difference.",
        "Compared with the same day last week or year.",
        "One of them, and what you did about it.",
      ],
    },
  ],
  practice: [
    {
      ask: "Opening stock 120, received 60, sold 95, counted 80. How many are missing?",
      options: ["0", "5", "10", "15"],
      right: 1,
      why: "120 and 60 are 180. Minus 95 it should be 85, and 80 are there.",
    },
    {
      ask: "Sales were ₹54,000 with 180 bills. What is the average bill?",
      options: ["₹250", "₹280", "₹300", "₹340"],
      right: 2,
      why: "54,000 divided by 180 is 300.",
    },
    {
      ask: "Waste of ₹1,200 on sales of ₹40,000 is",
      options: ["1.2 %", "3 %", "4 %", "12 %"],
      right: 1,
      why: "1,200 divided by 40,000 is 0.03.",
    },
    {
      ask: "Milk arrives with four dates. Which stands in front?",
      options: ["The newest", "The cheapest", "The one that expires first", "Any"],
      right: 2,
      why: "What expires first must be sold first.",
    },
    {
      ask: "Two price labels differ, shelf ₹90 and till ₹99. What does the customer pay?",
      options: ["₹99", "₹90, and the label is mended at once", "₹94.50", "Nothing"],
      right: 1,
      why: "The shelf made the promise. Then the cause is removed.",
    },
    {
      ask: "A fridge shows 12 °C in place of 4 °C. What first?",
      options: [
        "Move the goods and call for repair",
        "Sell quickly",
        "Close the door and wait",
        "Write it down tomorrow",
      ],
      right: 0,
      why: "Food at 12 °C spoils. Goods are saved first, and checked before they are sold.",
    },
    {
      ask: "A child fell on a wet floor. What do you do first?",
      options: [
        "Ask who is guilty",
        "Show the camera",
        "Mop",
        "Help the child, and call for aid if needed",
      ],
      right: 3,
      why: "A person comes first. The floor and the report follow.",
    },
    {
      ask: "Seven staff work 9 hours with 1 hour break. How many hours are worked?",
      options: ["49", "56", "63", "70"],
      right: 1,
      why: "Each works 8 hours. Seven times 8 is 56.",
    },
    {
      ask: "Sales grew from ₹2,00,000 to ₹2,30,000. By how much?",
      options: ["10 %", "13 %", "15 %", "30 %"],
      right: 2,
      why: "30,000 divided by 2,00,000 is 0.15.",
    },
    {
      ask: "Which offer tells customers the truth?",
      options: [
        "Buy 2 kg of atta, save ₹20, until Sunday",
        "Up to 90 % off, on one item",
        "Free, with hidden charge",
        "Last day, each day",
      ],
      right: 0,
      why: "It says what, how much and until when.",
    },
  ],
  bring: ["Notes of a store that you ran: staff, sales, one result."],
  ask: [
    "How many staff are there, and who makes the rota?",
    "Which three numbers decide whether a manager is good?",
    "What may I decide alone: prices, returns, orders?",
  ],
  evening: [
    "Visit a shop like theirs, and note two things that you would change.",
    "Do a stock count sum: opening, received, sold, counted.",
  ],
};
