import type { ReactNode } from "react";
import * as words from "~app/words/assessment/assessment";
import type { Assessment } from "../../worker/contract/assessments";
import { brand } from "../../worker/facts/brand";
import { LanguageSwitch } from "../frame/choices";
import { Page } from "../frame/page";
import { ButtonLink } from "../ui/button";

export interface TestPage {
  test: Assessment;
  /** The question shown, counted from 1. */
  number: number;
  token: string;
  /** The questions are in English, which is not the reader's language. */
  isInEnglish: boolean;
  now: string;
}

/** The test's own top bar: without menus, so that a candidate does not leave by mistake. */
export function TestFrame(props: {
  test?: Assessment;
  /** Absent on a question, whose form has the switch, so that what was chosen is saved. */
  languages?: boolean;
  children: ReactNode;
}) {
  const { test, languages = true, children } = props;
  return (
    <>
      <div className="test-bar">
        <div className="page flex min-h-15 items-center gap-5 py-3">
          <img src="/logo.svg" alt={brand.name} width="128" height="34" />
          {test && (
            <p className="hidden flex-1 text-ink-2 md:block">
              {words.barTitle(test.jobTitle, test.company)}
            </p>
          )}
          {languages && (
            <div className="ml-auto">
              <LanguageSwitch className="top-language" />
            </div>
          )}
        </div>
      </div>
      {children}
    </>
  );
}

export function NotFoundTest() {
  return (
    <TestFrame>
      <Page narrow>
        <h1>{words.notFoundTitle}</h1>
        <p className="mt-3 mb-5">{words.notFound}</p>
        <ButtonLink to="/applications">{words.viewApplications}</ButtonLink>
      </Page>
    </TestFrame>
  );
}
