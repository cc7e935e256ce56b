import { counted } from "../format";
import { CheckList } from "../ui/check-list";
import { SafetyBox } from "../ui/safety-box";

/** The right half of the login screen: what a phone number is used for, and the real SMS. */
export function NumberPromise({ codeMinutes }: { codeMinutes: number }) {
  return (
    <aside className="login-aside security-paper">
      <div className="grid max-w-[480px] gap-5">
        <h2>What your number is for</h2>
        <CheckList
          items={[
            { text: "One code to log you in. No password." },
            { text: "SMS only when time matters: your slot, your interview." },
            { text: "Employers see it only after you apply to them." },
            { text: "We don’t call for money." },
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
