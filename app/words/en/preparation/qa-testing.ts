import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You find out where a program fails before its users do.",
    "You think of cases, try them by hand or by script, and report faults so that others can repeat them.",
    "You say what was tested and what was not: a release depends on it.",
  ],
  questions: [
    {
      ask: "How would you test a login page?",
      good: [
        "Right and wrong entries, empty fields, very long ones, pasted spaces.",
        "Lockout, forgotten password, back button, two devices.",
        "A slow line, a small phone, and a screen reader.",
      ],
    },
    {
      ask: "Tell me about a fault that you found.",
      good: [
        "The steps, what you expected, and what came.",
        "How you narrowed it down.",
        "What would have happened to users.",
      ],
    },
    {
      ask: "What stands in a good bug report?",
      good: [
        "A title that says what fails where.",
        "Steps, data, device, expected and actual result, with a picture.",
        "How often it happens.",
      ],
    },
    {
      ask: 'A developer says: "It works on my machine." What do you do?',
      good: [
        "You repeat it together, on your device.",
        "You compare version, data, browser and settings.",
        "You stay friendly: the fault is the enemy.",
      ],
    },
    {
      ask: "What is the difference between severity and priority?",
      good: [
        "Severity: how bad it is. Priority: how soon it is repaired.",
        "An example: a wrong logo on the home page, low and yet urgent.",
        "Who decides each.",
      ],
    },
    {
      ask: "You have one day, and the plan needs three. What do you test?",
      good: [
        "What most people use, and where money or data can be lost.",
        "What was changed.",
        "You write down what was left out, and tell it.",
      ],
    },
    {
      ask: "What is regression testing?",
      good: [
        "To test again what worked before, after a change.",
        "Which part you would automate.",
        "Why a small change can break another screen.",
      ],
    },
    {
      ask: "Which tests would you automate first, and which not?",
      good: [
        "Those that repeat each release and are stable.",
        "Not what changes each week, nor how something looks or feels.",
        "A test that fails at random is repaired or removed.",
      ],
    },
    {
      ask: "How do you test an API?",
      good: [
        "Status, answer and time, with right, wrong and missing fields.",
        "Without login, and with somebody else's data.",
        "The tool that you used, such as Postman.",
      ],
    },
    {
      ask: "The release is tonight, and you found a serious fault at 6 pm. What do you do?",
      good: [
        "You report it at once, with its effect on users.",
        "You offer choices: repair, switch off, wait.",
        "The decision is the lead's, the facts are yours.",
      ],
    },
  ],
  practice: [
    {
      ask: "A password must have 8 to 12 letters. Which lengths do you try first?",
      options: ["8 and 12 only", "9, 10, 11", "7, 8, 12, 13", "0 and 100 only"],
      right: 2,
      why: "Faults sit at the edges. You try the last wrong length and the first right one, on both sides.",
    },
    {
      ask: "What is a test case?",
      options: [
        "A box for phones",
        "Steps with data and an expected result",
        "A list of users",
        "A broken test",
      ],
      right: 1,
      why: "Anybody can repeat it and see whether the result is the expected one.",
    },
    {
      ask: "A fault appears in one of ten tries. What do you do?",
      options: [
        "Report it, with how often and under what conditions",
        "Ignore it",
        "Wait for ten of ten",
        "Close it",
      ],
      right: 0,
      why: "A fault that comes at times is still a fault. The conditions help to find it.",
    },
    {
      ask: "Which kind of test checks one function alone?",
      options: ["Load test", "System test", "Acceptance test", "Unit test"],
      right: 3,
      why: "A unit test looks at the smallest part, without the rest of the system.",
    },
    {
      ask: "A page loads in 2 seconds for one user and 40 for 500. Which test shows that?",
      options: ["Spelling test", "Unit test", "Load test", "Smoke test"],
      right: 2,
      why: "A load test uses many users at once.",
    },
    {
      ask: "What is a smoke test?",
      options: [
        "A test of the fire alarm",
        "A short check that the main things work at all",
        "A test of all cases",
        "A test by users",
      ],
      right: 1,
      why: "If it fails, longer tests are a waste of time.",
    },
    {
      ask: "HTTP 404 means",
      options: ["Not found", "Server error", "No access", "Done"],
      right: 0,
      why: "404 says that there is nothing at this address. Faults of the server begin with 5.",
    },
    {
      ask: "A fix is delivered. What do you test?",
      options: [
        "Only the fixed step",
        "Only the logo",
        "Nothing",
        "The fixed step and what lies near it",
      ],
      right: 3,
      why: "A fix can break its neighbours. So you repeat the case, and those around it.",
    },
    {
      ask: "240 test cases, 12 failed. What part passed?",
      options: ["88 %", "90 %", "95 %", "98 %"],
      right: 2,
      why: "228 passed. 228 divided by 240 is 0.95.",
    },
    {
      ask: "Which name is a good fault title?",
      options: [
        "Error!!",
        "Pay button stays grey after a wrong PIN on Android 12",
        "Payment bug",
        "Please fix soon",
      ],
      right: 1,
      why: "It says what happens, when and where.",
    },
  ],
  bring: ["A sample bug report of yours, on paper or phone."],
  ask: [
    "Who decides that a release goes out?",
    "How much is tested by hand and how much by script?",
    "On which phones and browsers do users work?",
  ],
  evening: [
    "Write ten test cases for an ATM or a lift.",
    "Write one bug report about an app on your phone.",
  ],
};
