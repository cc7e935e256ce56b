import { alertStands, letterDies } from "../../support/browser/operations";
import { callAsStaff } from "../../support/browser/product";
import { succeeded } from "../../support/client";
import { asAdmin, both, ofApplication, paid, paidAndLong, type Reach } from "./staff-consoles";
import type { Screen } from "./state";

/** The money of an application's job, with the day of its payment open. */
const moneyWith =
  (come: Parameters<typeof ofApplication>[0], isOpen = true): Reach =>
  async (browser) => {
    const application = (await ofApplication(come)(browser)).slice("/staff".length);
    const { jobId } = await succeeded(callAsStaff("GET", `/ops${application}`));
    const { days } = await succeeded(callAsStaff("GET", `/ops/money?jobId=${jobId}`));
    return `/staff/money?jobId=${jobId}${isOpen ? `&day=${days[0].day}` : ""}`;
  };

export const money: Screen = {
  screen: "/staff/money",
  title: "Money · Pakka staff",
  states: [
    ...both("a day open", moneyWith(paid), [
      "All days",
      "₹199 kept",
      "Payments of",
      "Close this day",
      "Download CSV",
    ]),
    ...both("its parts", moneyWith(paidAndLong, false), ["By job", "By company", "By method"]),
    ...both("long names", moneyWith(paidAndLong), ["Only a part of the money", "Close this day"]),
    ...both("empty", asAdmin("/staff/money?from=2020-01-01&to=2020-01-31"), [
      "No money came in on these days.",
    ]),
    ...both(
      "too many days",
      asAdmin("/staff/money?from=2020-01-01&to=2020-12-31"),
      ["Ask for 92 days at most"],
      { status: 422 },
    ),
  ],
};

const inTrouble: Reach = async (browser) => {
  await letterDies("interview_reminder", "Resend answered 550");
  await alertStands("dead_letters", `Messages were given up. ${"Mend the cause. ".repeat(12)}`);
  return asAdmin("/staff/health")(browser);
};

export const health: Screen = {
  screen: "/staff/health",
  title: "Health · Pakka staff",
  states: both("in trouble", inTrouble, [
    "What is wrong",
    "Messages were given up.",
    "Last run of the schedule",
    "Trouble",
    "Payments, last 1 h",
    "Resend answered 550",
    "interview reminder",
  ]),
};
