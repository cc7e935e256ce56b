import { Form, Link, useNavigation } from "@remix-run/react";
import * as words from "~app/words/resume/making";
import type { ResumeDraft } from "../../worker/contract/resumes";
import { Page } from "../frame/page";
import { BackLink } from "../ui/back-link";
import { Button } from "../ui/button";
import { langOf } from "../words/format";
import { STEPS, type Step, stepPath, THEN_CHECK } from "./steps";

const joined = (parts: (string | number | null | undefined | false)[]) =>
  parts.filter(Boolean).join(", ");

function answersIn(draft: ResumeDraft): Record<Step, string> {
  const { name, city, schooling, school, schoolYear, work, workYears, licence } = draft;
  return {
    name: name ?? "",
    place: city ?? "",
    schooling: joined([schooling && words.schoolings[schooling], school, schoolYear]),
    work:
      work === "first_job"
        ? words.works.first_job
        : joined([draft.role, draft.employer, workYears && words.years[workYears]]),
    skills: joined(draft.skills),
    languages: joined(draft.languages),
    licence: licence ? words.licences[licence] : "",
  };
}

/** All answers for a last check, before they become a resume. */
export function CheckPage({ draft, uploadKey }: { draft: ResumeDraft; uploadKey: string }) {
  const answers = answersIn(draft);
  const missing = [
    ...(draft.name === null ? [words.needed.name] : []),
    ...(draft.city === null ? [words.needed.place] : []),
  ];
  const making = useNavigation().formMethod === "POST";
  return (
    <Page narrow>
      <div className="resume-step">
        <BackLink to={stepPath("licence")}>{words.back}</BackLink>
        <h1>{words.questions.check}</h1>
        <ul className="rows">
          {STEPS.map((step) => (
            <li key={step} className="resume-answer">
              <div>
                <p className="text-sm text-ink-2">{words.answers[step]}</p>
                <p lang={langOf(answers[step])}>{answers[step] || words.none}</p>
              </div>
              <Link to={stepPath(step) + THEN_CHECK} className="btn btn-quiet">
                <span aria-hidden="true">{words.change}</span>
                <span className="sr-only">{words.changeOf(words.answers[step])}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-2">{words.noContact}</p>
        {missing.length > 0 && <p className="strong">{words.stillNeeded(missing)}</p>}
        <Form
          method="post"
          className="grid"
          data-failure={words.notMade.body}
          data-failure-title={words.notMade.title}
        >
          <input type="hidden" name="key" value={uploadKey} />
          <Button size="lg" disabled={making} data-busy={words.making}>
            {making ? words.making : words.make}
          </Button>
        </Form>
      </div>
    </Page>
  );
}
