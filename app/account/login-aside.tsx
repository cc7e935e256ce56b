import { SAFETY_LINE } from "../../worker/facts/promises";
import { CheckList } from "../ui/check-list";
import { SafetyBox } from "../ui/safety-box";
import { counted } from "../words/format";

/** The right half of the login screen: what a phone number is used for, and the real SMS. */
export function LoginAside({ codeMinutes }: { codeMinutes: number }) {
  return (
    <aside className="login-aside security-paper">
      <div className="grid max-w-[480px] gap-5">
        <h2>What your number is for</h2>
        <CheckList
          items={[
            { text: "One code to log you in. No password." },
            { text: "SMS about your tests, slots and interviews." },
            { text: "An employer sees it only after you apply for their job." },
            { text: SAFETY_LINE.strong },
          ]}
        />
        <div>
          <p className="label mb-2">Our SMS looks like this</p>
          <p className="sms">
            <b>4821</b> is your Pakka code. It works for {counted(codeMinutes, "minute")}. Nobody
            from Pakka will ever ask you for it.
          </p>
        </div>
        <SafetyBox>
          <b>Does a caller ask you for this code or for money?</b> It is not us. End the call.
        </SafetyBox>
      </div>
    </aside>
  );
}
