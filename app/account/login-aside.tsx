import { CheckList } from "../ui/check-list";
import { SafetyBox } from "../ui/safety-box";
import * as words from "../words/en/account/login";

/**
 * The right half of the login screen: why we ask for the phone number, and an example of the SMS.
 */
export function LoginAside({ codeMinutes }: { codeMinutes: number }) {
  return (
    <aside className="login-aside security-paper">
      <div className="grid max-w-[50ch] gap-5">
        <h2>{words.numberUses.heading}</h2>
        <CheckList items={words.numberUses.list.map((text) => ({ text }))} />
        <div>
          <p className="label mb-2">{words.smsHeading}</p>
          <p className="sms">{words.sms(codeMinutes)}</p>
        </div>
        <SafetyBox>{words.callers}</SafetyBox>
      </div>
    </aside>
  );
}
