import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You answer customers by phone, chat or mail, find out what went wrong, and put it right.",
    "You stay calm with people who are not, and write down each talk so that the next colleague knows.",
    "Calls are often heard and counted: quality, time, and whether the customer came back.",
  ],
  questions: [
    {
      ask: "Why do you want to work with customers?",
      good: [
        "A real example of helping someone who was upset, and how it ended.",
        "That you like to listen, and do not mind the same question many times.",
        "The languages that you speak well on the phone.",
      ],
    },
    {
      ask: "A customer shouts at you. What do you do?",
      good: [
        "You let them finish, with a calm voice and without taking it personally.",
        "You repeat the problem, and say sorry for the trouble.",
        "You say the next step and its time. Abuse you report by the rule.",
      ],
    },
    {
      ask: "Show us how you would open and close a call.",
      good: [
        "Greeting, your name, the company, and an open question.",
        "At the end: what was agreed, by when, and is there anything else?",
        "You speak slowly, and smile while you speak.",
      ],
    },
    {
      ask: "The customer is wrong. How do you say it?",
      good: [
        "You do not say you are wrong, but what the order or the rule shows.",
        "You show where they can see it.",
        "You offer what is possible.",
      ],
    },
    {
      ask: "You do not know the answer. What do you say?",
      good: [
        "That you will find out, and by when you call back.",
        "You ask the right person, and note the answer for others.",
        "You do not make something up.",
      ],
    },
    {
      ask: "How would you explain a delay of three days?",
      good: [
        "You say it at once, without hiding it in long sentences.",
        "The new date, and what you do if it is missed.",
        "What the customer can choose: wait, change or money back, as the rules say.",
      ],
    },
    {
      ask: "A customer asks for another customer's address or order. What do you do?",
      good: [
        "You say politely that you cannot share it.",
        "You check who is calling before you speak of any order.",
        "You do it also where they have a good story.",
      ],
    },
    {
      ask: "Five chats wait. How do you work?",
      good: [
        "A first short answer to each, so that nobody waits in silence.",
        "Urgent ones first: payment, safety, travel of today.",
        "You close each one with a note.",
      ],
    },
    {
      ask: "What is the difference between sympathy and help?",
      good: [
        "Kind words alone do not bring the parcel.",
        "One sentence of feeling, then a step.",
        "An example of both in one answer.",
      ],
    },
    {
      ask: "Can you work in shifts, on weekends and on holidays?",
      good: [
        "Honest limits, such as exams or night travel.",
        "How you get home after a late shift.",
        "That you asked which shifts the job has.",
      ],
    },
  ],
  practice: [
    {
      ask: "Which sentence is best when a refund is late?",
      options: [
        "I see your refund of 4 May; the bank shows it by Friday",
        "It is not my department",
        "Please have patience",
        "You should have called before",
      ],
      right: 0,
      why: "It shows that you looked, and it names a day. The others give the customer nothing.",
    },
    {
      ask: "A call takes 6 minutes on average. How many calls fit into 2 hours?",
      options: ["12", "16", "20", "24"],
      right: 2,
      why: "Two hours are 120 minutes. 120 divided by 6 is 20.",
    },
    {
      ask: "What is an escalation?",
      options: [
        "A louder voice",
        "Ending a call",
        "Passing a case to someone who can decide more",
        "A discount",
      ],
      right: 2,
      why: "A case goes up when you may not or cannot solve it. You pass all notes along.",
    },
    {
      ask: "Which question helps most to understand a fault?",
      options: [
        "Is it broken?",
        "What do you see on the screen now?",
        "Why did you break it?",
        "Is it new?",
      ],
      right: 1,
      why: "It asks for what the customer sees. That leads to the cause.",
    },
    {
      ask: "A customer writes in Hindi to an English chat. What is best?",
      options: [
        "Answer in Hindi, or pass to someone who can",
        "Close the chat",
        "Answer in English only",
        "Send a link",
      ],
      right: 0,
      why: "The customer chose the language. Help in it, or find a colleague who can.",
    },
    {
      ask: "Of 80 customers asked, 60 were satisfied. What percent is that?",
      options: ["60 %", "70 %", "75 %", "80 %"],
      right: 2,
      why: "60 divided by 80 is 0.75, which is 75 %.",
    },
    {
      ask: "When may you ask a customer for a card PIN or OTP?",
      options: ["For a refund", "For a new order", "Never", "If the manager is near"],
      right: 2,
      why: "No real company needs them. Who asks for them cheats.",
    },
    {
      ask: "A customer must hold the line. What do you say?",
      options: [
        "Wait",
        "May I put you on hold for two minutes while I look?",
        "Nothing",
        "Call again later",
      ],
      right: 1,
      why: "You ask, give the reason and the time. Then the silence does not feel like being forgotten.",
    },
    {
      ask: "Which note is best after a call?",
      options: [
        "Charger of order 5512 damaged; new one sent 3 June; call back on 6 June",
        "Called, informed him",
        "Customer angry",
        "Done",
      ],
      right: 0,
      why: "It has what, which order, what was done and what comes next.",
    },
    {
      ask: 'The customer says "nobody ever calls me back". What do you check first?',
      options: [
        "Whether they are rude",
        "Their bill",
        "The weather",
        "What earlier notes and promises say",
      ],
      right: 3,
      why: "The notes show what was promised. Then you can say sorry for the right thing.",
    },
  ],
  bring: ["A headset and a quiet place, if the interview is by phone or video."],
  ask: [
    "What does a good call look like for you, and how is it measured?",
    "How long is the training, and is it paid?",
    "Which shifts come in the first three months, and is there a way home?",
  ],
  evening: [
    "Say a greeting and a closing aloud five times, slowly.",
    "Think of one angry person whom you calmed, and tell it in one minute.",
  ],
};
