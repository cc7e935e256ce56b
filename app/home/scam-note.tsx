import { Link } from "@remix-run/react";
import { Page } from "../frame/page";
import { InfoBoxes } from "../ui/info-boxes";
import * as words from "../words/en/home/home";

export function ScamNote() {
  return (
    <section className="band band-white">
      <Page>
        <div className="titled">
          <h2 className="text-title">{words.scamsHeading}</h2>
          <InfoBoxes items={words.scams((text) => <Link to="/contact">{text}</Link>)} />
        </div>
      </Page>
    </section>
  );
}
