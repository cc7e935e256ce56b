import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/home/about";
import { CtaBanner } from "../frame/cta-banner";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { SafetyLine } from "../frame/safety-line";
import { priceRange } from "../home/prices.server";
import "../frame/prose.css";

export const loader = async ({ context: { session } }: LoaderFunctionArgs) => ({
  prices: await priceRange(session),
});

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.title, description: words.description });

export default function About() {
  const { prices } = useLoaderData<typeof loader>();
  return (
    <>
      <Page>
        <div className="titled">
          <h1>{words.heading}</h1>
          <div className="prose">
            <p className="text-lg">{words.name}</p>
            <h2>{words.problemHeading}</h2>
            <p>{words.problem}</p>
            <h2>{words.workHeading}</h2>
            <p>{words.work(prices)}</p>
            <h2>{words.limitsHeading}</h2>
            <p>
              {words.limits((text) => (
                <Link to="/pricing">{text}</Link>
              ))}
            </p>
            <h2>{words.employersHeading}</h2>
            <p>
              {words.employers((text) => (
                <Link to="/contact">{text}</Link>
              ))}
            </p>
            <SafetyLine />
          </div>
        </div>
      </Page>
      <CtaBanner />
    </>
  );
}
