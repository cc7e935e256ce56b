import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { SLOT_FEE } from "../../worker/facts/fees";
import { CtaBanner } from "../frame/cta-banner";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { SafetyLine } from "../frame/safety-line";
import { priceRange } from "../home/prices.server";
import { rupees } from "../words/format";
import "../frame/prose.css";

export const loader = async ({ context: { session } }: LoaderFunctionArgs) => ({
  prices: await priceRange(session),
});

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "About · Pakka",
    description:
      "Pakka means sure, confirmed. Why we built a job marketplace where a free test comes first, and you pay only to book an interview slot.",
  });

export default function About() {
  const { prices } = useLoaderData<typeof loader>();
  return (
    <>
      <Page>
        <div className="titled">
          <h1>About Pakka</h1>
          <div className="prose">
            <p className="text-lg">
              <span lang="hi">पक्का</span>, pakka, means sure, confirmed. Your interview should be
              sure before you travel to it.
            </p>
            <h2>What was wrong</h2>
            <p>
              People apply for many jobs and hear nothing. Some messages that come ask for money
              first, and then there is no job. So people learn never to pay, and they are right.
            </p>
            <h2>What we do</h2>
            <p>
              Searching, applying and testing are free. A short test shows that you can do the work.
              If you pass, you can book an interview slot with the employer:{" "}
              {prices ?? rupees(SLOT_FEE)}, including GST. It is kept for you alone, like a reserved
              seat in a train. If you do not pass, you do not pay.
            </p>
            <h2>What we do not do</h2>
            <p>
              We do not sell jobs. Paying does not change what the employer decides. We ask for
              money in one place only: your own application page.{" "}
              <Link to="/pricing">The price of a job and the refund rule</Link> are the same for
              everyone.
            </p>
            <h2>For employers</h2>
            <p>
              You meet people who passed your test and booked an interview with you.{" "}
              <Link to="/contact">Partner with us</Link>.
            </p>
            <SafetyLine />
          </div>
        </div>
      </Page>
      <CtaBanner />
    </>
  );
}
