import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You bring the right people to a product, and find out what made them come.",
    "You write, plan, post, test and count, mostly with a small budget.",
    "Good work here is a number that got better, and a reason why.",
  ],
  questions: [
    {
      ask: "Tell me about yourself.",
      good: [
        "One minute: what you made last, for whom, and what came of it.",
        "One number that you moved, even a small one.",
        "Why this kind of product interests you.",
      ],
    },
    {
      ask: "Show us a piece of work that you are proud of.",
      good: [
        "Whom it was for, and what they should do after it.",
        "Your own part, said apart from the team's.",
        "The number that says it worked, or what you would do differently.",
      ],
    },
    {
      ask: "Who is our customer?",
      good: [
        "A person, not a group: age, town, work, what they worry about.",
        "Where that person looks before buying.",
        "What you do not know yet, and how you would find out.",
      ],
    },
    {
      ask: "You have ₹20,000 for a month. What do you do with it?",
      good: [
        "One goal with a number, such as 100 calls to the shop.",
        "One or two channels, with a small test before the rest is spent.",
        "What you look at each week, and when you stop.",
      ],
    },
    {
      ask: "How do you know that a campaign worked?",
      good: [
        "You fixed the goal and the measure before it began.",
        "Cost for each customer, not likes alone.",
        "A comparison: last month, another town or another version.",
      ],
    },
    {
      ask: "A post gets angry comments. What do you do?",
      good: [
        "You read whether the complaint is true.",
        "You answer soon and politely, and take details to a private message.",
        "You tell your lead, and delete nothing but abuse.",
      ],
    },
    {
      ask: "What do you think of our last posts?",
      good: [
        "You read the last month of them before the interview.",
        "One thing to keep and one to change, each with a reason.",
        "A small idea that fits their customer.",
      ],
    },
    {
      ask: "Tell me about an idea of yours that failed.",
      good: [
        "What you expected and what came.",
        "What you think the reason was.",
        "What you did differently the next time.",
      ],
    },
    {
      ask: "How do you work with designers and sales people?",
      good: [
        "A short brief: goal, reader, message, size, date.",
        "You ask sales what customers really say.",
        "You share the result with both.",
      ],
    },
    {
      ask: "Which tools do you use, and how well?",
      good: [
        "Each tool with something that you made or measured with it.",
        "An honest level: used once, weekly, or taught others.",
        "One tool that you are learning now.",
      ],
    },
  ],
  practice: [
    {
      ask: "A shop gave out 900 coupons, and 63 came back. What part is that?",
      options: ["6.3 %", "7 %", "9 %", "63 %"],
      right: 1,
      why: "63 divided by 900 is 0.07. That is 7 %.",
    },
    {
      ask: "You spend ₹6,000 and win 30 customers. What does one customer cost?",
      options: ["₹20", "₹180", "₹200", "₹300"],
      right: 2,
      why: "6,000 divided by 30 is ₹200.",
    },
    {
      ask: "Which line of an ad tells the reader what to do next?",
      options: [
        "Family business since 1985",
        "Pure cow ghee",
        "Order by WhatsApp before 6 pm",
        "Loved by all of Jaipur",
      ],
      right: 2,
      why: "It is the call to action. It names the act, the way and the time.",
    },
    {
      ask: "You test two headlines. What must stay the same in both versions?",
      options: [
        "Everything but the headline",
        "Only the price",
        "Nothing",
        "Only the picture's colour",
      ],
      right: 0,
      why: "If two things change, you do not know which of them made the difference.",
    },
    {
      ask: "Which claim may stand in an ad?",
      options: [
        "Cures every pain in a day",
        "The best in the world",
        "Delivered in Pune within 2 days, if that is true",
        "Everybody else cheats you",
      ],
      right: 2,
      why: "An ad may say what can be proved. The other claims cannot be.",
    },
    {
      ask: "A shop sells school bags. When should its campaign begin?",
      options: [
        "After schools open",
        "Some weeks before schools open",
        "At Diwali",
        "On the last day of school",
      ],
      right: 1,
      why: "Parents buy before the first day of school. Afterwards most of them have a bag.",
    },
    {
      ask: "Who is the target group of a paid app for exam practice?",
      options: [
        "Everybody with a phone",
        "Students of that exam, and their parents",
        "All teachers in India",
        "People above 60",
      ],
      right: 1,
      why: "They have the need and the money. Ads to everybody are mostly wasted.",
    },
    {
      ask: "Of 400 visitors of a page, 20 sent the form. What is the rate?",
      options: ["2 %", "5 %", "8 %", "20 %"],
      right: 1,
      why: "20 divided by 400 is 0.05. That is 5 %.",
    },
    {
      ask: "May you send ads by SMS to numbers that you bought from somebody?",
      options: [
        "Yes, if they are many",
        "Yes, in the evening",
        "No, people must have agreed to it",
        "Only in English",
      ],
      right: 2,
      why: "In India, ads by SMS need the person's consent. A bought list has none.",
    },
    {
      ask: "Which sentence is the easiest to read?",
      options: [
        "Utilisation of our solution facilitates savings",
        "You save ₹300 a month on power",
        "Savings are enabled by our offering",
        "Cost optimisation is our mission",
      ],
      right: 1,
      why: "It says who gets what, in plain words and with a number.",
    },
  ],
  bring: ["Two pieces of work on your phone or on paper, each with its result."],
  ask: [
    "Which number should get better in my first three months?",
    "Who decides what is published?",
    "What did you try last year that did not work?",
  ],
  evening: [
    "Read what the company published in the last month. Note one thing to keep and one to change.",
    "Plan a campaign of ₹20,000 on half a page.",
  ],
};
