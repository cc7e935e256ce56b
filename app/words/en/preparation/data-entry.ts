import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You type records from paper or scans into a computer, line after line, without errors.",
    "You mark what you cannot read, and never guess. One wrong digit can cost a person a ration.",
    "You are measured by speed and by errors, and errors count more.",
  ],
  questions: [
    {
      ask: "How fast do you type, and how did you measure it?",
      good: [
        "Words a minute in each language, and the site or test that measured it.",
        "Your accuracy in percent, since speed alone says little.",
        "An offer to type for two minutes now.",
      ],
    },
    {
      ask: "You cannot read a word on the scan. What do you do?",
      good: [
        "You mark the place as the rules say, and go on.",
        "You ask, or compare with the same name on another page.",
        "You never fill in what seems likely.",
      ],
    },
    {
      ask: "How do you stay exact for eight hours?",
      good: [
        "Short breaks for eyes and hands, and the same order for each record.",
        "A check of each total or count at the end of a batch.",
        "An example of long work that you did without errors.",
      ],
    },
    {
      ask: "How do you check your own typing?",
      good: [
        "You read numbers back in groups, from the screen to the paper.",
        "You compare the count of records with the count of pages.",
        "You know your usual slips, such as 6 and 9.",
      ],
    },
    {
      ask: "What do you know of Excel or of the program that we use?",
      good: [
        "Filling, sorting, filtering, saving, and one formula that you can show.",
        "Which typing keyboard you use for Hindi: Inscript or Remington.",
        "What you have not used yet, and that you learn it fast.",
      ],
    },
    {
      ask: "Your target is 300 records, and at 3 pm you have 150. What do you do?",
      good: [
        "You tell your lead now, not in the evening.",
        "You say the reason: bad scans, a slow system, or your speed.",
        "You do not type faster at the price of errors.",
      ],
    },
    {
      ask: "You see the records of a neighbour. What do you do?",
      good: [
        "You type them like all others, and speak of them with nobody.",
        "No photo, no copy, no note.",
        "You would tell your lead if you must not handle them.",
      ],
    },
    {
      ask: "You find that you typed a whole page into the wrong file. What now?",
      good: [
        "You stop and tell your lead at once.",
        "You note which records, so that they can be moved.",
        "You say how you will check the file name from now on.",
      ],
    },
    {
      ask: "Which shift can you work, and how do you come here?",
      good: [
        "The shifts that the job names, and which you prefer.",
        "The bus or vehicle, and how long it takes.",
        "A plan for late evenings.",
      ],
    },
    {
      ask: "Why do you want this work?",
      good: [
        "You like quiet, exact work, with an example from school or home.",
        "What you can learn here, such as Excel or Hindi typing.",
        "That you plan to stay: training takes weeks.",
      ],
    },
  ],
  practice: [
    {
      ask: "Which entry is the same as MP-4471-0986-B?",
      options: ["MP-4417-0986-B", "MP-4471-0968-B", "MP-4471-0986-B", "MP-4471-0986-8"],
      right: 2,
      why: "Compare in groups: MP, 4471, 0986, B. Only the third one is the same in all four.",
    },
    {
      ask: "The scan shows 9,80,450. Which entry is right?",
      options: ["98,0450", "9,08,450", "9,80,540", "9,80,450"],
      right: 3,
      why: "Read it aloud: nine lakh, eighty thousand, four hundred fifty. Only the last one is that.",
    },
    {
      ask: "Which is the date 7 September 1986 in the order day, month, year?",
      options: ["09/07/1986", "07/09/1986", "1986/07/09", "07/06/1989"],
      right: 1,
      why: "The day 07 comes first, then the month 09, then the year.",
    },
    {
      ask: "Which name comes first in alphabetical order?",
      options: ["Mishra, Ravi", "Mehta, Sunil", "Mishra, Anu", "Mehta, Anil"],
      right: 3,
      why: "Mehta comes before Mishra, since e is before i. Of the two Mehtas, Anil is before Sunil.",
    },
    {
      ask: "You type 40 words a minute. How many words are that in 15 minutes?",
      options: ["400", "500", "600", "800"],
      right: 2,
      why: "40 times 15 is 600.",
    },
    {
      ask: "A batch of 250 records has 5 with an error. What is the error rate?",
      options: ["0.5 %", "2 %", "5 %", "20 %"],
      right: 1,
      why: "5 divided by 250 is 0.02, which is 2 %.",
    },
    {
      ask: "Which keys copy a marked cell in Excel on Windows?",
      options: ["Ctrl + C", "Ctrl + V", "Ctrl + X", "Ctrl + Z"],
      right: 0,
      why: "Ctrl + C copies. V pastes, X cuts out and Z takes the last step back.",
    },
    {
      ask: "The form asks for a mobile number. Which one can be right?",
      options: ["98260 4471", "198260 44712", "98260 44712", "98260 4471O"],
      right: 2,
      why: "An Indian mobile number has ten digits. The last one ends in the letter O.",
    },
    {
      ask: "An age field shows 142. What is most likely?",
      options: [
        "The person is very old",
        "The field is broken",
        "A typing error: check the scan",
        "It is a house number",
      ],
      right: 2,
      why: "Nobody is 142. Such a value is compared with the page, and not changed by guess.",
    },
    {
      ask: "A column must be put in order of date, and the rest of the row with it. What do you mark first?",
      options: ["Only the date column", "The whole table", "Only the heading", "One row"],
      right: 1,
      why: "Sorting one column alone tears the rows apart. Mark the whole table.",
    },
  ],
  bring: [
    "Your Class 12 mark sheet, and two passport photos.",
    "A typing certificate, if you have one.",
  ],
  ask: [
    "How are speed and errors counted, and what is asked in the first month?",
    "Is the work here or at home, and who gives the computer?",
    "Does anybody ever pay for a kit, a login or training? It should be no.",
  ],
  evening: [
    "Type names and numbers for ten minutes, slowly and without an error.",
    "Say numbers in lakhs aloud: 4,07,050 and 12,30,005.",
  ],
};
