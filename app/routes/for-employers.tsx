import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import * as words from "~app/words/home/for-employers";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { ButtonLink } from "../ui/button";
import { CheckList } from "../ui/check-list";

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.title, description: words.description });

const sections = () => [
  {
    heading: words.costHeading,
    points: words.cost((text) => <Link to="/contact">{text}</Link>),
  },
  { heading: words.expectedHeading, points: words.expected },
  { heading: words.recordHeading, points: words.record },
];

/** The costs, promises and public record of a company, before it signs up. */
export default function ForEmployers() {
  const start = (
    <ButtonLink to="/hiring/login" size="lg">
      {words.start}
    </ButtonLink>
  );
  return (
    <Page>
      <h1>{words.heading}</h1>
      <p className="mt-2 mb-5 max-w-[64ch] text-lg">{words.introduction}</p>
      {start}
      <p className="mt-3 max-w-[64ch] text-ink-2">{words.startNote}</p>
      <div className="three my-7">
        {sections().map(({ heading, points }) => (
          <section key={heading} className="card">
            <h2 className="mb-4 text-xl">{heading}</h2>
            <CheckList items={points.map((text) => ({ text }))} />
          </section>
        ))}
      </div>
      {start}
    </Page>
  );
}
