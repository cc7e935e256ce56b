import { Link } from "@remix-run/react";
import { Page } from "../frame/page";
import { InfoBox } from "../ui/info-box";
import * as words from "../words/en/home/home";

export function ScamNote() {
  const { noJobs, noCalls, noSurprise } = words.scams;
  return (
    <section className="band band-white">
      <Page>
        <div className="titled">
          <h2 className="text-title">{words.scamsHeading}</h2>
          <div className="three">
            <InfoBox title={noJobs.title}>{noJobs.text}</InfoBox>
            <InfoBox title={noCalls.title}>
              {noCalls.text} <Link to="/contact">{noCalls.report}</Link>
            </InfoBox>
            <InfoBox title={noSurprise.title}>{noSurprise.text}</InfoBox>
          </div>
        </div>
      </Page>
    </section>
  );
}
