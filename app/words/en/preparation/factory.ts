import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You make, pack, check or move goods on a line, by hand or with machines.",
    "You work in shifts, by a written way, with others before and after you.",
    "Safety first, then quality, then speed.",
  ],
  questions: [
    {
      ask: "Which machines or lines did you work on?",
      good: [
        "Name, product, how long.",
        "What you set yourself, and what the setter did.",
        "If you are new: what you learned at ITI or at home.",
      ],
    },
    {
      ask: "What do you do before you start a machine?",
      good: [
        "Guards, emergency stop, oil, air, clean place.",
        "Gloves or no gloves as the rule says.",
        "The first piece is measured.",
      ],
    },
    {
      ask: "You see a bad piece. What do you do?",
      good: [
        "Set it apart, mark it, stop if more come.",
        "Tell the supervisor.",
        "You do not mix it in for the count.",
      ],
    },
    {
      ask: "What is PPE, and what did you use?",
      good: [
        "Shoes, glasses, ear plugs, mask, helmet, by task.",
        "Why you wear it also for one minute.",
        "What you do when it is torn.",
      ],
    },
    {
      ask: "Somebody is hurt. What do you do?",
      good: [
        "Switch off, call for first aid, do not move a badly hurt person.",
        "Tell the supervisor.",
        "Say later what you saw.",
      ],
    },
    {
      ask: "Can you work in night shifts and overtime?",
      good: [
        "Honest answer, and the way home.",
        "You know that overtime is paid higher.",
        "Health limits are said now.",
      ],
    },
    {
      ask: "What is 5S?",
      good: [
        "Sort, set in order, shine, standardise, sustain.",
        "An example from a bench or kitchen.",
        "Why it saves time.",
      ],
    },
    {
      ask: "The line is fast, and you cannot follow. What do you do?",
      good: [
        "You say it at once.",
        "You do not let bad work pass.",
        "You ask to be shown the hand movement.",
      ],
    },
    {
      ask: "How do you read a drawing or a gauge?",
      good: [
        "Size and tolerance, an example.",
        "Go and no-go, or a caliper.",
        "What you do at the limit.",
      ],
    },
    {
      ask: "Why do you want to stay with us?",
      good: [
        "Near home, skill to learn, steady shifts.",
        "Long stays before, or why not.",
        "When you can start.",
      ],
    },
  ],
  practice: [
    {
      ask: "A size is 20 mm with tolerance of 0.1 mm up and down. Which piece is good?",
      options: ["19.8", "20.05", "20.2", "21"],
      right: 1,
      why: "Good are 19.9 to 20.1. Only 20.05 lies between.",
    },
    {
      ask: "A line makes 45 pieces an hour. How many in 8 hours?",
      options: ["320", "350", "360", "405"],
      right: 2,
      why: "45 times 8 is 360.",
    },
    {
      ask: "600 pieces, 18 are bad. What part is bad?",
      options: ["1.8 %", "3 %", "6 %", "18 %"],
      right: 1,
      why: "18 divided by 600 is 0.03.",
    },
    {
      ask: "What is the red button with a large head for?",
      options: ["To stop at once in danger", "Light", "Speed", "Counting"],
      right: 0,
      why: "It is the emergency stop. Know where it is.",
    },
    {
      ask: "A machine is stuck. What first?",
      options: ["Put a hand in", "Call a friend", "Hit it", "Switch off and lock it"],
      right: 3,
      why: "It can start by itself as soon as it is free.",
    },
    {
      ask: "Which fire extinguisher suits an electric fire?",
      options: ["Water", "Wet cloth", "CO2", "Foam"],
      right: 2,
      why: "Water and foam carry current. CO2 does not.",
    },
    {
      ask: "Loose clothes at a turning machine are",
      options: ["cool", "dangerous", "required", "clean"],
      right: 1,
      why: "They are caught and pull you in. The same is true for chains and long hair.",
    },
    {
      ask: "A box of 18 kg on the floor. How do you lift it?",
      options: ["Knees bent, back straight, box close", "Bent back", "One hand", "With a turn"],
      right: 0,
      why: "Legs are strong, the back is not.",
    },
    {
      ask: "Shift from 10 pm to 6 am, break 30 minutes. How long is the work?",
      options: ["7 hours", "7.5 hours", "8 hours", "8.5 hours"],
      right: 1,
      why: "Eight hours less half an hour.",
    },
    {
      ask: "FIFO in a store means",
      options: [
        "the dearest first",
        "what came last goes first",
        "what came first goes out first",
        "the nearest first",
      ],
      right: 2,
      why: "Old goods do not stay behind.",
    },
  ],
  bring: ["ITI or Class 10 papers, and an old company ID or letter."],
  ask: [
    "How long is a shift, and how is overtime paid?",
    "Are PF and ESI from the first day?",
    "Which protection is given, and is there a canteen or bus?",
  ],
  evening: [
    "Name five dangers on a line, and what you do against each.",
    "Do sums with pieces an hour and percent of bad ones.",
  ],
};
