import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { GST_PERCENT, SLOT_FEE } from "../../worker/facts/fees";
import { REFUND_RULE } from "../../worker/facts/promises";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { SafetyLine } from "../frame/safety-line";
import { EachPrice } from "../home/home-facts";
import { priceRange } from "../home/prices.server";
import { questions } from "../home/questions";
import { Accordion } from "../ui/accordion";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { CheckList } from "../ui/check-list";
import { PriceStub } from "../ui/ticket/price-stub";
import { Ticket } from "../ui/ticket/ticket";
import { gstSplit, rupees, rupeesAndPaise } from "../words/format";
import "../ui/table.css";

export const loader = async ({ context: { session } }: LoaderFunctionArgs) => ({
  prices: await priceRange(session),
});

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Pricing · Pakka",
    description:
      "What an interview slot costs, when you pay, and when you get the money back. You pay only if you pass the free test and want the slot.",
  });

const US = "Pakka";
const OTHERS = "Traditional job boards";

const comparison = [
  ["Searching and applying", rupees(0), `Often ${rupees(0)}`],
  ["When you pay", "After you pass, if you want the slot", "Often in advance"],
  ["What the money buys", "One interview, kept for you", "More visibility"],
  ["Screening test and result", "Free, result at once", "Depends on the board"],
  ["Preparation material for the job", "Included", "Often extra"],
  ["If the employer cancels", "Money back or a new date", "Depends on the board"],
] as const;

export default function Pricing() {
  const { prices } = useLoaderData<typeof loader>();
  const { base, gst } = gstSplit(SLOT_FEE * 100);
  return (
    <>
      <Page>
        <h1>Pricing</h1>
        <p className="mt-2 mb-7 max-w-[64ch] text-lg">
          <EachPrice prices={prices} /> GST is included. You pay only if you pass the free test and
          want the interview slot.
        </p>
        <Ticket
          tone="open"
          lying
          label="Job Seeker Basic"
          state={rupees(SLOT_FEE)}
          until="per interview slot, including GST"
          counterfoil={
            <PriceStub
              lines={[
                { label: "Slot fee", value: rupeesAndPaise(base) },
                { label: `GST ${GST_PERCENT}%`, value: rupeesAndPaise(gst) },
                {
                  label: "Total, including GST",
                  value: rupeesAndPaise(SLOT_FEE * 100),
                  strong: true,
                },
                { label: "If you do not pass", value: rupeesAndPaise(0) },
              ]}
              note={REFUND_RULE}
            />
          }
        >
          <Badge tone="purple">POPULAR</Badge>
          <div className="mt-4 mb-5">
            <CheckList
              items={[
                { text: "Guaranteed interview slot" },
                { text: "Job listings" },
                { text: "Basic skills assessment" },
                { text: "Interview preparation materials" },
                { text: "Application tracking" },
              ]}
            />
          </div>
          <ButtonLink to="/jobs" size="lg">
            Browse Jobs
          </ButtonLink>
        </Ticket>
        <div className="mt-5">
          <SafetyLine />
        </div>
      </Page>
      <section className="band band-white">
        <Page>
          <div className="titled">
            <h2 className="text-section">Beside traditional job boards</h2>
            <Comparison />
          </div>
        </Page>
      </section>
      <section className="band">
        <Page>
          <div className="titled">
            <h2 className="text-section">Questions about money</h2>
            <div>
              <Accordion name="questions" items={questions(prices).filter(({ money }) => money)} />
              <p className="mt-5">
                Something else? <Link to="/contact">Write to us</Link>, or{" "}
                <Link to="/jobs?free=true">see jobs where the employer pays</Link>.
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
              <span className="sr-only">What</span>
            </th>
            <th scope="col">{US}</th>
            <th scope="col">{OTHERS}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(([what, here, there]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-head={US}>{here}</td>
              <td data-head={OTHERS} className="text-ink-2">
                {there}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
