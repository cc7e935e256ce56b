import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { pageMeta } from "../page-meta";
import { CallBand } from "../parts/call-band";
import { Page } from "../parts/page";
import { SafetyLine } from "../parts/safety-line";
import "../parts/prose.css";

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "About · Pakka",
    description:
      "Pakka means sure, confirmed. Why we built a job marketplace where a free test comes first and the only thing for sale is an interview slot.",
  });

export default function About() {
  return (
    <>
      <Page>
        <div className="titled">
          <h1>About Pakka</h1>
          <div className="prose">
            <p className="text-lg">
              <span lang="hi">पक्का</span>, pakka: sure, confirmed. It is what people ask before they
              travel two hours to an interview. “Pakka?”
            </p>
            <h2>What was wrong</h2>
            <p>
              You apply to a hundred jobs and hear nothing. The one message that comes asks for
              money first. So people learn never to pay, and they are right.
            </p>
            <h2>What we do</h2>
            <p>
              Searching, applying and testing are free. A short test shows that you can do the work.
              If you pass, you may reserve an interview slot with the employer for ₹199, all taxes
              in. It is kept for you alone, as a seat is on a reserved ticket. If you don’t pass,
              you don’t pay.
            </p>
            <h2>What we don’t do</h2>
            <p>
              We don’t sell jobs. Paying does not change what the employer decides. We ask for money
              in one place only, and <Link to="/pricing">the price and the refund rule</Link> are
              the same for everyone.
            </p>
            <h2>For employers</h2>
            <p>
              You meet people who passed your test and chose your slot.{" "}
              <Link to="/contact">Partner with us</Link>.
            </p>
            <SafetyLine />
          </div>
        </div>
      </Page>
      <CallBand />
    </>
  );
}
