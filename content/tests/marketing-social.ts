import { marketingQuestions } from "./questions/marketing-questions";
import type { SeedAssessment } from "./types";

export const marketingSocialAssessments: Record<string, SeedAssessment> = {
  "social-media": {
    durationMinutes: 8,
    passMark: 75,
    questionsAsked: 8,
    questions: [
      {
        topic: "Marketing numbers",
        prompt:
          "A post reached 20,000 people and had 900 likes, 60 comments and 40 shares. What is engagement by reach?",
        options: ["4.5 %", "5 %", "10 %", "0.5 %"],
        answer: 1,
      },
      {
        topic: "Posts and pictures",
        prompt: "A customer complains in a public comment. What is the best first step?",
        options: [
          "Delete the comment",
          "Block the customer",
          "Reply in public with an apology and ask for the order number in a private message",
          "Wait until it is forgotten",
        ],
        answer: 2,
      },
      {
        topic: "Posts and pictures",
        prompt: "Which shape fills a phone screen for a reel or a story?",
        options: ["9:16", "16:9", "1:1", "4:3"],
        answer: 0,
      },
      {
        topic: "Rights and rules",
        prompt: "You like a photographer's picture on the web. May you post it for the brand?",
        options: [
          "Yes, if you add a filter",
          "Yes, if you tag her",
          "Yes, if it has no watermark",
          "Only with her permission or a licence",
        ],
        answer: 3,
      },
      {
        topic: "Planning content",
        prompt: "What is a content calendar for?",
        options: [
          "To count holidays",
          "To plan what goes out, where and when",
          "To buy followers",
          "To pay invoices",
        ],
        answer: 1,
      },
      {
        topic: "Posts and pictures",
        prompt: "What does alt text on a picture do?",
        options: [
          "Makes the picture brighter",
          "Adds hashtags",
          "Tells people who cannot see it what it shows",
          "Hides the picture from search",
        ],
        answer: 2,
      },
      {
        topic: "Marketing numbers",
        prompt: "Followers went from 8,000 to 9,200 in a quarter. What is the growth?",
        options: ["15 %", "12 %", "13 %", "92 %"],
        answer: 0,
      },
      {
        topic: "Rights and rules",
        prompt:
          "A joke you planned touches on a tragedy that is in the news today. What do you do?",
        options: [
          "Post it, the plan is the plan",
          "Post it late at night",
          "Post it without the logo",
          "Hold it back and tell the team why",
        ],
        answer: 3,
      },
      ...marketingQuestions,
    ],
  },
};
