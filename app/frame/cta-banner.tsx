import * as words from "~app/words/frame/call-to-action";
import { ButtonLink } from "../ui/button";
import { Page } from "./page";

export function CtaBanner() {
  return (
    <section className="band band-dark on-dark">
      <Page>
        <div className="flex flex-wrap items-center justify-between gap-5">
          <div>
            <h2 className="text-section">{words.heading}</h2>
            <p className="mt-1">{words.text}</p>
          </div>
          <ButtonLink to="/jobs" variant="second">
            {words.browse}
          </ButtonLink>
        </div>
      </Page>
    </section>
  );
}
