import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You cook, serve, clean rooms or receive guests.",
    "Clean, quick and friendly, on days when others rest.",
    "A team that talks to each other makes guests come again.",
  ],
  questions: [
    {
      ask: "Tell me about yourself.",
      good: [
        "Where you worked or helped, and what you can do alone.",
        "Languages.",
        "Why guests or kitchens.",
      ],
    },
    {
      ask: "A guest says the food is cold. What do you do?",
      good: [
        "Sorry, take it back, bring it hot soon.",
        "Tell kitchen and captain.",
        "Ask later whether all is well.",
      ],
    },
    {
      ask: "How do you keep a kitchen safe and clean?",
      good: [
        "Clean hands, hair and nails; you report an illness.",
        "Raw and cooked apart; cold and hot kept so.",
        "Clean as you go.",
      ],
    },
    {
      ask: "A guest is allergic to nuts. What now?",
      good: [
        "You ask the chef, never guess.",
        "Clean knife, pan and oil.",
        "It is written on the order.",
      ],
    },
    {
      ask: "Ten tables come at once. What do you do first?",
      good: [
        "Greet all, water, times are said.",
        "Orders by table, in order.",
        "You ask for help early.",
      ],
    },
    {
      ask: "How do you make a room ready?",
      good: [
        "Knock, air, bed, bath, dust, floor, check.",
        "Lost things are reported.",
        "Guest's things are not moved.",
      ],
    },
    {
      ask: "You find ₹5,000 in an empty room. What do you do?",
      good: [
        "To the supervisor at once, with room and time.",
        "It is written into the book.",
        "You tell nobody else.",
      ],
    },
    {
      ask: "How do you deal with a drunk guest?",
      good: [
        "Calm, no jokes, no more drinks.",
        "Call manager or security.",
        "Other guests come first.",
      ],
    },
    {
      ask: "Which hours can you work?",
      good: [
        "Split shifts, weekends, feasts: honestly.",
        "The way home at night.",
        "Holidays of yours are said early.",
      ],
    },
    {
      ask: "Make a suggestion from our menu.",
      good: [
        "You ask for taste and hunger.",
        "One dish, described in two sentences.",
        "The truth about spice and time.",
      ],
    },
  ],
  practice: [
    {
      ask: "Hot food is kept at least at",
      options: ["30 °C", "45 °C", "60 °C", "100 °C"],
      right: 2,
      why: "Between 5 °C and 60 °C germs grow fast.",
    },
    {
      ask: "Where does raw chicken stand in a fridge?",
      options: ["Above salad", "On the door", "Below, covered", "Anywhere"],
      right: 2,
      why: "Drops may not fall on food that is eaten raw.",
    },
    {
      ask: "A bill of ₹640 with 5 % GST is",
      options: ["₹645", "₹672", "₹690", "₹704"],
      right: 1,
      why: "5 % of 640 is 32.",
    },
    {
      ask: "Four guests share ₹1,260. How much is each?",
      options: ["₹305", "₹315", "₹320", "₹420"],
      right: 1,
      why: "1,260 divided by 4 is 315.",
    },
    {
      ask: "A recipe for 4 needs 300 g of rice. How much for 10?",
      options: ["600 g", "700 g", "750 g", "1,200 g"],
      right: 2,
      why: "75 g for one. Ten times 75 is 750.",
    },
    {
      ask: "Which sign on a pack shows vegetarian food in India?",
      options: ["Red triangle", "Blue star", "Green dot in a green square", "Yellow line"],
      right: 2,
      why: "Green stands for vegetarian.",
    },
    {
      ask: "You cut your finger. What do you do?",
      options: ["Go on", "Stop, clean, cover, glove, report", "Suck it", "Hide it"],
      right: 1,
      why: "Blood and germs must not get into food.",
    },
    {
      ask: "A guest checks in. What do you need by rule?",
      options: ["A valid ID", "A gift", "A friend's number", "Their salary"],
      right: 0,
      why: "Hotels must note who stays.",
    },
    {
      ask: "A pan with oil burns. What do you do?",
      options: ["Water", "Fan it", "Carry it out", "Heat off, lid on"],
      right: 3,
      why: "Water makes hot oil explode. A lid takes the air.",
    },
    {
      ask: "Milk was out for 5 hours in summer. What now?",
      options: ["Boil and serve", "Mix with fresh", "Throw it away", "Use in tea"],
      right: 2,
      why: "Boiling does not remove all poisons of germs.",
    },
  ],
  bring: ["A food safety or hotel course certificate; clean shoes and short nails."],
  ask: [
    "Are meals, uniform and a bed given?",
    "How are tips and service charge shared?",
    "How many days off are there, and when?",
  ],
  evening: [
    "Look at their menu or rooms online, and choose one to recommend.",
    "Press plain clothes, and cut your nails.",
  ],
};
