import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You keep computers, networks and accounts of other people working.",
    "You take calls, find the cause step by step, repair or pass on, and write down what you did.",
    "People call when they are stuck, so your manner counts as much as your skill.",
  ],
  questions: [
    {
      ask: "A user says that the internet does not work. What do you check, in order?",
      good: [
        "One user or many, cable or Wi-Fi, since when.",
        "IP address, gateway, DNS, with the commands that show them.",
        "What you tell the user while you look.",
      ],
    },
    {
      ask: "An account is locked. What do you do before you unlock it?",
      good: [
        "You check who is calling, by the rule, each time.",
        "You ask what happened, since it may be an attack.",
        "You unlock, watch one login, and note it.",
      ],
    },
    {
      ask: "Three people call at once. Who comes first?",
      good: [
        "You ask how many are stopped, and what waits on it.",
        "Each gets a time for your return.",
        "You write all three down before you start.",
      ],
    },
    {
      ask: "Explain DHCP, DNS and gateway to a new colleague.",
      good: [
        "DHCP gives the address, DNS turns names into addresses, the gateway leads out.",
        "A comparison, such as house number, phone book and door.",
        "What fails when each is missing.",
      ],
    },
    {
      ask: "A PC is slow. How do you go on?",
      good: [
        "You ask what is slow, since when, and always or at times.",
        "Task Manager: processor, memory, disk; then start-up programs and free space.",
        "You change one thing, and measure again.",
      ],
    },
    {
      ask: "Somebody opened a strange file. What do you do in five minutes?",
      good: [
        "Take it off the network, and leave it switched on as the rule says.",
        "Tell the security contact.",
        "Write down what was opened and when; no blame.",
      ],
    },
    {
      ask: "How do you set up a new laptop?",
      good: [
        "A list: updates, account, mail, antivirus, encryption, printer, backup.",
        "You test it as the user.",
        "The serial number goes into the register.",
      ],
    },
    {
      ask: "A senior person wants you to skip the identity check. What do you say?",
      good: [
        "Politely no, and that it protects them.",
        "You offer the quick way that the rule allows.",
        "You note the request.",
      ],
    },
    {
      ask: "What goes into a ticket?",
      good: [
        "Who, what, since when, what was tried, what solved it.",
        "Words that the next engineer can use.",
        "No passwords.",
      ],
    },
    {
      ask: "What do you do when you cannot solve it?",
      good: [
        "You pass it on after a fixed time, with all notes.",
        "You tell the user who has it now.",
        "You read the solution afterwards.",
      ],
    },
  ],
  practice: [
    {
      ask: "Which address is a private one?",
      options: ["8.8.8.8", "192.168.1.20", "142.250.1.1", "1.1.1.1"],
      right: 1,
      why: "Addresses that begin with 192.168 are for networks inside a house or office.",
    },
    {
      ask: "What does ping test?",
      options: [
        "The speed of a disk",
        "Whether another machine answers",
        "The password",
        "The printer's ink",
      ],
      right: 1,
      why: "It sends small packets and shows whether and how fast an answer comes.",
    },
    {
      ask: "A website opens by its IP address but not by its name. What fails?",
      options: ["DNS", "The cable", "The screen", "The power"],
      right: 0,
      why: "Names are turned into addresses by DNS. The line itself works.",
    },
    {
      ask: "Which Windows tool shows programs that use much memory?",
      options: ["Paint", "Calculator", "Notepad", "Task Manager"],
      right: 3,
      why: "Task Manager lists programs with processor, memory and disk.",
    },
    {
      ask: "A new monitor stays black, its light is orange. What first?",
      options: [
        "Return it",
        "Install Windows",
        "Check the video cable and the input that is chosen",
        "Open it",
      ],
      right: 2,
      why: "Orange usually means that no picture arrives. Cable and input are the usual causes.",
    },
    {
      ask: "Which port number does HTTPS use?",
      options: ["21", "25", "80", "443"],
      right: 3,
      why: "HTTPS uses 443. HTTP without the lock uses 80.",
    },
    {
      ask: "On a fibre modem the LOS light is red. What does it mean?",
      options: [
        "No light comes from the line",
        "Wi-Fi is fast",
        "A guest is connected",
        "Power is low",
      ],
      right: 0,
      why: "LOS stands for loss of signal. The fibre is bent, broken or unplugged.",
    },
    {
      ask: "Which backup helps when an office burns down?",
      options: [
        "A copy on the same disk",
        "A copy on the next desk",
        "A printout of names",
        "A copy at another place",
      ],
      right: 3,
      why: "Fire takes everything in the building. So one copy must be elsewhere.",
    },
    {
      ask: "A ticket has 4 hours to be solved and came at 11:30 am. When is it due?",
      options: ["2:30 pm", "3:30 pm", "4:00 pm", "4:30 pm"],
      right: 1,
      why: "11:30 am plus four hours is 3:30 pm.",
    },
    {
      ask: "What do you do before you change a setting on a server?",
      options: [
        "Restart it",
        "Note the old value and have a backup",
        "Tell nobody",
        "Change three at once",
      ],
      right: 1,
      why: "Then you can go back when something fails.",
    },
  ],
  bring: [
    "Certificates such as ITI, diploma, CCNA or hardware courses.",
    "For field work: your driving licence.",
  ],
  ask: [
    "How many users or visits are there for each engineer?",
    "Which tools do you use for tickets and remote help?",
    "Is there duty at night or on weekends, and how is it paid?",
  ],
  evening: [
    'Say aloud the steps from "no internet" to the cause.',
    "Explain DNS to somebody at home in three sentences.",
  ],
};
