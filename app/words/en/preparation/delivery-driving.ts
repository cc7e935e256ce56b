import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You bring parcels, food, goods or people safely and on time.",
    "You read maps, keep to traffic rules, handle cash and proofs, and stay polite at the door.",
    "A clean record and a cared-for vehicle are your capital.",
  ],
  questions: [
    {
      ask: "Which vehicles did you drive, and for how long?",
      good: [
        "Types, routes, day or night.",
        "The class of your licence and since when.",
        "Accidents or fines, said openly.",
      ],
    },
    {
      ask: "How do you plan 30 stops?",
      good: [
        "By area and by promised times.",
        "Heavy goods so that they come out first.",
        "A call where nobody is at home.",
      ],
    },
    {
      ask: "The customer is not there. What do you do?",
      good: [
        "Call, wait as the rule says, take a photo of the door.",
        "Never leave it with a stranger.",
        "Note it, and agree on a new time.",
      ],
    },
    {
      ask: "A customer refuses to pay cash on delivery. What now?",
      good: [
        "The parcel stays with you.",
        "You stay polite, and call the hub.",
        "You note time and reason.",
      ],
    },
    {
      ask: "What do you check on your vehicle in the morning?",
      good: [
        "Brakes, tyres, lights, horn, fuel, oil.",
        "Papers, phone, bag or straps.",
        "You report a fault before you ride.",
      ],
    },
    {
      ask: "You will be 20 minutes late. What do you do?",
      good: ["You tell hub or customer early.", "You do not ride faster.", "You say the new time."],
    },
    {
      ask: "You were in an accident. What are your first steps?",
      good: [
        "Stop, safe place, help, call 112.",
        "Call the company; photos and names.",
        "You do not run away.",
      ],
    },
    {
      ask: "How do you handle cash?",
      good: [
        "Count before the customer, note it, keep it apart.",
        "Deposit the same day.",
        "You report a difference at once.",
      ],
    },
    {
      ask: "A customer is rude. What do you do?",
      good: [
        "You stay calm and short.",
        "You finish the delivery, if it is safe.",
        "You report it.",
      ],
    },
    {
      ask: "What do you need from us to work well?",
      good: [
        "A clear area, hours, insurance.",
        "How fuel and repairs are paid.",
        "A number to call in trouble.",
      ],
    },
  ],
  practice: [
    {
      ask: "Which papers must be with you on the road?",
      options: [
        "Licence, registration, insurance, pollution certificate",
        "Ration card",
        "School papers",
        "Rent agreement",
      ],
      right: 0,
      why: "They can also be shown in DigiLocker.",
    },
    {
      ask: "A yellow traffic light comes on, and you can stop safely. What do you do?",
      options: ["Speed up", "Turn", "Horn", "Stop before the line"],
      right: 3,
      why: "Yellow means stop, unless you are too near to stop safely.",
    },
    {
      ask: "80 km at 40 km per litre, petrol at ₹100. What does it cost?",
      options: ["₹100", "₹200", "₹320", "₹400"],
      right: 1,
      why: "80 divided by 40 is 2 litres. Two litres cost ₹200.",
    },
    {
      ask: "You must be there at 11:15 am, and the way takes 50 minutes. When do you leave at the latest?",
      options: ["10:05 am", "10:25 am", "10:35 am", "10:50 am"],
      right: 1,
      why: "11:15 minus 50 minutes is 10:25.",
    },
    {
      ask: "An ambulance with siren is behind you. What do you do?",
      options: ["Give way to the side", "Race it", "Stop in the middle", "Follow it closely"],
      right: 0,
      why: "It must pass at once. You slow down and move aside.",
    },
    {
      ask: "Who must wear a helmet on a two-wheeler?",
      options: ["Only the rider", "Only at night", "Nobody in town", "Rider and the person behind"],
      right: 3,
      why: "Both heads can be hurt.",
    },
    {
      ask: "A parcel of glass. How do you load it?",
      options: [
        "Below heavy boxes",
        "On its side, loose",
        "On top or upright, held firmly",
        "On your lap",
      ],
      right: 2,
      why: "Weight breaks it, and so does moving about.",
    },
    {
      ask: "The bill is ₹748, and you get ₹1,000. How much do you give back?",
      options: ["₹242", "₹252", "₹258", "₹352"],
      right: 1,
      why: "1,000 minus 748 is 252.",
    },
    {
      ask: "You feel very sleepy on the road. What helps?",
      options: ["Stop and sleep a little", "Speed", "Loud music", "The window"],
      right: 0,
      why: "Only sleep helps. The rest hides it for a few minutes.",
    },
    {
      ask: 'The customer asks you to change the OTP rule "just once". What do you do?',
      options: ["Give it", "Use your own", "Take a guess", "No OTP, no parcel; call the hub"],
      right: 3,
      why: "The OTP proves that the right person has it.",
    },
  ],
  bring: [
    "Your driving licence, and the papers of your vehicle.",
    "A police verification or address proof, if you have one.",
  ],
  ask: [
    "Is it a salary, or pay for each drop, and how is waiting paid?",
    "Who pays fuel, repair, insurance and fines?",
    "Must I pay anything for bag, uniform or training?",
  ],
  evening: [
    "Check your vehicle and its papers.",
    "Say aloud what you do after an accident, step by step.",
  ],
};
