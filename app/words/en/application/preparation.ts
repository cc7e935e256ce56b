export const title = "Prepare for your interview · Pakka";
export const description =
  "What the work is, ten interview questions, a practice test, and the way.";
export const heading = "Prepare for your interview";
export const back = "Back to the application";
export const jobAt = (jobTitle: string, company: string) => `${jobTitle} at ${company}`;

export const work = "What the work is";
export const fromEmployer = "For this job";
export const questions = "Ten questions that are often asked";
export const questionsNote =
  "Answer each aloud, in your own words and with your own true examples. Learned answers sound learned.";
export const goodAnswer = "A good answer has:";
export const numbered = (number: number, text: string) => `${number}. ${text}`;

export const practiceTitle = "Practice test for your job · Pakka";
export const practice = "Practice test";
export const practiceNote =
  "Ten questions, each with the right answer and why. Nothing is saved, and no time runs.";
export const practiceLink = "Start the practice test";

export const bring = "What to bring";
export const bringAll = [
  "A photo ID, such as Aadhaar, PAN or voter card: the original, and one copy.",
  "Two printed copies of your resume. It must say the same as the one you sent.",
  "Your phone, charged, and this address saved or written on paper.",
  "A pen, a notebook and drinking water.",
];

export const way = "How to get there";
/** Keyed by the way of travel to the interview. */
export const ways = {
  place: [
    "Look up the way on the map today, with a bus, train or shared auto that you can take.",
    "Write down the building, floor and nearest landmark. Ask us if the place is not clear.",
    "Plan to be there well before the hour. A bus may be late, and a gate may have a queue.",
    "At the gate, say the company's name and whom you meet.",
  ],
  link: [
    "Open the link one day before, and allow camera and microphone.",
    "Sit where it is quiet, with light in front of you. Put the phone on something firm.",
    "Have enough data: a video call needs much of it.",
    "Keep a second way ready, such as a friend's phone or a hotspot.",
  ],
  unknown: [
    "You see the place here as soon as a time is chosen.",
    "It can be an office, a shop or a video call. Nobody may ask you for money to tell it.",
  ],
};

export const ask = "What to ask the employer";
export const askNote = "Choose two. Who asks nothing seems not to want the work.";
export const askAll = [
  "How will you tell me the result, and by when?",
  "What papers do you give on joining, and when is the first salary paid?",
];

export const eveningHeading = "The evening before";
export const eveningTitle = "The evening before your interview · Pakka";
export const eveningDescription = "One page to read the evening before your interview.";
export const eveningNote = "One page to read the evening before. You can print it.";
export const eveningLink = "Open the page for the evening before";
export const backToPreparation = "All of the preparation";
export const tonight = "Tonight";
export const tonightAll = [
  "Read the job again, and say in one sentence what you would do there.",
  "Lay out clean, plain clothes and shoes. Put the papers into one folder.",
  "Set two alarms, and charge your phone.",
  "Eat, and go to bed an hour earlier than usual.",
];
export const sayAloud = "Say these three answers aloud once";
export const tomorrow = "Tomorrow";
export const tomorrowAll = [
  "Eat something, and leave early.",
  "If you are late, tell the company from your application page before the hour.",
  "Greet, sit when you are asked to, and let others finish speaking.",
  "You do not know an answer? Say so, and say how you would find out.",
  "Nobody may ask you for money, a deposit or a code. If somebody does, leave and tell us.",
];
export const noTime = "No time is chosen yet. Choose one on your application page.";

// Before the slot is confirmed.

export const sampleTitle = "A sample of the preparation · Pakka";
export const sampleHeading = "A sample of the preparation";
export const sampleNote =
  "You read two of the ten questions here. All of it opens when your slot is confirmed.";
export const sampleQuestions = "Two of the ten questions";
export const inFull = "All of it has";
export const fullHas = [
  "Ten questions that are often asked, each with what a good answer holds",
  "A practice test of ten questions for this work, with explanations",
  "What to bring, how to get there, and what to ask",
  "One page for the evening before",
];
export const practiseFree = "Practise ten other questions now";
export const costsNothing = "It is open to everybody and costs nothing.";
