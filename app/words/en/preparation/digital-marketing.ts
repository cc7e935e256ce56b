import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You bring customers by search ads, social ads, mail and messages, with a budget that is watched.",
    "You set up, test, measure and explain: what was spent, and what came back.",
    "Small steps that are measured beat large ideas that are not.",
  ],
  questions: [
    {
      ask: "Tell me about a campaign that you ran.",
      good: [
        "Goal, budget, channel, and the people it was for.",
        "What you changed in the middle, and why.",
        "Result in cost for each customer, not in likes.",
      ],
    },
    {
      ask: "What is ROAS, and what does it hide?",
      good: [
        "Sales from ads divided by what the ads cost.",
        "It does not show profit, returns, or who would have bought anyway.",
        "A small example with numbers.",
      ],
    },
    {
      ask: "Clicks are many, sales are few. Where do you look?",
      good: [
        "Does the page keep what the ad promised?",
        "Speed, price, form, payment on a phone.",
        "Which words or places brought the wrong people.",
      ],
    },
    {
      ask: "How do you test two ads?",
      good: [
        "One difference, the same people and time.",
        "You decide before how long, and which number counts.",
        "You do not stop at the first good day.",
      ],
    },
    {
      ask: "How would you use ₹500 a day for a coaching class in one town?",
      good: [
        "One course, the area around it, calls or forms as the goal.",
        "A page with fee, time, teacher and map.",
        "After a week you move money to what worked.",
      ],
    },
    {
      ask: "How do you write a mail that people open?",
      good: [
        "A true subject of few words, from a name that they know.",
        "One message, one button.",
        "Only to those who agreed, with a way to leave.",
      ],
    },
    {
      ask: "What do you know of keywords and match types?",
      good: [
        "Exact, phrase and broad, with an example.",
        "Negative words, and how you find them.",
        "Words with intent to buy against words of interest.",
      ],
    },
    {
      ask: "The client wants more followers. What do you ask?",
      good: [
        "What should followers do then?",
        "Which number shows that?",
        "You offer a goal nearer to sales.",
      ],
    },
    {
      ask: "Which reports did you make?",
      good: [
        "For whom, how often, and what was decided by them.",
        "The three numbers on top.",
        "How you tracked: tags, links with parameters, calls.",
      ],
    },
    {
      ask: "An ad account was stopped. What do you do?",
      good: [
        "Read the reason, and correct what is wrong.",
        "Ask for a review with facts.",
        "Tell the client at once, and have a second channel.",
      ],
    },
  ],
  practice: [
    {
      ask: "Ads cost ₹8,000 and brought sales of ₹40,000. What is the ROAS?",
      options: ["0.2", "3.2", "5", "8"],
      right: 2,
      why: "40,000 divided by 8,000 is 5.",
    },
    {
      ask: "200 clicks cost ₹1,600. What does a click cost?",
      options: ["₹4", "₹8", "₹12", "₹16"],
      right: 1,
      why: "1,600 divided by 200 is ₹8.",
    },
    {
      ask: "A rate of 4 % turns 500 visitors into how many buyers?",
      options: ["4", "16", "20", "40"],
      right: 2,
      why: "4 % of 500 is 20.",
    },
    {
      ask: "An ad for shoes is shown only to people who looked at those shoes. What is that called?",
      options: ["Branding", "Outdoor advertising", "Public relations", "Remarketing"],
      right: 3,
      why: "It goes to people who visited before. They know the product and often need a reminder.",
    },
    {
      ask: "What do UTM parameters do?",
      options: [
        "Make a link shorter",
        "Tell where a visitor came from",
        "Speed up the page",
        "Block spam",
      ],
      right: 1,
      why: "They are added to a link, and reports read them.",
    },
    {
      ask: "A shop sells only in Indore. Which setting matters most?",
      options: ["Place of the people", "Colour", "Length of the text", "Age 13 and above"],
      right: 0,
      why: "Ads to other towns cost money and bring nobody.",
    },
    {
      ask: 'For the word "jobs" you sell courses. What is a negative keyword for?',
      options: [
        "To be rude",
        "To rank higher",
        "To pay less tax",
        "To stop ads for searches that do not fit",
      ],
      right: 3,
      why: 'With "jobs" as a negative word, job seekers do not click for nothing.',
    },
    {
      ask: "Open rate 25 % of 2,000 mails delivered. How many were opened?",
      options: ["25", "250", "500", "800"],
      right: 2,
      why: "25 % of 2,000 is 500.",
    },
    {
      ask: 'Which landing page fits an ad "Scooter service at ₹399"?',
      options: [
        "The home page",
        "A page with this offer, place and booking",
        "A page on the company's history",
        "A jobs page",
      ],
      right: 1,
      why: "People must find at once what the ad promised.",
    },
    {
      ask: "Cost for one customer is ₹300 and profit from one is ₹250. What follows?",
      options: ["Each sale loses ₹50", "Each sale earns ₹50", "Spend more", "Nothing"],
      right: 0,
      why: "250 minus 300 is minus 50. The cost must fall, or the profit rise.",
    },
  ],
  bring: ["One campaign as a page of numbers, with names of clients removed."],
  ask: [
    "What is the monthly budget, and who decides on it?",
    "How do you count a sale that came from an ad?",
    "Who makes pictures and texts?",
  ],
  evening: [
    "Work out ROAS, cost for a click and cost for a customer with your own numbers.",
    "Look at the company's ads and its page, and note one gap.",
  ],
};
