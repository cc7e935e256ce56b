/** Preparation for interviews by category, for a job without material of its own. */
export const preparationByCategory: Record<string, string[]> = {
  Technology: [
    "Be ready to walk through one project of yours: what it did, what you built, what went wrong.",
    "Practise explaining a bug you found: how you noticed it, how you narrowed it down, how you fixed it.",
    "Read the job's requirements again and prepare one example for each skill it names.",
    "Keep a charged laptop and a quiet place: many of these interviews ask you to share your screen.",
  ],
  Sales: [
    "Find out what the company sells, to whom, and what it costs.",
    "Prepare a one-minute pitch of its main product, and answers to two likely objections.",
    "Have numbers at hand: targets you had, and how much of them you reached.",
    "Practise saying why you want to sell this, and not only why you want to sell.",
  ],
  Marketing: [
    "Look at what the company published in the last month and note what you would keep and change.",
    "Bring one piece of work you are proud of, with the number that says it worked.",
    "Be ready to plan a small campaign aloud: audience, message, channel, budget, measure.",
  ],
  Design: [
    "Choose three pieces for your portfolio and be able to say what problem each one solved.",
    "Use the company's product for ten minutes and note two things you would improve, with reasons.",
    "Be ready to talk about feedback you disagreed with, and what you did then.",
  ],
  Finance: [
    "Go over the basics the role names: entries, reconciliation, GST or TDS, ratios.",
    "Prepare an example of an error you found in figures, and how you found it.",
    "Practise working aloud with numbers: interviewers listen to the way as much as to the result.",
  ],
};

export const preparationForAll = [
  "Read the job again and prepare one example from your life for each point it asks for.",
  "Find out what the company does and have two questions of your own ready.",
  "Try the link or the way to the place a day before, and be there ten minutes early.",
];
