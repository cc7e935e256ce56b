import * as helpWords from "~app/words/support/help";
import type { OwnQuery } from "../../worker/contract/queries";
import { Accordion } from "../ui/accordion";
import { langOf } from "../words/format";

/** A candidate's earlier questions, with our answers, the newest first. */
export function AskedBefore({ queries }: { queries: OwnQuery[] }) {
  return (
    <section className="my-7">
      <h2 className="mb-5">{helpWords.asked.heading}</h2>
      <Accordion
        name="asked"
        items={queries.map((query, at) => ({
          title: query.subject,
          text: <Exchange query={query} />,
          open: at === 0,
        }))}
      />
    </section>
  );
}

function Exchange({ query: { id, description, createdAt, replies } }: { query: OwnQuery }) {
  return (
    <div className="grid gap-3">
      <Said heading={helpWords.asked.on(id, createdAt)} text={description} />
      {replies.map(({ message, at }) => (
        <Said key={message} heading={helpWords.asked.answered(at)} text={message} />
      ))}
      {replies.length === 0 && <p>{helpWords.asked.waiting}</p>}
    </div>
  );
}

function Said({ heading, text }: { heading: string; text: string }) {
  return (
    <div>
      <p className="text-sm text-ink-2">{heading}</p>
      <div lang={langOf(text)}>
        {text
          .split("\n")
          .filter((line) => line.trim() !== "")
          .map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
            <p key={at}>{line}</p>
          ))}
      </div>
    </div>
  );
}
