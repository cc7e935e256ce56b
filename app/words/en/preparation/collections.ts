import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You remind people of payments, find plans that work, and record what was agreed.",
    "You stay polite and inside the rules, also when people are not.",
    "Good collectors are measured by promises that are kept.",
  ],
  questions: [
    {
      ask: "Make a reminder call to us now.",
      good: [
        "You check who speaks before you name the debt.",
        "Sum, date, ways to pay, and an open question.",
        "You repeat what was agreed.",
      ],
    },
    {
      ask: "Somebody lost their work. What do you do?",
      good: [
        "You listen, and ask what is possible and when.",
        "You offer only plans that the company allows.",
        "You pass hardship cases on.",
      ],
    },
    {
      ask: "What may you never do?",
      good: [
        "No threats, no insults, no calls at night, and no word to neighbours or family.",
        "You take no money without a receipt.",
        "You never pretend to be police or court.",
      ],
    },
    {
      ask: "A customer shouts. What now?",
      good: [
        "You lower your voice, and let them speak.",
        "You offer another time to call.",
        "You note it, and answer no insult.",
      ],
    },
    {
      ask: "How do you plan a day with 60 cases?",
      good: [
        "Promises due today first.",
        "Then by days late and by when people can be reached.",
        "Visits by area.",
      ],
    },
    {
      ask: "A promise was broken for the second time. What do you say?",
      good: [
        "What was agreed, and what was not paid.",
        "What happens next by the contract, without threat.",
        "A smaller step that is sure.",
      ],
    },
    {
      ask: "Somebody else answers the phone. What do you say?",
      good: [
        "Your name, and a request to call back.",
        "No word about a loan.",
        "You note the time.",
      ],
    },
    {
      ask: "A customer says that it was paid. What do you do?",
      good: [
        "You ask for date and number of the payment.",
        "You look, and say when you answer.",
        "No pressure meanwhile.",
      ],
    },
    {
      ask: "How do you keep cash safe?",
      good: [
        "Receipt at once, count before both.",
        "Deposit the same day.",
        "You never lend it or keep it at home.",
      ],
    },
    {
      ask: "Why should we take you for this work?",
      good: [
        "Calm, with an example.",
        "Exact in notes and numbers.",
        "You know that borrowers are customers.",
      ],
    },
  ],
  practice: [
    {
      ask: "Due ₹4,500, paid ₹1,800. What is open?",
      options: ["₹2,300", "₹2,700", "₹2,800", "₹6,300"],
      right: 1,
      why: "4,500 minus 1,800 is 2,700.",
    },
    {
      ask: "Open ₹6,000 in 4 equal parts. How much is each?",
      options: ["₹1,200", "₹1,500", "₹1,600", "₹2,000"],
      right: 1,
      why: "6,000 divided by 4 is 1,500.",
    },
    {
      ask: "Of 50 promises 35 were kept. What is the rate?",
      options: ["35 %", "65 %", "70 %", "75 %"],
      right: 2,
      why: "35 divided by 50 is 0.7.",
    },
    {
      ask: "An instalment was due on 5 May. Today is 20 May. How many days late?",
      options: ["10", "15", "20", "25"],
      right: 1,
      why: "20 minus 5 is 15.",
    },
    {
      ask: "A borrower's neighbour asks why you came. What do you say?",
      options: ["About a loan", "He does not pay", "Ask him", "It is a private matter"],
      right: 3,
      why: "Debts are private. Telling others breaks the rules.",
    },
    {
      ask: "A UPI payment failed, and the money left the account. What is usual?",
      options: [
        "It is lost",
        "You pay it",
        "It comes back by itself in some days",
        "Pay again at once twice",
      ],
      right: 2,
      why: "The bank sends it back. The customer keeps the number of the payment.",
    },
    {
      ask: "What proves that cash was taken?",
      options: [
        "Your word",
        "A receipt with number, sum and date",
        "A photo of the house",
        "A call",
      ],
      right: 1,
      why: "Both sides have the same paper.",
    },
    {
      ask: "Which sentence is fair?",
      options: [
        "₹1,500 was due on Friday. When can you pay it?",
        "Pay or we come with ten men",
        "Your family will be ashamed",
        "You are a cheat",
      ],
      right: 0,
      why: "It names sum and date, and asks. The others threaten or insult.",
    },
    {
      ask: "A customer asks you not to call at work. What do you do?",
      options: [
        "Call more",
        "Visit the office",
        "Call the boss",
        "Note it, and agree on another time",
      ],
      right: 3,
      why: "It is their right, and you reach them better at a good time.",
    },
    {
      ask: "A borrower pays ₹700 each Friday from now on. ₹4,200 are open. After how many Fridays is it paid?",
      options: ["5", "6", "7", "8"],
      right: 1,
      why: "4,200 divided by 700 is 6.",
    },
  ],
  bring: ["Your licence for field work, and an address proof."],
  ask: [
    "At which hours do we call, and who listens to calls?",
    "How is the incentive counted?",
    "Who goes along on difficult visits?",
  ],
  evening: [
    "Say a reminder of thirty seconds aloud, calmly.",
    "Think of one angry person, and how you stayed calm.",
  ],
};
