import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You drive a van with goods to shops, sell from it, write bills and bring the cash back.",
    "You are driver, seller and cashier in one, on the same route each week.",
    "A safe van, a right count and shopkeepers who know you are the whole business.",
  ],
  questions: [
    {
      ask: "Which licence do you have, and since when?",
      good: [
        "The class, and that it covers light commercial vehicles.",
        "Accidents or fines, said openly.",
        "Vehicles and routes that you drove.",
      ],
    },
    {
      ask: "What do you check before you drive off?",
      good: [
        "Tyres, lights, brakes, oil, fuel, papers.",
        "The load: tied, counted, early dates in front.",
        "You tell of damage before you start, not after.",
      ],
    },
    {
      ask: "How do you plan 35 shops in a day?",
      good: [
        "By route, and by when shops open and pay.",
        "No crossing the town twice.",
        "Big orders early, so that goods are there.",
      ],
    },
    {
      ask: "A shopkeeper wants goods on credit. What do you do?",
      good: [
        "Only what the company allows.",
        "You write it down, and he signs.",
        "Friendly but clear, also with old customers.",
      ],
    },
    {
      ask: "You have an accident. What are your first steps?",
      good: [
        "Stop, switch on the warning lights, help the hurt, call 112.",
        "Call the depot; take photos and names.",
        "Do not run away, and do not quarrel.",
      ],
    },
    {
      ask: "Cash and bills differ by ₹150 in the evening. What do you do?",
      good: [
        "Count again and look at each bill.",
        "Report the difference as it is.",
        "Tell how you will avoid it.",
      ],
    },
    {
      ask: "How do you sell a new snack to a shop that does not want it?",
      good: [
        "A small packet to taste, a small first order.",
        "Where it should stand.",
        "You look next week, and take back what was agreed.",
      ],
    },
    {
      ask: "Police or traffic staff stop you. What do you do?",
      good: [
        "You stop safely, stay polite, and show the papers.",
        "You pay only fines with a receipt.",
        "You tell the depot.",
      ],
    },
    {
      ask: "How do you keep food clean in the van?",
      good: [
        "Dry, closed, nothing on the floor, no chemicals beside it.",
        "Washed each evening.",
        "Damaged packs are set apart.",
      ],
    },
    {
      ask: "Your helper asks to drive, without a licence. What do you say?",
      good: [
        "No, in no case.",
        "You explain insurance and safety.",
        "You tell the depot if it happens again.",
      ],
    },
  ],
  practice: [
    {
      ask: "3 cartons with 12 packets at ₹10 each cost",
      options: ["₹120", "₹300", "₹360", "₹420"],
      right: 2,
      why: "3 times 12 is 36. 36 times 10 is 360.",
    },
    {
      ask: "A bill of ₹840 has 5 % off. What is paid?",
      options: ["₹780", "₹798", "₹800", "₹835"],
      right: 1,
      why: "5 % of 840 is 42. 840 minus 42 is 798.",
    },
    {
      ask: "You loaded 200 packets, sold 164 and 4 are damaged. How many come back good?",
      options: ["28", "30", "32", "36"],
      right: 2,
      why: "200 minus 164 is 36. 4 of them are damaged.",
    },
    {
      ask: "What does a steady red traffic light mean?",
      options: ["Drive slowly", "Drive if free", "Stop before the line", "Turn back"],
      right: 2,
      why: "Red means stop, also at night and on an empty road.",
    },
    {
      ask: "When may you use the phone in your hand while driving?",
      options: ["In slow traffic", "Never", "On the highway", "For short calls"],
      right: 1,
      why: "It is not allowed, and it kills. Stop at a safe place first.",
    },
    {
      ask: "A broken down van stands on the road. Where does the warning triangle go?",
      options: ["Well behind the van", "On the roof", "In front of the door", "Inside"],
      right: 0,
      why: "Those who come from behind must see it in time.",
    },
    {
      ask: "You drive 90 km at 12 km per litre. How much fuel is that?",
      options: ["6 litres", "7 litres", "7.5 litres", "9 litres"],
      right: 2,
      why: "90 divided by 12 is 7.5.",
    },
    {
      ask: "A shop pays ₹1,265 with three notes of ₹500. How much do you give back?",
      options: ["₹135", "₹225", "₹235", "₹265"],
      right: 2,
      why: "Three notes are ₹1,500. Minus 1,265 it is 235.",
    },
    {
      ask: "Rain is heavy and the road is flooded. What is best?",
      options: [
        "Drive through fast",
        "Wait or take another road, and call the depot",
        "Follow a bus closely",
        "Leave the van",
      ],
      right: 1,
      why: "Nobody sees holes under water. Goods can be late, you must not drown.",
    },
    {
      ask: "Which packet is sold first?",
      options: ["Best before 12 June", "Best before 30 June", "Best before 1 August", "The newest"],
      right: 0,
      why: "The earliest date goes first.",
    },
  ],
  bring: ["Your driving licence, the original.", "Your Class 10 mark sheet."],
  ask: [
    "Which route would be mine, and how many shops are on it?",
    "What happens with fines, damage and cash differences?",
    "How is the incentive counted?",
  ],
  evening: [
    "Check a vehicle aloud: tyres, lights, brakes, papers.",
    "Do five bills with discount and change.",
  ],
};
