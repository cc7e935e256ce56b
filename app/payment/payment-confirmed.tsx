import { unpaidName } from "../application/result/endings";
import { ChooseTime, PromiseLine } from "../application/stages/choose-time";
import type { StageProps } from "../application/stages/stage";
import { Card } from "../ui/card";
import * as words from "../words/en/payment/payment-panels";

export function PaymentConfirmed(props: StageProps) {
  const { application, choice, promised, toCome, dayPanel } = props;
  if (dayPanel && !choice) return null;
  return (
    <Card>
      {!dayPanel && (
        <p className="label">
          {unpaidName(application.status, application) ?? words.confirmed(application.price)}
        </p>
      )}
      {choice ? (
        <ChooseTime id={application.id} choice={choice} promised={promised} />
      ) : (
        <>
          {/* An interview at this stage is one that the employer cancelled. */}
          <h2 className="mt-1">{application.interview ? words.waitingForDate : words.allSet}</h2>
          <PromiseLine promised={promised} />
          <p className="mt-2">{toCome?.text}</p>
          {!application.interview && <p className="mt-2">{toCome?.next}</p>}
        </>
      )}
      {application.price > 0 && <p className="mt-4 text-sm">{words.noMoreMoney}</p>}
    </Card>
  );
}
