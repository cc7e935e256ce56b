import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SLOT_FEE } from "../../worker/facts/fees";
import { TEST_TIME } from "../../worker/facts/tests";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { SafetyLine } from "../frame/safety-line";
import { FiveSteps, WhatItBuys } from "../home/home-facts";
import { priceRange } from "../home/prices.server";
import { questions } from "../home/questions";
import { Accordion } from "../ui/accordion";
import { ButtonLink } from "../ui/button";
import { InfoBox } from "../ui/info-box";
import { rupees } from "../words/format";

export const loader = async ({ context: { session } }: LoaderFunctionArgs) => ({
  prices: await priceRange(session),
});

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "How it Works · Pakka",
    description: `Five steps from finding a job to the interview: a free test of ${TEST_TIME}, an interview slot if you pass, preparation material, and a result.`,
  });

export default function HowItWorks() {
  const { prices } = useLoaderData<typeof loader>();
  return (
    <>
      <Page>
        <h1>How it Works</h1>
        <p className="mt-2 max-w-[64ch] text-lg">
          Find a job and take a short free test. You pay only if you pass and want the interview
          slot: {prices ?? rupees(SLOT_FEE)}, including GST. The other four steps are free.
        </p>
        <div className="my-7">
          <h2 className="sr-only">Five steps</h2>
          <FiveSteps prices={prices} />
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
          <ButtonLink to="/login" variant="second">
            Create Account
          </ButtonLink>
        </div>
      </Page>
      <section className="band band-white">
        <Page>
          <div className="titled">
            <h2 className="text-section">What you get</h2>
            <div className="three">
              <InfoBox title="An interview that is yours">
                A slot that you booked is yours alone. Nobody else can take it.
              </InfoBox>
              <InfoBox title="The result at once">
                You see at the end of the test whether you passed.
              </InfoBox>
              <InfoBox title="Help to prepare">
                When you have paid, your application page shows how to prepare for this job.
              </InfoBox>
            </div>
          </div>
        </Page>
      </section>
      <section className="band">
        <Page>
          <h2 className="mb-5 text-section">What is free, what the fee buys</h2>
          <WhatItBuys />
          <div className="mt-5">
            <SafetyLine />
          </div>
        </Page>
      </section>
      <section className="band band-white" id="questions">
        <Page>
          <div className="titled">
            <h2 className="text-section">Questions people ask us</h2>
            <Accordion name="questions" items={questions(prices)} />
          </div>
        </Page>
      </section>
      <section className="band">
        <Page>
          <div className="titled">
            <h2 className="text-section">For employers</h2>
            <div>
              <p className="max-w-[64ch]">
                Meet people who passed your screening test and booked an interview with you. You set
                the job, the number of slots and the test. You pay a success fee when you hire.
              </p>
              <ButtonLink to="/contact" variant="second" className="mt-4">
                Partner With Us
              </ButtonLink>
            </div>
          </div>
        </Page>
      </section>
    </>
  );
}
