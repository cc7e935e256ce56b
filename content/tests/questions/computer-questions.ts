import type { SeedQuestion } from "../types";

/** Questions about everyday computer work. */
export const computerQuestions: SeedQuestion[] = [
  {
    topic: "Spreadsheets",
    prompt: "Which formula adds the cells A1 to A5 in Excel?",
    options: ["=ADD(A1,A5)", "=SUM(A1:A5)", "=TOTAL A1-A5", "=A1+A5"],
    answer: 1,
  },
  {
    topic: "Spreadsheets",
    prompt: "In Excel, cell B2 holds =A2*2 and A2 holds 15. What does B2 show?",
    options: ["152", "17", "30", "=A2*2"],
    answer: 2,
  },
  {
    topic: "Spreadsheets",
    prompt: "Only the rows of one city should show in a long Excel list. What do you use?",
    options: ["Filter", "Bold", "Print", "Freeze panes"],
    answer: 0,
  },
  {
    topic: "Spreadsheets",
    prompt: "A column of numbers shows ###### in Excel. What is the usual reason?",
    options: [
      "The file has a virus",
      "The formula was deleted",
      "The sheet is locked",
      "The column is too narrow",
    ],
    answer: 3,
  },
  {
    topic: "Files and folders",
    prompt: "Which keys save a file on Windows?",
    options: ["Ctrl + P", "Ctrl + S", "Ctrl + X", "Ctrl + F"],
    answer: 1,
  },
  {
    topic: "Files and folders",
    prompt: "Which ending does the name of a Word document usually have?",
    options: [".xlsx", ".jpg", ".docx", ".mp3"],
    answer: 2,
  },
  {
    topic: "Files and folders",
    prompt: "Which of these is the largest?",
    options: ["1 GB", "500 MB", "900 KB", "1,000 bytes"],
    answer: 0,
  },
  {
    topic: "Files and folders",
    prompt:
      "A file on a Windows desktop was deleted by mistake a minute ago. Where do you look first?",
    options: [
      "In the printer queue",
      "In the Control Panel",
      "In the email inbox",
      "In the Recycle Bin",
    ],
    answer: 3,
  },
  {
    topic: "Email and internet",
    prompt:
      "You mail 50 customers, and they must not see each other's addresses. Where do the addresses go?",
    options: ["To", "Cc", "Bcc", "Subject"],
    answer: 2,
  },
  {
    topic: "Email and internet",
    prompt: "A web page shows https and a lock. What does the lock tell you?",
    options: [
      "The connection is encrypted",
      "The company is honest",
      "The page is fast",
      "The page costs nothing",
    ],
    answer: 0,
  },
  {
    topic: "Email and internet",
    prompt: "A video of 40 MB is too big for a mail. What is a good way to share it at work?",
    options: [
      "Send the mail ten times",
      "Change the subject",
      "Print the video",
      "Put it on the shared drive and send the link",
    ],
    answer: 3,
  },
  {
    topic: "Security",
    prompt: "Which password is the strongest?",
    options: ["asha1998", "password123", "Teal!Lamp7-Monsoon-42", "98765432"],
    answer: 2,
  },
  {
    topic: "Security",
    prompt: "You leave your desk for lunch. What do you do with the computer?",
    options: [
      "Turn the screen away",
      "Lock the screen",
      "Leave it as it is, lunch is short",
      "Leave the password on a note for a colleague",
    ],
    answer: 1,
  },
  {
    topic: "Security",
    prompt: "A caller from 'the bank' asks for the OTP on your phone. What do you do?",
    options: [
      "Give it if he knows your name",
      "Give the first four digits",
      "Give it and change it later",
      "Give nothing and end the call",
    ],
    answer: 3,
  },
  {
    topic: "Security",
    prompt: "You find a USB stick in the car park. What do you do?",
    options: [
      "Hand it to the IT team unopened",
      "Plug it in to find the owner",
      "Use it for your own files",
      "Plug it into a colleague's computer",
    ],
    answer: 0,
  },
  {
    topic: "Computers",
    prompt: "A computer is very slow, and 40 programs are open. What do you try first?",
    options: [
      "Buy a new computer",
      "Close the programs that are not needed",
      "Delete Windows",
      "Change the wallpaper",
    ],
    answer: 1,
  },
  {
    topic: "Computers",
    prompt: "Which of these is an input device?",
    options: ["Monitor", "Speaker", "Keyboard", "Printer"],
    answer: 2,
  },
  {
    topic: "Computers",
    prompt:
      "The screen is black, but the fan of the desktop computer runs. What do you check first?",
    options: [
      "The monitor's cable and power",
      "The internet plan",
      "The keyboard's language",
      "The antivirus",
    ],
    answer: 0,
  },
  {
    topic: "Exact reading",
    prompt: "Which email address is written correctly?",
    options: [
      "asha.verma@example",
      "asha verma@example.in",
      "asha.verma@example.in",
      "asha.verma.example.in",
    ],
    answer: 2,
  },
  {
    topic: "Exact reading",
    prompt: "Which two codes are the same?",
    options: [
      "B8O4-17 and B804-17",
      "KX-5521 and KX-5521",
      "TR-9018 and TR-9081",
      "MN-0606 and NM-0606",
    ],
    answer: 1,
  },
];
