import { TEST_LIMIT_MINUTES } from "../../../../worker/facts/jobs/tests";

/**
 * Texts that staff often need. Each is complete but has no closing line, so that more can follow.
 */
export const READY_REPLIES = [
  {
    name: "Refund is on its way",
    text: "Your money is on its way back to the account that paid. Banks take up to 7 working days. The page of your application shows each step.",
  },
  {
    name: "No slot was kept",
    text: "This application kept no slot and nothing was paid for it. If the job is still open, you can apply again.",
  },
  {
    name: "How to choose a time",
    text: "Your slot is confirmed. Open the application's page and choose one of the open times. If none is open by the promised date, your money goes back by itself.",
  },
  {
    name: "Test link",
    text: `Open the application's page and press Open Test. The test needs no app, and it takes less than ${TEST_LIMIT_MINUTES} minutes.`,
  },
  {
    name: "Not from us",
    text: "This message is not from us. We never ask for money by phone, SMS or a payment link: the one payment is on our own page. Please do not pay, and do not share a code.",
  },
  {
    name: "More, please",
    text: "We need a little more to help. Please send us the number of your application (PK and digits) and say what you saw.",
  },
  {
    name: "For companies",
    text: "You can post jobs on Pakka yourself: sign in with your work address on the page for employers. We check the company, then the jobs open.",
  },
] as const;
