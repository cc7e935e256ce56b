import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import * as words from "~app/words/application/stages";
import { useHydrated } from "../../delivery/hydrated";
import { whySlotFree } from "../../jobs/why-free";
import { Button, ButtonLink } from "../../ui/button";
import { Card, Perforation } from "../../ui/card";
import { showToast } from "../../ui/overlay/toast";
import { hasNoSlot, isFull, mayKeepAgain, type StageProps, scoreWords } from "../view/stage";
import { ActionForm, NextActions } from "./choices";

const COPIED_MS = 3000;

/** The link to read, open and copy. The copy button needs script, so only script shows it. */
function TestLink({ link }: { link: string }) {
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    field.current?.select();
    try {
      // Absent on plain http; the selected text can still be copied by hand there.
      await navigator.clipboard.writeText(link);
      setCopied(true);
      showToast(words.linkCopied);
    } catch {
      showToast({ ...words.copyFailed, tone: "error" });
    }
  };
  return (
    <div className="grid gap-3">
      <label className="strong" htmlFor="test-link">
        {words.yourLink}
      </label>
      <input
        id="test-link"
        ref={field}
        className="control"
        value={link}
        readOnly
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <a href={link} target="_blank" rel="noreferrer" className="btn btn-primary btn-lg">
          {words.openTest}
        </a>
        {hydrated && (
          <Button type="button" variant="second" size="lg" onClick={copy}>
            {copied ? words.copied : words.copyLink}
          </Button>
        )}
      </div>
    </div>
  );
}

export function Applied({ application }: StageProps) {
  const { slot } = application;
  return (
    <Card>
      <h2>{words.appliedTitle}</h2>
      <p className="mt-2">
        {words.applicationIsIn(application.job.title)}{" "}
        {!hasNoSlot(application) && slot.expiresAt && words.slotKeptUntil(slot.expiresAt)}
      </p>
      <Perforation />
      <h3>{words.nextSteps}</h3>
      <ol className="mt-2 grid list-decimal gap-2 pl-6">
        <li>{words.linkComes}</li>
        <li>{words.takeTest}</li>
        <li>{words.passingGuarantees}</li>
      </ol>
      <ButtonLink to="/applications" variant="second" className="mt-5">
        {words.back}
      </ButtonLink>
    </Card>
  );
}

export function TestPending({ application, testLink, testWait }: StageProps) {
  const { assessment, slot } = application;
  const getting = useNavigation().formData?.get("intent") === "get-link";
  return (
    <Card>
      <h2>{words.testPending}</h2>
      <p className="mt-2">
        {testWait ?? words.linkIsHere(hasNoSlot(application) ? undefined : slot.expiresAt)}
      </p>
      {assessment && (
        <p className="mt-2 text-ink-2">
          {words.testFacts(assessment.questions, assessment.minutes, assessment.needed)}
        </p>
      )}
      {!testWait && <Perforation />}
      {!testWait &&
        (testLink ? (
          <TestLink link={testLink} />
        ) : (
          <Form method="post" preventScrollReset data-failure={words.noLink}>
            <input type="hidden" name="intent" value="get-link" />
            <Button
              variant={mayKeepAgain(application) ? "second" : "primary"}
              size="lg"
              className="w-full"
              disabled={getting}
            >
              {getting ? words.gettingLink : words.getLink}
            </Button>
          </Form>
        ))}
      <NextActions />
    </Card>
  );
}

/** Between the end of the test and its result, while it is graded. */
export function TestChecked() {
  return (
    <Card>
      <h2>{words.testCompleted}</h2>
      <p className="mt-2">{words.beingChecked}</p>
      <NextActions>
        <ButtonLink to="" reloadDocument>
          {words.loadAgain}
        </ButtonLink>
      </NextActions>
    </Card>
  );
}

export function TestFailed({ failed: [text, again] = [] }: StageProps) {
  return (
    <Card>
      <p className="label">{words.testFailed}</p>
      <h2 className="mt-1">{words.roomToGrow}</h2>
      <p className="mt-2">{text}</p>
      <Perforation />
      {again && <p>{again}</p>}
      <NextActions>
        <ButtonLink to="/jobs">{words.browseJobs}</ButtonLink>
      </NextActions>
    </Card>
  );
}

/**
 * The test was passed and there is nothing to pay, but the slot is missing: none was left, or the
 * job had a price until the company was checked again. The candidate can claim a free slot.
 */
export function TestPassed({ application }: StageProps) {
  const isFree = !isFull(application) && !application.slot.againFrom;
  return (
    <Card>
      <h2>{words.testPassed}</h2>
      <p className="mt-2">
        {words.passedFree(scoreWords(application), whySlotFree(application) ?? "applied")}
      </p>
      <NextActions>{isFree && <ActionForm intent="claim">{words.book}</ActionForm>}</NextActions>
    </Card>
  );
}
