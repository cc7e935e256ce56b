import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You build, test, run or repair computers, programs and networks.",
    "Most days bring a list of tasks, a team that shares it, and users who wait.",
    "You are paid to find out why something fails, and to say so in plain words.",
  ],
  questions: [
    {
      ask: "Tell me about yourself.",
      good: [
        "One minute: what you learned, what you worked on last, and why this job.",
        "Name two skills from the job's list, each with something that you did with it.",
        "Leave out family and school marks, unless they ask.",
      ],
    },
    {
      ask: "Tell me about a problem that you solved.",
      good: [
        "What failed, for whom, and how you noticed it.",
        "The two or three causes that you checked, in order.",
        "What you changed, and how you made sure that it stays solved.",
      ],
    },
    {
      ask: "How do you look for a fault that you have never seen?",
      good: [
        "You make it happen again, and note the exact message.",
        "You ask what changed last, and change one thing at a time.",
        "You search the message, and ask a colleague after a fixed time.",
      ],
    },
    {
      ask: "How do you explain something technical to a person who is not?",
      good: [
        "A comparison from daily life, without short forms.",
        "What it means for that person: what works now, and what they must do.",
        "A real example, such as a parent or a shopkeeper whom you helped.",
      ],
    },
    {
      ask: "What did you learn in the last six months?",
      good: [
        "One thing by name, and how you learned it.",
        "Something small that you made with it.",
        "What you still find hard about it.",
      ],
    },
    {
      ask: "Several people want something at once. What do you do first?",
      good: [
        "You ask how many people each problem stops from working.",
        "You tell each of them when you will come back.",
        "You ask your lead where two are equally urgent.",
      ],
    },
    {
      ask: "Tell me about a mistake of yours.",
      good: [
        "A real one, with what it cost.",
        "That you reported it at once, and did not hide it.",
        "The check that you have made since then.",
      ],
    },
    {
      ask: "How do you keep passwords and customers' data safe?",
      good: [
        "No shared passwords, and a second step at login.",
        "Real data are not copied to your own phone or laptop.",
        "You report a lost device or a strange mail at once.",
      ],
    },
    {
      ask: "Why do you want to work here?",
      good: [
        "One point from the job's own text that you like, and why.",
        "What you can do for them in the first month.",
        "No praise that fits every company.",
      ],
    },
    {
      ask: "What pay do you expect, and when can you start?",
      good: [
        "A range inside the pay that the job names.",
        "Your notice period in days, as your contract says it.",
        "That you decide when you know the shifts and the place.",
      ],
    },
  ],
  practice: [
    {
      ask: "A page loads on your phone but not on the office computer. What does this tell you?",
      options: [
        "The website is down",
        "The fault lies with the computer or the office network",
        "The phone is too old",
        "The page has been deleted",
      ],
      right: 1,
      why: "The website answers the phone, so it works. What differs is the computer and its network.",
    },
    {
      ask: "What is a backup for?",
      options: [
        "To make the computer faster",
        "To get files back after loss or damage",
        "To stop all viruses",
        "To save electricity",
      ],
      right: 1,
      why: "A backup is a second copy. It helps when the first one is lost, broken or locked.",
    },
    {
      ask: "How many bits are in one byte?",
      options: ["2", "4", "8", "10"],
      right: 2,
      why: "One byte is 8 bits. It can hold 256 different values.",
    },
    {
      ask: "A download of 600 MB runs at 10 MB a second. How long does it take?",
      options: ["6 seconds", "60 seconds", "6 minutes", "60 minutes"],
      right: 1,
      why: "600 divided by 10 is 60. So it takes 60 seconds, which is one minute.",
    },
    {
      ask: "Which of these is an operating system?",
      options: ["Linux", "Google Chrome", "WhatsApp", "MS Excel"],
      right: 0,
      why: "Linux runs the machine itself. The other three are programs that run on such a system.",
    },
    {
      ask: "What does a program do with `if rain: take umbrella, else: take cap` on a dry day?",
      options: ["Takes the umbrella", "Takes both", "Takes the cap", "Stops with an error"],
      right: 2,
      why: "There is no rain, so the part after `else` runs. It takes the cap.",
    },
    {
      ask: "Two people edit the same file and both save it on a shared drive. What can happen?",
      options: [
        "The computer merges both by itself",
        "The later save replaces the earlier one",
        "Both files are deleted",
        "Nothing can go wrong",
      ],
      right: 1,
      why: "A plain shared drive keeps what was saved last. That is why teams use version control.",
    },
    {
      ask: "Which step comes first when a customer says that the printer does not print?",
      options: [
        "Install Windows again",
        "Buy a new printer",
        "Look whether it has power, paper and a connection",
        "Call the maker",
      ],
      right: 2,
      why: "The simple causes are the most frequent, and take one minute to check.",
    },
    {
      ask: "A mail from your own address asks you to open a file called invoice.exe. What is it?",
      options: [
        "An invoice, safe to open",
        "Most likely a harmful program with a false sender",
        "A message from Windows",
        "A picture",
      ],
      right: 1,
      why: "The ending .exe is a program, and senders can be false. Report the mail and do not open it.",
    },
    {
      ask: "What comes next: 3, 6, 12, 24?",
      options: ["27", "30", "36", "48"],
      right: 3,
      why: "Each number is twice the one before. Twice 24 is 48.",
    },
  ],
  bring: ["A charged laptop with one piece of your own work, if you have one."],
  ask: [
    "What will I work on in the first month?",
    "Who looks at my work, and how often?",
    "Which tools does the team use each day?",
  ],
  evening: [
    "Say aloud, in two minutes, what your last project did and what went wrong in it.",
    "Open your own work once on the device that you will show it on.",
  ],
};
