import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You explain policies, help to choose, and help when a claim comes.",
    "You read conditions exactly, and say also what is not covered.",
    "A customer who hears the truth stays.",
  ],
  questions: [
    {
      ask: "Explain health insurance to a person who never had one.",
      good: [
        "Many pay a little, so that few are not ruined.",
        "What is covered, what is not, and waiting times.",
        "What they must tell before they sign.",
      ],
    },
    {
      ask: "How do you find what a family needs?",
      good: [
        "You ask about income, children, loans, illnesses.",
        "First life and health, then savings.",
        "What they can pay each year also in bad ones.",
      ],
    },
    {
      ask: "A customer hides an illness in the form. What do you do?",
      good: [
        "You explain that a claim can then be refused.",
        "It goes into the form.",
        "You do not sign against your knowledge.",
      ],
    },
    {
      ask: "How do you check a claim?",
      good: [
        "Policy valid on that day, papers complete, event covered.",
        "Amounts against limits.",
        "A clear letter, also for a no.",
      ],
    },
    {
      ask: "A hospital bill looks too high. What do you do?",
      good: [
        "You compare days, room, tests with the reports.",
        "You ask the hospital in writing.",
        "You judge by papers, not by feeling.",
      ],
    },
    {
      ask: 'A customer wants "double money in five years". What do you say?',
      good: [
        "No promise of such gains.",
        "What the product can give, sure and not sure.",
        "You offer something that fits.",
      ],
    },
    {
      ask: "A claim was refused. How do you tell the family?",
      good: [
        "In person, with the reason in plain words.",
        "How they can complain: company, then ombudsman.",
        "You listen.",
      ],
    },
    {
      ask: "How do you find customers honestly?",
      good: [
        "People whom you served, local groups, good advice.",
        "No calls to those who refused.",
        "No gifts out of your commission.",
      ],
    },
    {
      ask: "What is the free-look period?",
      good: [
        "Days after the policy comes, in which one can give it back.",
        "Why you tell it without being asked.",
        "What comes back.",
      ],
    },
    {
      ask: "How do you treat medical papers?",
      good: [
        "Only who needs them sees them.",
        "No photos, no chat groups.",
        "They are locked away, then destroyed by the rule.",
      ],
    },
  ],
  practice: [
    {
      ask: "What does a customer pay each year to keep a policy?",
      options: ["The claim", "The premium", "The bonus", "The surrender value"],
      right: 1,
      why: "The premium is the price of the cover. Without it the policy ends.",
    },
    {
      ask: "What is a nominee?",
      options: [
        "Who gets the money when the insured person dies",
        "The agent",
        "The doctor",
        "The bank",
      ],
      right: 0,
      why: "The customer names this person in the form.",
    },
    {
      ask: "A bill is ₹50,000, and 10 % is borne by the customer. What does the insurer pay?",
      options: ["₹5,000", "₹40,000", "₹45,000", "₹50,000"],
      right: 2,
      why: "10 % is ₹5,000. The rest is ₹45,000.",
    },
    {
      ask: "Cashless treatment means",
      options: [
        "no bill is made",
        "only cash is taken",
        "the insurer pays the hospital itself",
        "the doctor is paid later by the family",
      ],
      right: 2,
      why: "The family pays only what the policy does not cover.",
    },
    {
      ask: "A policy lapsed in May. The accident was in June. What follows?",
      options: ["It is paid", "There is no cover", "Half is paid", "The agent pays"],
      right: 1,
      why: "Cover must be in force on the day of the event.",
    },
    {
      ask: "What is a waiting period?",
      options: [
        "Time in which some illnesses are not covered yet",
        "The queue at the desk",
        "Time for the agent",
        "Time to pay tax",
      ],
      right: 0,
      why: "It stands in the policy, often for illnesses that were there before.",
    },
    {
      ask: "Premium ₹12,000 a year. What is it by the month, without extra cost?",
      options: ["₹800", "₹1,000", "₹1,200", "₹1,440"],
      right: 1,
      why: "12,000 divided by 12 is 1,000.",
    },
    {
      ask: "What is a deductible?",
      options: [
        "A tax",
        "The commission",
        "The part of each claim that the customer pays",
        "The form",
      ],
      right: 2,
      why: "The insurer pays what lies above it.",
    },
    {
      ask: "Term insurance is",
      options: [
        "a bank deposit",
        "cover for a fixed time, without savings",
        "car insurance",
        "a pension",
      ],
      right: 1,
      why: "It pays when the person dies in that time. So it costs little.",
    },
    {
      ask: "Which advice is right?",
      options: [
        "Compare cover, exclusions and price first",
        "Stop the old policy, buy mine",
        "Take the dearest",
        "Sign today",
      ],
      right: 0,
      why: "Who changes may lose waiting times. A comparison shows what is better.",
    },
  ],
  bring: ["Mark sheets, and an exam certificate of insurance if you have one."],
  ask: [
    "Is there a fixed salary, and what must be sold for it?",
    "Who trains me for the licence exam, and who pays it?",
    "How are claims of my customers handled?",
  ],
  evening: [
    "Explain one policy in two minutes, also what it does not cover.",
    "Read one page of policy conditions, and say it in plain words.",
  ],
};
