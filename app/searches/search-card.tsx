import { Form } from "@remix-run/react";
import * as words from "~app/words/searches/searches";
import type { SavedSearch } from "../../worker/contract/searches";
import { ReturnTo } from "../forms/return-to";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { searchLabel } from "./search-label";

/** A saved search, with a link to its list and buttons to pause and end it. */
export function SearchCard({ saved }: { saved: SavedSearch }) {
  const label = searchLabel(saved.search);
  const toggle = saved.isPaused ? "resume" : "pause";
  const toggleWords = saved.isPaused ? words.resume : words.pause;
  return (
    <Card>
      <h2>{label}</h2>
      <p className="mt-2 text-ink-2">{saved.isPaused ? words.paused : words.active}</p>
      <Form
        method="post"
        action="/searches"
        data-failure={words.notDone.body}
        data-failure-title={words.notDone.title}
        className="mt-4 flex flex-wrap gap-3"
      >
        <input type="hidden" name="id" value={saved.id} />
        <ReturnTo />
        <ButtonLink to={`/jobs?${saved.search}`} variant="second">
          {words.showJobs}
        </ButtonLink>
        <Button
          variant="second"
          name="intent"
          value={toggle}
          aria-label={words.buttonFor(toggleWords, label)}
        >
          {toggleWords}
        </Button>
        <Button
          variant="second"
          name="intent"
          value="end"
          aria-label={words.buttonFor(words.end, label)}
        >
          {words.end}
        </Button>
      </Form>
    </Card>
  );
}
