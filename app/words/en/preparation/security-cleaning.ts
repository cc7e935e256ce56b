import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You guard or clean places, so that others can work and live there.",
    "You see what others overlook, keep rules also when alone, and write down what happened.",
    "Trust is all: keys, rooms and people are in your hands.",
  ],
  questions: [
    {
      ask: "Where did you work before, and what was your duty?",
      good: ["Place, hours, duty.", "Who can speak for you.", "Why you left."],
    },
    {
      ask: "A visitor has no pass and says: I know the director. What do you do?",
      good: [
        "Polite, seat, call inside.",
        "Nobody passes without a word from inside.",
        "It is entered.",
      ],
    },
    {
      ask: "You hear a noise at night. What do you do?",
      good: [
        "Light, look from a safe place, call control.",
        "You do not go alone into danger.",
        "Time is written.",
      ],
    },
    {
      ask: "Fire alarm. What are your steps?",
      good: [
        "Call, doors open, people out by the stairs, no lift.",
        "Count at the meeting place.",
        "Extinguish only small fires.",
      ],
    },
    {
      ask: "How do you clean a washroom?",
      good: [
        "Sign, gloves, from clean to dirty, own cloths by colour.",
        "Product by label, never mixed.",
        "Check list signed.",
      ],
    },
    {
      ask: "You find a wallet. What do you do?",
      good: [
        "To the desk at once, with a witness.",
        "It is written into the book.",
        "You do not open it alone.",
      ],
    },
    {
      ask: "You are tired at 3 am. What do you do?",
      good: [
        "Walk, wash face, tea, talk to control.",
        "You tell it when you are ill.",
        "Sleep by day is planned.",
      ],
    },
    {
      ask: "A colleague asks you to sign for them. What do you say?",
      good: ["No.", "Each one signs for oneself.", "You would tell it."],
    },
    {
      ask: "Someone is angry and comes close. What do you do?",
      good: [
        "Distance, open hands, calm voice.",
        "Call help early.",
        "Force only to protect, as the law allows.",
      ],
    },
    {
      ask: "How do you use chemicals safely?",
      good: [
        "Label, gloves, air, right amount.",
        "Never acid with bleach.",
        "Closed and away from food.",
      ],
    },
  ],
  practice: [
    {
      ask: "What is written into a guard's book?",
      options: [
        "Jokes",
        "Time, name, what happened, what was done",
        "Only visitors' cars",
        "Nothing at night",
      ],
      right: 1,
      why: "Others must understand it later.",
    },
    {
      ask: "Which must never be mixed?",
      options: ["Bleach and acid cleaner", "Soap and water", "Water and cloth", "Salt and water"],
      right: 0,
      why: "They make a poisonous gas.",
    },
    {
      ask: "A shift from 8 pm to 8 am. How many hours is that?",
      options: ["8", "10", "12", "14"],
      right: 2,
      why: "From evening to morning at the same number it is twelve.",
    },
    {
      ask: "A car MH 12 AB 4507 must be noted. Which entry is right?",
      options: ["MH 12 AB 4570", "MH 21 AB 4507", "MH 12 AB 4507", "HM 12 AB 4507"],
      right: 2,
      why: "Compare letter by letter and digit by digit.",
    },
    {
      ask: "The floor is wet. What do you put up?",
      options: ["Nothing", "A warning sign", "A chair", "Your bag"],
      right: 1,
      why: "Falls are the most frequent accident.",
    },
    {
      ask: "2 litres of cleaner in 100 litres of water. How much for 25 litres?",
      options: ["0.25 litre", "0.5 litre", "1 litre", "2 litres"],
      right: 1,
      why: "25 is a quarter of 100. A quarter of 2 is 0.5.",
    },
    {
      ask: "A bag stands alone at a station gate. What do you do?",
      options: [
        "Open it",
        "Take it home",
        "Kick it",
        "Do not touch; keep people away and call police",
      ],
      right: 3,
      why: "It may be dangerous. 112 brings the police.",
    },
    {
      ask: "Who may see camera pictures?",
      options: ["Friends", "Everybody", "Only those who are named", "Visitors"],
      right: 2,
      why: "They show people and are private.",
    },
    {
      ask: "Which order is right for a room?",
      options: [
        "Floor, then dust above",
        "Dust above, then the floor",
        "Only the floor",
        "Windows last year",
      ],
      right: 1,
      why: "Dust falls down. The floor comes last.",
    },
    {
      ask: "A person fell and does not answer. What first?",
      options: ["Check breath and call 112", "Water into the mouth", "Go home", "Photo"],
      right: 0,
      why: "No water: the person can choke.",
    },
  ],
  bring: ["Address proof, police verification, and for guards a training certificate."],
  ask: [
    "How long is the shift, and how is overtime paid?",
    "Are PF, ESI, uniform and shoes given, and is anything cut for them?",
    "Who relieves me, and when?",
  ],
  evening: [
    "Say aloud what you do at a fire alarm.",
    "Lay out clean clothes, polished shoes and your papers.",
  ],
};
