import { Link } from "@remix-run/react";
import { Page } from "../frame/page";
import { Accordion } from "../ui/accordion";
import * as words from "../words/en/home/home";
import type { Example } from "./example.server";
import { ExampleTickets } from "./example-tickets";

/** Why paying here is safe, for people who were warned never to pay for a job. */
export function Trust({ example }: { example: Example }) {
  const items = words.trust(
    (text) => <Link to="/contact">{text}</Link>,
    (text) => <Link to="/how-it-works#promise">{text}</Link>,
  );
  return (
    <section className="band band-white">
      <Page>
        <div className="beside">
          <div>
            <h2 className="mb-5 text-section">{words.trustHeading}</h2>
            <Accordion
              name="trust"
              items={items.map((item) => ({ ...item, text: <p>{item.text}</p> }))}
            />
          </div>
          <ExampleTickets {...example} />
        </div>
      </Page>
    </section>
  );
}
