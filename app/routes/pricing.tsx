import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { REFUND_RULE } from "../brand";
import { gstSplit, rupees, rupeesAndPaise } from "../format";
import { pageMeta } from "../page-meta";
import { Page } from "../parts/page";
import { QUESTIONS } from "../parts/questions";
import { SafetyLine } from "../parts/safety-line";
import { Accordion } from "../ui/accordion";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { CheckList } from "../ui/check-list";
import { Counterfoil } from "../ui/counterfoil";
import { Ticket } from "../ui/ticket";

const PRICE = 199;
const MONEY_QUESTIONS = QUESTIONS.filter(({ title }) => /charge|fail|refund|paying/.test(title));

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Pricing · Pakka",
    description:
      "One price: ₹199 per interview slot, all taxes in, due only if you pass the free test and want the slot. Refund rule and comparison with job boards.",
  });

const comparison = [
  ["Searching and applying", "₹0", "Often ₹0"],
  ["When you pay", "After you pass, if you want the slot", "Often in advance"],
  ["What the money buys", "One interview, kept for you", "More visibility"],
  ["Screening test and result", "Included, result at once", "Depends on the board"],
  ["Preparation material for the role", "Included", "Often extra"],
  ["If the employer cancels", "Full refund or a new date", "Depends on the board"],
] as const;

export default function Pricing() {
  const { base, gst } = gstSplit(PRICE * 100);
  return (
    <>
      <Page>
        <h1>Pricing</h1>
        <p className="mt-2 mb-7 max-w-[64ch] text-lg">
          One price: {rupees(PRICE)} per interview slot, all taxes in. Due only if you pass the free
          test and want the slot. The price of each job stands on the job.
        </p>
        <Ticket
          tone="open"
          lying
          label="Job Seeker Basic"
          state={rupees(PRICE)}
          until="per interview slot, all taxes in"
          counterfoil={
            <Counterfoil
              lines={[
                { label: "Slot fee", value: rupeesAndPaise(base) },
                { label: "GST 18%", value: rupeesAndPaise(gst) },
                { label: "Total, all in", value: rupeesAndPaise(PRICE * 100), strong: true },
                { label: "If you don’t pass", value: rupeesAndPaise(0) },
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
              <Accordion name="questions" items={MONEY_QUESTIONS} />
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
    <table className="table compare">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">What</span>
          </th>
          <th scope="col">Pakka</th>
          <th scope="col">Traditional job boards</th>
        </tr>
      </thead>
      <tbody>
        {comparison.map(([what, here, there]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{here}</td>
            <td className="text-ink-2">{there}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
