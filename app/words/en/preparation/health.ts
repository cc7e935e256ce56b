import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You care for people who are ill, or help doctors, labs and chemists to do it.",
    "Clean hands, right names, right doses, kind words.",
    "You write down what you did, and call for help in time.",
  ],
  questions: [
    {
      ask: "Why did you choose this work?",
      good: [
        "A real moment with a sick person.",
        "That you know the hard sides: nights, smells, death.",
        "What you learned of it.",
      ],
    },
    {
      ask: "How do you make sure that it is the right patient?",
      good: [
        "Full name and a second sign, such as date of birth or number.",
        "The patient says it, you do not.",
        "Each time, also when you know them.",
      ],
    },
    {
      ask: "When do you clean your hands?",
      good: [
        "Before and after each patient, before clean work, after fluids.",
        "20 seconds and more, also between fingers.",
        "Gloves do not replace it.",
      ],
    },
    {
      ask: "You gave a wrong medicine. What do you do?",
      good: [
        "Look at the patient, call nurse in charge or doctor at once.",
        "You say what and how much.",
        "You write it down; you hide nothing.",
      ],
    },
    {
      ask: "A relative shouts at you. What do you do?",
      good: [
        "You listen, and take them to a quiet place.",
        "You say what you may, and fetch the doctor for the rest.",
        "You call security where it gets dangerous.",
      ],
    },
    {
      ask: "Which signs make you call for help at once?",
      good: [
        "No breath or hard breath, no answer, blue lips, strong bleeding.",
        "Very high or low pulse, pressure or sugar.",
        "You stay with the patient.",
      ],
    },
    {
      ask: "How do you lift a patient in bed?",
      good: [
        "You say what comes, brakes on, bed high.",
        "Two people or a sheet, knees bent.",
        "Tubes are looked after.",
      ],
    },
    {
      ask: "What do you do with used needles?",
      good: [
        "No cap back on, straight into the sharps box.",
        "After a prick: wash, report, test.",
        "The box is closed in time.",
      ],
    },
    {
      ask: "May you tell a neighbour what a patient has?",
      good: [
        "No, to nobody outside the care.",
        "No photos on the ward.",
        "Also not after you leave.",
      ],
    },
    {
      ask: "Can you work nights and Sundays?",
      good: ["Honest limits.", "How you get home.", "What you do to stay awake and exact."],
    },
  ],
  practice: [
    {
      ask: "A usual pulse of an adult at rest is",
      options: ["20 to 40", "60 to 100", "120 to 160", "200"],
      right: 1,
      why: "Between 60 and 100 beats a minute is usual.",
    },
    {
      ask: "Usual body temperature is about",
      options: ["35 °C", "37 °C", "39 °C", "41 °C"],
      right: 1,
      why: "From 38 °C on it is called fever.",
    },
    {
      ask: "Dose 500 mg, tablets of 250 mg. How many?",
      options: ["1", "2", "3", "5"],
      right: 1,
      why: "Two times 250 is 500.",
    },
    {
      ask: "600 ml must run in 4 hours. How many ml an hour?",
      options: ["100", "150", "200", "240"],
      right: 1,
      why: "600 divided by 4 is 150.",
    },
    {
      ask: "What is hand rub with alcohol not enough for?",
      options: ["Clean-looking hands", "After a file", "Hands with visible dirt", "Before a visit"],
      right: 2,
      why: "Visible dirt needs soap and water.",
    },
    {
      ask: "A patient feels faint while standing. What first?",
      options: ["Run for water", "Help them to sit or lie down", "Take a photo", "Let them walk"],
      right: 1,
      why: "A fall does more harm. Then call for help.",
    },
    {
      ask: "Which colour of bag usually takes infected soft waste, such as dressings?",
      options: ["Yellow", "Black", "White", "Blue"],
      right: 0,
      why: "In India the yellow bag is for it. Sharps go into a white, firm box.",
    },
    {
      ask: '"After food, twice a day" means',
      options: [
        "two at once",
        "each hour",
        "before food",
        "one after two meals, morning and evening",
      ],
      right: 3,
      why: "Twice a day is at two times, after eating.",
    },
    {
      ask: "Tablets say: expires May 2026. Today is 10 June 2026. What do you do?",
      options: ["Give half", "Give today", "Do not give; set apart and report", "Wash them"],
      right: 2,
      why: "Expired medicine is not given.",
    },
    {
      ask: "112 in India is",
      options: ["a bank", "the emergency number", "a train", "a helpline for jobs"],
      right: 1,
      why: "It leads to ambulance, police and fire.",
    },
  ],
  bring: ["Certificates of your course, registration, and a vaccination card."],
  ask: [
    "How many patients does one person have by day and by night?",
    "Which tasks may I do alone?",
    "Which vaccinations, uniform and meals are given?",
  ],
  evening: ["Say aloud when you clean your hands, and how.", "Do three sums with doses and drops."],
};
