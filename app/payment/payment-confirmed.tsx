import { unpaidName } from "../application/result/endings";
import { CancelRule } from "../application/stages/choices";
import { ChooseTime, PromiseBox } from "../application/stages/choose-time";
import { Preparation } from "../application/stages/preparation";
import type { StageProps } from "../application/stages/stage";
import { ButtonLink } from "../ui/button";
import { Card, Perforation } from "../ui/card";
import { InfoBox } from "../ui/info-box";
import { SafetyBox } from "../ui/safety-box";
import * as words from "../words/en/payment/payment-panels";

export function PaymentConfirmed(props: StageProps) {
  const { application, costs, choice, promised, cancelRule, toCome, dayPanel } = props;
  if (dayPanel && !choice) return <Preparation points={application.preparation} />;
  return (
    <>
      <Card>
        {!dayPanel && (
          <p className="label">{unpaidName(application.status, application) ?? words.confirmed}</p>
        )}
        {choice ? (
          <ChooseTime id={application.id} choice={choice} />
        ) : (
          <>
            {/* An interview at this stage is one that the employer cancelled. */}
            <h2 className="mt-1">{application.interview ? words.waitingForDate : words.allSet}</h2>
            <p className="mt-2">{toCome?.text}</p>
          </>
        )}
        <p className="mt-2">{costs}</p>
        {(promised || cancelRule || !choice) && <Perforation />}
        <PromiseBox promised={promised} />
        {choice ? <CancelRule title={words.noneGood} rule={cancelRule} /> : <WhatNext {...props} />}
        <Perforation />
        <ButtonLink to="/applications" variant="second">
          {words.goBack}
        </ButtonLink>
      </Card>
      <Preparation points={application.preparation} />
      {application.price > 0 && <SafetyBox>{words.noMoreMoney}</SafetyBox>}
    </>
  );
}

function WhatNext({ application, cancelRule, toCome }: StageProps) {
  const prepared = (application.preparation?.length ?? 0) > 0;
  return (
    <div className="three">
      <InfoBox title={words.nowTitle}>{prepared ? words.readMaterial : words.readJobAgain}</InfoBox>
      <InfoBox title={words.nextTitle}>{toCome?.next}</InfoBox>
      <CancelRule title={words.changedMind} rule={cancelRule} />
    </div>
  );
}
