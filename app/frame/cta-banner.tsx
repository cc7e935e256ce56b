import { ButtonLink } from "../ui/button";
import { Page } from "./page";

export function CtaBanner() {
  return (
    <section className="band band-dark on-dark">
      <Page>
        <div className="flex flex-wrap items-center justify-between gap-5">
          <div>
            <h2 className="text-section">Find your next interview</h2>
            <p className="mt-1">Free to search, apply and test.</p>
          </div>
          <ButtonLink to="/jobs" variant="second">
            Browse Jobs
          </ButtonLink>
        </div>
      </Page>
    </section>
  );
}
