import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You install, repair or build: wires, pipes, wood, walls, metal, paint.",
    "You read the job, choose material, work safely, and leave it clean.",
    "People call again who was on time, honest about price, and whose work holds.",
  ],
  questions: [
    {
      ask: "Which work did you do last?",
      good: [
        "Site, your part, how long.",
        "Photos on your phone.",
        "What was hard, and how you solved it.",
      ],
    },
    {
      ask: "How do you work safely on electricity?",
      good: [
        "Switch off, lock, test, then touch.",
        "Dry place, right tool, shoes.",
        "You never trust that somebody has switched it off.",
      ],
    },
    {
      ask: "A customer wants it cheap, without earthing. What do you say?",
      good: ["No: it can kill.", "You show where else money can be saved.", "You do not do it."],
    },
    {
      ask: "How do you plan material for a room?",
      good: [
        "Measure, draw, count, add some for waste.",
        "An example with wire, tiles, pipe or paint.",
        "You show the sum to the customer.",
      ],
    },
    {
      ask: "How do you work at height?",
      good: [
        "Helmet, belt hooked, firm ladder or scaffold.",
        "Tools tied, nobody below.",
        "No work in storm or when dizzy.",
      ],
    },
    {
      ask: "A pipe that you fitted leaks. What do you do?",
      good: [
        "You come soon, close the water, mend it.",
        "No quarrel on who is guilty.",
        "You check the other joints.",
      ],
    },
    {
      ask: "Which tools do you have, and how do you care for them?",
      good: [
        "List, insulated where needed.",
        "Cleaned, counted in the evening.",
        "Damaged ones are not used.",
      ],
    },
    {
      ask: "How do you read a drawing?",
      good: ["Scale, signs, levels.", "You ask before you break a wall.", "An example."],
    },
    {
      ask: "You will not finish today. What do you do?",
      good: ["You tell it by noon.", "You leave it safe and covered.", "You say when it is ready."],
    },
    {
      ask: "Do you have a certificate?",
      good: [
        "ITI, wireman permit, skill card: what and when.",
        "If not: who can speak for your work.",
        "That you would take a course.",
      ],
    },
  ],
  practice: [
    {
      ask: "A room is 4 m by 3 m. What is the floor?",
      options: ["7 m²", "12 m²", "14 m²", "24 m²"],
      right: 1,
      why: "4 times 3 is 12.",
    },
    {
      ask: "Tiles of 0.5 m by 0.5 m for 12 m². How many, without waste?",
      options: ["24", "36", "48", "60"],
      right: 2,
      why: "One tile is 0.25 m². 12 divided by 0.25 is 48.",
    },
    {
      ask: "What does an MCB do?",
      options: ["Saves power", "Switches off at too much current", "Makes light", "Measures water"],
      right: 1,
      why: "It protects the wire from heat. For persons there is the RCCB.",
    },
    {
      ask: "A wire for earthing is usually",
      options: ["green, or green with yellow", "black", "red", "blue"],
      right: 0,
      why: "Green shows earth. Do not use it for anything else.",
    },
    {
      ask: "230 volt and 2,300 watt. How much current?",
      options: ["1 A", "5 A", "10 A", "23 A"],
      right: 2,
      why: "Watt divided by volt: 2,300 divided by 230 is 10.",
    },
    {
      ask: "A spirit level shows",
      options: ["weight", "heat", "whether something is straight and level", "current"],
      right: 2,
      why: "The bubble in the middle means level.",
    },
    {
      ask: "Cement and sand 1 to 4. How much sand for 2 bags of cement?",
      options: ["4 bags", "6 bags", "8 bags", "10 bags"],
      right: 2,
      why: "For each bag of cement there are four of sand.",
    },
    {
      ask: "Someone holds a live wire and cannot let go. What first?",
      options: ["Switch off the current", "Pull the hand", "Pour water", "Run away"],
      right: 0,
      why: "Who touches the person is caught, too. Switch off, or push with dry wood.",
    },
    {
      ask: "New wall, fresh plaster. When is it painted?",
      options: ["At once", "Never", "In rain", "When it is dry"],
      right: 3,
      why: "Moisture below paint makes it peel.",
    },
    {
      ask: "A ladder on a wall stands well with its foot",
      options: [
        "against the wall",
        "two heights away",
        "about a quarter of its height away",
        "on a box",
      ],
      right: 2,
      why: "Then it neither slides nor tips back.",
    },
  ],
  bring: ["ITI papers, permit or skill card, and photos of your work."],
  ask: [
    "Are tools, shoes, helmet and belt given?",
    "Is it daily pay or a salary, and when is it paid?",
    "Is there accident cover, and how far are the sites?",
  ],
  evening: [
    "Choose five photos of your work, and say what is seen.",
    "Calculate material for one room.",
  ],
};
