import { at } from "./people";
import { send } from "./profile";
import type { Screen } from "./state";

const SAFETY = "We never ask for money by phone call, SMS or WhatsApp.";
const REFUND =
  "You cancel 48 hours (2 days) or more before the interview begins: all money back. You cancel later: no money back, but your next interview costs ₹0. Employer cancels or moves it: money back or new date, you choose.";

const page = (screen: string, title: string, path: string, texts: string[]): Screen => ({
  screen,
  title,
  states: [{ state: "as it is", reach: at(path), texts }],
});

/** Pages with static text. */
export const pages: Screen[] = [
  page("how it works", "How it Works · Pakka", "/how-it-works", [
    "How it Works",
    "Find a job",
    "short test",
    "Under 15 minutes",
    "Book your slot",
    "₹199",
    "₹0 to ₹",
    "First come, first served.",
    "Prepare",
    "Interview",
    "What you get",
    "Browse Jobs",
    "Create Account",
    "For employers",
    "Partner With Us",
    "Can I get a refund?",
    REFUND,
    SAFETY,
  ]),
  page("pricing", "Pricing · Pakka", "/pricing", [
    "Pricing",
    "Job Seeker Basic",
    "₹199",
    "per interview slot",
    "POPULAR",
    "Guaranteed interview slot",
    "Job listings",
    "Basic skills assessment",
    "Interview preparation materials",
    "Application tracking",
    "Browse Jobs",
    "Traditional job boards",
    "Questions about money",
    "Write to us",
    REFUND,
    SAFETY,
    "₹168.64",
    "₹30.36",
    "Each job shows its price: ₹0 to ₹",
  ]),
  page("for employers", "For employers · Pakka", "/for-employers", [
    "For employers",
    "What it costs",
    "₹0 to ₹999",
    "success fee",
    "What we expect",
    "What your record shows",
    "41 of 42",
    "you are new here",
    "Start with your work mail",
  ]),
  page("practice", "Practise for tests and interviews · Pakka", "/practice", [
    "Practise for tests and interviews",
    "Choose your kind of work",
    "Technology",
    "Delivery & Driving",
    "Any other work",
    "Browse Jobs",
  ]),
  {
    screen: "practice for a kind of work",
    title: "Sales: practice test with answers · Pakka",
    states: [
      {
        state: "to answer",
        reach: at("/practice/sales"),
        texts: ["Practise: Sales", "You sold 18 of a target of 24.", "Check my answers", "Sell me"],
        absent: ["The right answer is"],
      },
      {
        state: "answered",
        reach: at("/practice/sales?q1=2&q2=0&answered=yes"),
        texts: [
          "You have 1 of 10 right.",
          "Right.",
          "Not right. The right answer is: How do you",
          "Not answered. The right answer is",
          "That is 75 %.",
          "Check again",
        ],
      },
    ],
  },
  {
    screen: "check",
    title: "Is this really Pakka? · Pakka",
    states: [
      {
        state: "as it is",
        reach: at("/check"),
        texts: [
          "Is this really Pakka?",
          "What did you get?",
          "We do not keep it.",
          "Check",
          "What we never do",
          "What the one payment looks like",
        ],
      },
      {
        state: "a link that is not ours",
        reach: at("/check?text=pakka-slots.example"),
        texts: ["This is not from Pakka", "pakka-slots.example (not ours)", "Report this to us"],
      },
      {
        state: "a message that asks for money",
        reach: at("/check"),
        action: (page) => send(page, "phoneEnding", { text: "Pay ₹500 to hr@okaxis for PK-99999" }),
        texts: ["Do not pay", "It asks for money: hr@okaxis (do not pay)", "Report this to us"],
      },
      {
        state: "nothing typed",
        reach: at("/check"),
        action: (page) => send(page, "phoneEnding", { text: "" }),
        texts: ["Paste what you want to check"],
      },
    ],
  },
  page("about", "About · Pakka", "/about", ["About Pakka", "Browse Jobs", "₹0 to ₹", SAFETY]),
  page("success stories", "Success Stories · Pakka", "/success-stories", [
    "Success Stories",
    "More Success Stories",
    "Rating: 5 out of 5",
    "Rating: 4 out of 5",
    "Priya Sharma",
    "Rahul Verma",
    "Anita Desai",
    "Imran Khan",
    "Lakshmi Nair",
    "Arjun Patil",
    "Browse Jobs",
    "Example",
    "These are examples, not real people.",
  ]),
];
