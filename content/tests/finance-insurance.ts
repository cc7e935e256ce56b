import { financeQuestions } from "./questions/finance-questions";
import type { SeedAssessment } from "./types";

export const financeInsuranceAssessments: Record<string, SeedAssessment> = {
  insurance: {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Words of insurance",
        prompt: "What is a premium?",
        options: [
          "The money a customer pays for cover",
          "The money an insurer pays on a claim",
          "The agent's salary",
          "A tax",
        ],
        answer: 0,
      },
      {
        topic: "Words of insurance",
        prompt: "What does pure term insurance pay if the person lives past the term?",
        options: ["Double the cover", "The full cover", "Half the cover", "Nothing"],
        answer: 3,
      },
      {
        topic: "Money arithmetic",
        prompt:
          "A health policy has a 10 % co-payment. The accepted bill is ₹70,000. What does the customer pay?",
        options: ["₹700", "₹7,000", "₹10,000", "₹63,000"],
        answer: 1,
      },
      {
        topic: "Rules of insurance",
        prompt: "A customer hides that he is diabetic. What may happen at a claim?",
        options: [
          "It is paid faster",
          "Nothing at all",
          "It may be refused for a wrong statement",
          "The premium is returned twice",
        ],
        answer: 2,
      },
      {
        topic: "Rules of insurance",
        prompt:
          "Within how many days of receiving a life or health policy may a customer return it in the free look period?",
        options: ["30 days", "90 days", "7 days", "180 days"],
        answer: 0,
      },
      {
        topic: "Words of insurance",
        prompt: "Who is a nominee in a life policy?",
        options: [
          "The insurer's doctor",
          "The agent",
          "The branch manager",
          "The person named to receive the money",
        ],
        answer: 3,
      },
      {
        topic: "Rules of insurance",
        prompt: "Which motor cover does the law require on Indian roads?",
        options: ["Own damage", "Third-party", "Zero depreciation", "Roadside help"],
        answer: 1,
      },
      {
        topic: "Money arithmetic",
        prompt: "A plan costs ₹1,250 a month. What does it cost in a year?",
        options: ["₹12,500", "₹14,500", "₹15,000", "₹16,250"],
        answer: 2,
      },
      {
        topic: "Honest work",
        prompt: "A customer asks if a market-linked plan is certain to give 12 %. What do you say?",
        options: [
          "Yes",
          "No, returns can go up and down; here is the official illustration",
          "Yes, if you pay today",
          "Others get 15 %",
        ],
        answer: 1,
      },
      {
        topic: "Words of insurance",
        prompt: "What does a surveyor do after a factory fire?",
        options: [
          "Sells a new policy",
          "Puts out the fire",
          "Assesses the loss",
          "Collects the premium",
        ],
        answer: 2,
      },
      ...financeQuestions,
    ],
  },
};
