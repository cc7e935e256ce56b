import type { TemplateWords } from "./template";

export const marketingTemplate: TemplateWords = {
  about: [
    "Write and plan posts, mails and pages, and publish them on time",
    "Look each week at what people read and what they did next",
    "Work with sales and design on each campaign",
  ],
  requirements: [
    "You write short, clear sentences in English, and in Hindi if you can",
    "You can read a table of numbers and say what follows from it",
    "You have made something that others have seen: a page, a channel, a campaign",
  ],
  benefits: ["A budget for tools and courses", "Work that bears your name", "Flexible hours"],
  questions: [
    {
      topic: "Numbers of a campaign",
      prompt:
        "An advertisement was shown 20,000 times and clicked 300 times. How many clicks is that in 100?",
      options: ["0.15", "1.5", "3", "15"],
      answer: 1,
    },
    {
      topic: "Numbers of a campaign",
      prompt: "₹9,000 brought 60 customers. What did one customer cost?",
      options: ["₹54", "₹90", "₹150", "₹540"],
      answer: 2,
    },
    {
      topic: "Numbers of a campaign",
      prompt: "Mail A was opened by 40 of 100 people, mail B by 90 of 300. Which did better?",
      options: ["A", "B", "Both the same", "It can't be known"],
      answer: 0,
    },
    {
      topic: "Clear words",
      prompt: "Which first line of an offer says most?",
      options: [
        "The best deal ever!!!",
        "School bags from ₹499, delivered in Indore by Friday",
        "You will not believe this",
        "We are a leading company",
      ],
      answer: 1,
    },
    {
      topic: "Clear words",
      prompt: "Which sentence about pictures is correct?",
      options: [
        "Each of the pictures are new.",
        "Each of the pictures is new.",
        "Each of the picture are new.",
        "Each the pictures is new.",
      ],
      answer: 1,
    },
    {
      topic: "Fair work",
      prompt: "You want to use a photo from somebody's page. What do you do?",
      options: [
        "Use it, and cut the name off",
        "Ask, and use it only with a yes",
        "Use it for one day",
        "Make it darker first",
      ],
      answer: 1,
    },
    {
      topic: "Fair work",
      prompt: "A customer writes an angry but true comment in public. What is best?",
      options: [
        "Delete it",
        "Write a joke",
        "Apologise there, and solve it",
        "Let friends write against it",
      ],
      answer: 2,
    },
    {
      topic: "Planning",
      prompt: "You can try only one of two headings a day. How do you learn which is better?",
      options: [
        "Ask a friend",
        "Show each to people of the same kind, and count what they do",
        "Take the longer one",
        "Show one on a holiday and one on a working day",
      ],
      answer: 1,
    },
  ],
};
