import * as words from "~app/words/company/company";
import type { PublicCompany } from "../../worker/contract/public-company";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { day } from "../words/format";

/** Each check with its day: a single badge for all of them would claim more than we know. */
export function CompanyChecks(props: Pick<PublicCompany, "facts" | "isVerified" | "isSuspended">) {
  const { facts, isVerified, isSuspended } = props;
  return (
    <Card as="section">
      <h2>{words.checks.heading}</h2>
      {!isVerified && !isSuspended && (
        <>
          <p className="mt-3 strong">{words.checks.none}</p>
          <p>{words.checks.noneText}</p>
        </>
      )}
      {facts.length === 0 ? (
        (isVerified || isSuspended) && <p className="mt-3">{words.checksOver}</p>
      ) : (
        <>
          <ul className="checks">
            {facts.map(({ kind, detail, checkedAt }) => (
              <li key={kind}>
                <Icon name="check" />
                <div>
                  <h3>{words.facts[kind]}</h3>
                  <p>{detail}</p>
                  <p className="text-sm text-ink-2">{words.checks.on(day(checkedAt))}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-2">{words.checks.intro}</p>
        </>
      )}
    </Card>
  );
}
