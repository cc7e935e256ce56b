import type { SeedQuestion } from "../types";

/** Questions for all marketing work. */
export const marketingQuestions: SeedQuestion[] = [
  {
    topic: "Marketing numbers",
    prompt: "A campaign cost ₹50,000 and brought 250 customers. What did one customer cost?",
    options: ["₹125", "₹200", "₹250", "₹500"],
    answer: 1,
  },
  {
    topic: "Marketing numbers",
    prompt: "A mail went to 4,000 people, and 800 opened it. What is the open rate?",
    options: ["8 %", "40 %", "20 %", "5 %"],
    answer: 2,
  },
  {
    topic: "Marketing numbers",
    prompt: "A page had 500 visitors yesterday and 600 today. What is the rise?",
    options: ["20 %", "10 %", "16 %", "100 %"],
    answer: 0,
  },
  {
    topic: "Marketing numbers",
    prompt: "A click costs ₹5. How many clicks does a budget of ₹2,000 buy?",
    options: ["10,000", "200", "2,005", "400"],
    answer: 3,
  },
  {
    topic: "Marketing numbers",
    prompt: "Of a budget of ₹1,00,000, 35 % goes to video ads. How much is that?",
    options: ["₹3,500", "₹35,000", "₹65,000", "₹30,000"],
    answer: 1,
  },
  {
    topic: "Knowing the customer",
    prompt: "What is a target audience?",
    options: [
      "Everyone who has a phone",
      "The people in your office",
      "The group of people a message is made for",
      "The number of followers",
    ],
    answer: 2,
  },
  {
    topic: "Knowing the customer",
    prompt: "You sell school bags. When do most families buy one?",
    options: [
      "Before the school year begins",
      "In the week of the exams",
      "On the night of Diwali",
      "In the middle of the school year",
    ],
    answer: 0,
  },
  {
    topic: "Knowing the customer",
    prompt: "How do you best learn why customers leave?",
    options: [
      "Guess in a meeting",
      "Look at the logos of rivals",
      "Raise the price",
      "Ask customers who left, and look at the data",
    ],
    answer: 3,
  },
  {
    topic: "Writing for customers",
    prompt: "Which headline tells a reader the most?",
    options: [
      "Amazing news!",
      "Free home delivery in Indore from Monday",
      "You won't believe this",
      "Welcome to our page",
    ],
    answer: 1,
  },
  {
    topic: "Writing for customers",
    prompt: "What is a call to action?",
    options: [
      "A phone number on the bill",
      "A call from the manager",
      "Words that say what to do next, like 'Order now'",
      "A law about phone calls",
    ],
    answer: 2,
  },
  {
    topic: "Writing for customers",
    prompt: "Which line is the plainest?",
    options: [
      "Pay after you get the parcel.",
      "Payment shall be effected upon receipt of consignment.",
      "Consignment receipt precedes remittance.",
      "The facility of payment post receipt is provided.",
    ],
    answer: 0,
  },
  {
    topic: "Ads",
    prompt: "An ad had a reach of 10,000. What does it mean?",
    options: [
      "It cost ₹10,000",
      "It was clicked 10,000 times",
      "It sold 10,000 products",
      "10,000 different people saw it",
    ],
    answer: 3,
  },
  {
    topic: "Ads",
    prompt: "What is A/B testing?",
    options: [
      "Testing two products for safety",
      "Showing two versions to similar groups and comparing the results",
      "Checking the grammar twice",
      "Asking two managers",
    ],
    answer: 1,
  },
  {
    topic: "Ads",
    prompt: "An ad for a restaurant in Kochi is shown all over India. What do you change first?",
    options: [
      "Make the text longer",
      "Make the video louder",
      "Show it to people near Kochi",
      "Use more colours",
    ],
    answer: 2,
  },
  {
    topic: "Rights and rules",
    prompt:
      "An ad claims that a cream makes skin fair in a day. There is no proof. What do you do?",
    options: [
      "Leave the claim out",
      "Print it in small letters",
      "Show it on Sundays only",
      "Put a star behind it",
    ],
    answer: 0,
  },
  {
    topic: "Rights and rules",
    prompt: "A customer's photo would look good in your ad. What do you need first?",
    options: ["A better camera", "A filter", "Her birthday", "Her permission"],
    answer: 3,
  },
  {
    topic: "Measuring",
    prompt: "What is a bounce in web analytics?",
    options: [
      "A page that loads twice",
      "A visit that ends on the page where it began",
      "A payment that failed",
      "A mail with a picture",
    ],
    answer: 1,
  },
  {
    topic: "Measuring",
    prompt:
      "Sales rose in the week of a campaign, which was also the week of Diwali. What can you say?",
    options: [
      "The campaign alone did it",
      "Diwali alone did it",
      "Without a comparison the two can't be told apart",
      "Neither had an effect",
    ],
    answer: 2,
  },
  {
    topic: "Planning content",
    prompt: "A product comes out on 1 March. What do you settle first?",
    options: [
      "Who should hear of it, and what they should do",
      "The colour of the balloons",
      "The size of the thank-you card",
      "The music",
    ],
    answer: 0,
  },
  {
    topic: "Planning content",
    prompt: "A post has gone out with a wrong price. What do you do?",
    options: [
      "Leave it until the evening",
      "Block those who comment",
      "Close the account",
      "Correct it at once and say so",
    ],
    answer: 3,
  },
];
