import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/home/pricing";
import * as promisesWords from "~worker/words/promises";
import { SLOT_FEE } from "../../worker/facts/money/fees";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { SafetyLine } from "../frame/safety-line";
import { priceRange } from "../home/prices.server";
import { questions } from "../home/questions";
import { Accordion } from "../ui/accordion";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { CheckList } from "../ui/check-list";
import { PriceStub, Ticket } from "../ui/ticket/ticket";
import { gstSplit, rupees, rupeesAndPaise } from "../words/format";
import "../home/pricing.css";

export const loader = async ({ context: { session } }: LoaderFunctionArgs) => ({
  prices: await priceRange(session),
});

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.title, description: words.description });

export default function Pricing() {
  const { prices } = useLoaderData<typeof loader>();
  const { base, gst } = gstSplit(SLOT_FEE * 100);
  return (
    <>
      <Page>
        <div className="titled">
          <div>
            <h1>{words.heading}</h1>
            <p className="mt-2 text-lg">{words.introduction(prices)}</p>
          </div>
          <div>
            <Ticket
              tone="open"
              className="ticket-lying"
              label={
                <>
                  {words.plan} <Badge tone="purple">{words.popular}</Badge>
                </>
              }
              state={rupees(SLOT_FEE)}
              until={words.perSlot}
              counterfoil={
                <PriceStub
                  lines={[
                    { label: words.slotFee, value: rupeesAndPaise(base) },
                    { label: words.gst, value: rupeesAndPaise(gst) },
                    {
                      label: words.total,
                      value: rupeesAndPaise(SLOT_FEE * 100),
                      strong: true,
                    },
                    { label: words.notPassed, value: rupeesAndPaise(0) },
                  ]}
                  note={promisesWords.REFUND_RULE}
                />
              }
            >
              <div className="mb-5">
                <CheckList items={words.benefits.map((text) => ({ text }))} />
              </div>
              <ButtonLink to="/jobs" size="lg" className="w-full">
                {words.browse}
              </ButtonLink>
            </Ticket>
            <div className="mt-5">
              <SafetyLine />
            </div>
          </div>
        </div>
      </Page>
      <section className="band band-white">
        <Page>
          <div className="titled">
            <h2 className="text-section">{words.comparisonHeading}</h2>
            <Comparison />
          </div>
        </Page>
      </section>
      <section className="band">
        <Page>
          <div className="titled">
            <h2 className="text-section">{words.questionsHeading}</h2>
            <div>
              <Accordion name="questions" items={questions(prices).filter(({ money }) => money)} />
              <p className="mt-5">
                {words.somethingElse(
                  (text) => (
                    <Link to="/contact">{text}</Link>
                  ),
                  (text) => (
                    <Link to="/jobs?free=true">{text}</Link>
                  ),
                )}
              </p>
            </div>
          </div>
        </Page>
      </section>
    </>
  );
}

function Comparison() {
  return (
    <div className="@container">
      <table className="table compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.what}</span>
            </th>
            <th scope="col">{words.us}</th>
            <th scope="col">{words.others}</th>
          </tr>
        </thead>
        <tbody>
          {words.comparison.map(([what, here, there]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-head={words.us}>{here}</td>
              <td data-head={words.others} className="text-ink-2">
                {there}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
