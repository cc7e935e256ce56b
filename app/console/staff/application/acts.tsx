import { Link } from "@remix-run/react";
import * as words from "~app/words/console/application";
import * as largeWords from "~app/words/console/large-acts";
import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import { isAtTest, isDisputed, isHeld, isKept } from "../../../../worker/facts/guarantee/statuses";
import { formOf } from "../../../forms/form";
import { Button, ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { ActForm, useRefused } from "../../act-form";

interface Props {
  detail: StaffApplicationDetail;
  isAdmin: boolean;
}

/** The possible acts, the most likely first. Large acts have a page of their own with a preview. */
export function Acts({ detail, isAdmin, isAhead }: Props & { isAhead: boolean }) {
  const { id, payments, choices, orders, interviews, slot, returnWaitsSince, candidateView } =
    detail;
  const may = detail.acts;
  const { acts } = words;
  const keptPayment =
    detail.payment && isKept(detail.payment) ? detail.payment : payments.find(isKept);
  const page = `/staff/applications/${id}`;
  return (
    <section aria-label={acts.heading} className="console-acts line-acts">
      {candidateView.next && <ButtonLink to={`${page}#time`}>{acts.time}</ButtonLink>}
      {isAdmin && interviews.some(isDisputed) && (
        <ButtonLink to={`${page}#interviews`}>{words.interviews.decide}</ButtonLink>
      )}
      {isAdmin && may.result && (
        <ButtonLink to={`/staff/results?marked=${id}&back=${page}`}>{acts.result}…</ButtonLink>
      )}
      {isAdmin && may.undo && <Press intent="undo" text={acts.undo} />}
      {isAhead && (
        <>
          <ButtonLink to={`${page}/move`} variant="second">
            {acts.move}…
          </ButtonLink>
          <ButtonLink to={`${page}/call-off`} variant="second">
            {acts.callOff}…
          </ButtonLink>
        </>
      )}
      {isAdmin && returnWaitsSince && <Press intent="return" text={acts.return} />}
      {isAdmin && keptPayment && (
        <ButtonLink to={`${page}/refund`} variant="second">
          {acts.refund(keptPayment.amount)}…
        </ButtonLink>
      )}
      {isAdmin && choices.cancel && (
        <ButtonLink to={`${page}/cancel`} variant="second">
          {acts.cancel}…
        </ButtonLink>
      )}
      {isAdmin && (
        <ButtonLink to={`${page}/goodwill`} variant="second">
          {acts.goodwill}…
        </ButtonLink>
      )}
      {isAdmin && isHeld(slot) && <Press intent="release" text={acts.release} />}
      {orders.length > 0 && <Press intent="check" text={acts.check} />}
      <ButtonLink to={`${page}#comment`} variant="second">
        {acts.comment}
      </ButtonLink>
    </section>
  );
}

function Press({ intent, text }: { intent: string; text: string }) {
  return (
    <ActForm>
      <Button name="intent" value={intent} variant="second">
        {text}
      </Button>
    </ActForm>
  );
}

/** A time for a candidate who waits: one button for each free time, or a form for another time. */
export function TimeCard({ detail }: Pick<Props, "detail">) {
  const { freeTimes, candidateView, jobId } = detail;
  const { next } = candidateView;
  const { time } = words;
  const refusal = useRefused({ intent: "own-time" });
  const { field } = formOf(refusal);
  if (!next) return null;
  return (
    <Card as="section">
      <h2 id="time">{time.heading}</h2>
      {freeTimes.length > 0 ? <p>{time.free}</p> : <p>{time.noFree}</p>}
      <p>
        <Link to={`/staff/jobs/${jobId}/waiting`}>{largeWords.waiting.all}</Link>
      </p>
      <div className="line-times">
        {freeTimes.map(({ dayId, at, clash }) => (
          <ActForm key={`${dayId} ${at}`}>
            <input type="hidden" name="dayId" value={dayId} />
            <input type="hidden" name="at" value={at} />
            <Button name="intent" value="free-time" variant="second">
              {time.option(at, clash)}
            </Button>
          </ActForm>
        ))}
      </div>
      <details open={refusal !== undefined}>
        <summary className="console-fold">{time.own}</summary>
        <ActForm className="console-form">
          <p>{time.ownText}</p>
          <input type="hidden" name="round" value={next.round ?? ""} />
          <div className="console-grid">
            <Field
              // The API treats both fields as one time, `at`.
              {...field("at")}
              name="date"
              defaultValue={field("date").defaultValue}
              type="date"
              label={time.date}
              required
            />
            <Field {...field("time")} type="time" label={time.at} required />
            <Field {...field("place")} label={time.place} maxLength={300} />
            <Field {...field("link")} type="url" label={time.link} maxLength={500} />
          </div>
          <div className="console-acts">
            <Button name="intent" value="own-time" variant="second">
              {time.set}
            </Button>
          </div>
        </ActForm>
      </details>
    </Card>
  );
}

/** Adds minutes to a test that is not finished. */
export function ExtraTime({ detail: { status, extraMinutes }, isAdmin }: Props) {
  const defaults = { minutes: String(extraMinutes || "") };
  const { field } = formOf(useRefused({ intent: "extra-time" }), defaults);
  if (!isAdmin || !isAtTest(status)) return null;
  return (
    <Card as="section">
      <ActForm className="console-form">
        <Field
          {...field("minutes")}
          label={words.extra.label}
          inputMode="numeric"
          maxLength={3}
          required
        />
        <div className="console-acts">
          <Button name="intent" value="extra-time" variant="second">
            {words.extra.give}
          </Button>
        </div>
      </ActForm>
    </Card>
  );
}
