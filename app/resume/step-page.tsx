import { Form, Link, useNavigation } from "@remix-run/react";
import * as words from "~app/words/resume/making";
import type { ResumeDraft } from "../../worker/contract/resumes";
import { formOf, type Refusal, useRefusal } from "../forms/form";
import { FormPerson } from "../forms/form-person";
import { Page } from "../frame/page";
import { BackLink } from "../ui/back-link";
import { Button } from "../ui/button";
import { FormAlert } from "../ui/card";
import { QUESTIONS } from "./questions";
import { beside, STEPS, type Step, stepPath } from "./steps";

/** These are required for a resume, so they can't be skipped. */
const NEEDED: Step[] = ["name", "place"];

/** One question of a resume that is made on this site. */
export function StepPage(props: {
  step: Step;
  draft: ResumeDraft;
  refusal: Refusal;
  /** The phone number of the person who answers. */
  phone: string;
  /** The page to return to from the first question. */
  home: string;
  /** The path of the next page. */
  next: string;
}) {
  const { step, draft, refusal, phone, home, next } = props;
  const before = beside(step, -1);
  const nth = STEPS.indexOf(step) + 1;
  const form = useRefusal(refusal);
  const saving = useNavigation().formMethod === "POST";
  const Asked = QUESTIONS[step];
  return (
    <Page narrow>
      <div className="resume-step">
        <BackLink to={before ? stepPath(before) : home}>{words.back}</BackLink>
        <div>
          <p className="text-ink-2">
            {words.progress(nth, STEPS.length, draft.updatedAt !== null)}
          </p>
          <progress className="resume-progress" max={STEPS.length} value={nth} aria-hidden="true" />
        </div>
        {/* A new form per question, or the browser would keep the last choice. */}
        <Form
          method="post"
          key={step}
          noValidate
          ref={form}
          data-failure={words.notSaved.body}
          data-failure-title={words.notSaved.title}
          className="grid gap-5"
        >
          <FormPerson phone={phone} />
          <FormAlert title={words.notSaved.title} message={formOf(refusal).error} />
          <Asked draft={draft} refusal={refusal} />
          <Button size="lg" disabled={saving} data-busy={words.saving}>
            {saving ? words.saving : words.go}
          </Button>
        </Form>
        {!NEEDED.includes(step) && (
          <Link to={next} className="resume-skip">
            {words.skip}
          </Link>
        )}
      </div>
    </Page>
  );
}
