import { expect, test } from "vitest";
import { dayPanelOf } from "../../app/application/view/day-panel.server";
import type { Application } from "../../worker/contract/applications";

const AT = "2026-11-25T05:00:00.000Z";
const NOW = "2026-11-25T07:00:00.000Z";
const UNTIL = "2026-11-26T05:30:00.000Z";

/** The page's text beside the company's statement that they met. */
function saidOf(changes: Partial<Application>) {
  const interview = {
    id: 1,
    state: "scheduled",
    at: AT,
    minutes: 30,
    place: "Ring Road 4, Surat",
    words: { candidate: null, company: "held" },
    openUntil: UNTIL,
  };
  const application = {
    status: "INTERVIEW_SCHEDULED",
    job: { company: "Zari Lane" },
    interview,
    price: 199,
    ...changes,
  } as unknown as Application;
  return dayPanelOf(application, NOW, false)?.texts[0]?.replaceAll("\u00a0", " ");
}

test("the company's statement that they met says what silence costs", () => {
  const silence = "If you say nothing until Thu 26 Nov 2026, 11:00 am, we take it as true.";
  const text = `Did you meet on Wed 25 Nov 2026, 10:30 am? ${silence}`;
  expect(saidOf({})).toBe(`${text} Then your ₹199 does not come back.`);
  expect(saidOf({ paidWithCredit: true })).toBe(
    `${text} Then what paid for your slot does not come back.`,
  );
  expect(saidOf({ price: 0 })).toBe(text);
});
