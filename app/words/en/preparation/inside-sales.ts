import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You sell by phone, chat and video: you call people who asked, or who may need the product.",
    "You ask, note, follow up and pass good contacts on, many times a day.",
    "A clear list and a kept call-back sell more than loud talk.",
  ],
  questions: [
    {
      ask: "Make a call to us now: sell your last product, or a mobile plan.",
      good: [
        "Your name, the reason for the call, and whether the time suits.",
        "Two questions before any offer.",
        "A small next step: a demo, a price by message, a visit.",
      ],
    },
    {
      ask: "How many calls a day did you make, and what came of them?",
      good: [
        "Calls, talks, meetings and sales, as four numbers.",
        "Which of them you made better, and how.",
        "If you are new: the numbers that you would want to know.",
      ],
    },
    {
      ask: "How do you know that someone is worth a second call?",
      good: [
        "They have the need, the money, the say, and a time.",
        "You ask for each in a friendly way.",
        "You let go of those who do not, so that others get your time.",
      ],
    },
    {
      ask: '"Send me the details by WhatsApp." What do you answer?',
      good: [
        "Gladly, and one question so that you send the right ones.",
        "A day and hour for your next call.",
        "You write both down before the next call.",
      ],
    },
    {
      ask: "How do you get past the person who answers the phone?",
      good: [
        "Politely and honestly: who you are and what it is about.",
        "You ask for their help and the best time.",
        "You never pretend to be family or the bank.",
      ],
    },
    {
      ask: "A customer says a rival is cheaper. What now?",
      good: [
        "You ask what exactly the other offer includes.",
        "You compare service, time and risk, without bad words about others.",
        "You know how far you may go with the price.",
      ],
    },
    {
      ask: "What do you write into the CRM after a call?",
      good: [
        "What they need, what you promised, and the next date.",
        "In words that a colleague understands.",
        "At once, not in the evening.",
      ],
    },
    {
      ask: "What would you do in your first two weeks here?",
      good: [
        "Learn the product, and hear ten calls of good colleagues.",
        "Write your own opening, and try it.",
        "Ask five customers why they bought.",
      ],
    },
    {
      ask: "Tell me about a sale or a person that you lost.",
      good: [
        "What happened, without blame.",
        "The point at which you could have asked more.",
        "What you do now.",
      ],
    },
    {
      ask: 'May you promise a feature that comes "soon"?',
      good: [
        "No: you sell what there is today.",
        "You note the wish and ask the product team.",
        "A lost sale is cheaper than a cheated customer.",
      ],
    },
  ],
  practice: [
    {
      ask: "You make 60 calls, and 20 % are answered. How many talks are that?",
      options: ["6", "10", "12", "20"],
      right: 2,
      why: "20 % of 60 is 12.",
    },
    {
      ask: "Of 12 talks, 3 become meetings. What is the rate?",
      options: ["20 %", "25 %", "30 %", "36 %"],
      right: 1,
      why: "3 divided by 12 is 0.25, which is 25 %.",
    },
    {
      ask: "What is a lead?",
      options: ["A paid customer", "A manager", "A person or firm that may buy", "A phone"],
      right: 2,
      why: "A lead is a possible customer. It becomes a customer when it buys.",
    },
    {
      ask: "Which opening is best?",
      options: [
        "Are you interested in saving money?",
        "Ritu from Laxmi Tools: you asked for a price on drills. Do you have two minutes?",
        "Sir, best offer today only",
        "Hello, who is this?",
      ],
      right: 1,
      why: "It names you, the reason and the time that you need.",
    },
    {
      ask: "A caller is on the list of those who do not want ads. What do you do?",
      options: ["Do not call", "Call once more", "Call from another number", "Send SMS"],
      right: 0,
      why: "Who refused such calls must be left alone, by law and for the company's name.",
    },
    {
      ask: "A plan costs ₹600 a month, or ₹6,000 a year. What does the year save?",
      options: ["₹600", "₹1,200", "₹1,800", "₹6,600"],
      right: 1,
      why: "Twelve months cost ₹7,200. 7,200 minus 6,000 is ₹1,200.",
    },
    {
      ask: "What is upselling?",
      options: [
        "Selling to a neighbour",
        "Selling late",
        "Offering a better version of what is bought",
        "Raising the price secretly",
      ],
      right: 2,
      why: "The customer gets more and knows it: a larger plan, a longer guarantee.",
    },
    {
      ask: "The customer is silent after you said the price. What is best?",
      options: ["Lower it at once", "Wait, and let them think", "Hang up", "Say it again louder"],
      right: 1,
      why: "People need a moment. Who speaks first often gives away money for nothing.",
    },
    {
      ask: "Which follow-up message is best?",
      options: [
        "As agreed, here is the price for 5 users. I call on Tuesday at 11.",
        "Pls reply",
        "Hi sir, any update?",
        "Offer ends now!",
      ],
      right: 0,
      why: "It repeats what was agreed, and says what comes when.",
    },
    {
      ask: "You have 30 open contacts. Which do you call first?",
      options: [
        "None of them",
        "The ones with nice names",
        "The oldest",
        "Those whose call-back is due today",
      ],
      right: 3,
      why: "A promised call comes before all others.",
    },
  ],
  bring: ["Notes with your numbers: calls, meetings, sales."],
  ask: [
    "How many contacts do I get a day, and from where?",
    "What did the best new colleague reach in three months?",
    "How is the incentive counted, and in which month is it paid?",
  ],
  evening: [
    "Say your opening of 20 seconds aloud until it sounds like you.",
    'Write down answers to "too expensive" and "send me the details".',
  ],
};
