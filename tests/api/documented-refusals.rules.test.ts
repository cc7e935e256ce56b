import { expect, test } from "vitest";
import { api } from "../../worker/api/app";
import { consoles } from "../../worker/api/consoles";
import { type Call, callsOf } from "../../worker/api/docs/describe";
import { type Handled, handledCalls } from "../support/reachable-refusals";

/** Codes that any call may answer, and codes that guards and schemas document themselves. */
const GENERAL = ["internal", "unavailable", "not_found", "body_too_large", "malformed_json"];
const BY_GUARDS = ["unauthorized", "forbidden", "proof_needed", "unsupported_type", "invalid"];

/** Views that say why an action is impossible now; the action itself refuses with the same code. */
const SHOWN = ["movingOf > whyNoMove", "toStaffMessage > whyNotAgain", "keepAnswer > COUNTED"];

/** Refusals of shared functions that can't happen to these callers: the callers, then the code. */
const OF_OTHERS = [
  // Only approving a job checks that its company is verified; only opening one, that it is hiring.
  "createJob > writeJob: company_not_verified",
  "changeJob > writeJob: company_not_verified",
  "tryState > writeJob: company_not_verified",
  "tryState > writeJob: company_not_hiring",
  "changeOwnJob > changeJob > writeJob: company_not_hiring",
  // Only a change can lower the slots.
  "createJob > writeJob: slots_below_claims",
  "tryState > writeJob: slots_below_claims",
  // These calls change neither the GSTIN nor the phone.
  "submitCompany > writeCompany: gstin_taken",
  "proveDomain > writeCompany: gstin_taken",
  "uploadLogo > changeOwn > writeCompany: gstin_taken",
  "refuseCompany > writeCompany: gstin_taken",
  "suspendCompany > writeCompany: gstin_taken",
  "resumeCompany > writeCompany: gstin_taken",
  "returnProposal > writeCompany: gstin_taken",
  "correctPersonsEmail > write: phone_taken",
  // Staff belong to no company, and a sender on the contact page leaves an address.
  "refuseSinceSuspension > refuseSuspended: company_suspended",
  "previewReply > refuseUnreachable: no_reply_address",
  // The browser that returns from the provider is redirected, whatever was refused.
  "the handler > verifyPayment: bad_signature",
  "verifyPayment > settle > record > act > perform: stale_state",
  // The preview of an act on many leaves out the cases whose act is refused.
  "previewDay > followDay > patchInterview > change: invalid_stage",
  "previewDay > followDay > patchInterview > change: company_suspended",
  "previewSuspension > cancelOfSuspended > cancelByEmployer > employerCancel > cancelPlan: invalid_stage",
  "previewWithdrawal > endIfWithdrawn > withdrawnEnding > ending > moveTo: stale_state",
];

const documented = [...callsOf(api.routes), ...callsOf(consoles.routes)];

const isOf = (call: Call, one: Handled) =>
  call.method === one.method &&
  call.path.endsWith(one.path) &&
  JSON.stringify(call.summary) === one.summary &&
  // Both consoles have calls with the same names.
  ["ops", "employer"].every(
    (root) => !one.file.startsWith(`worker/api/${root}/`) || call.path.startsWith(`/${root}/`),
  );

test("each call documents every refusal of its handler", { timeout: 240_000 }, () => {
  const handled = handledCalls(SHOWN);
  expect(handled.length).toBeGreaterThan(200);
  const missing = handled.flatMap((one) => {
    const calls = documented.filter((call) => isOf(call, one));
    expect(calls.length, one.summary).toBeGreaterThan(0);
    return calls.flatMap((call) => {
      const documentedCodes: string[] = [...GENERAL, ...BY_GUARDS, ...(call.refuses ?? [])];
      return [...one.codes]
        .filter(([code]) => !documentedCodes.includes(code))
        .filter(([code, way]) => !OF_OTHERS.some((one) => `${way}: ${code}`.endsWith(one)))
        .map(([code, way]) => `${call.method} ${call.path}: ${code}, by ${way}`);
    });
  });
  expect(missing).toEqual([]);
});
