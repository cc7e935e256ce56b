import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SLOT_FEE } from "../../worker/facts/fees";
import { rupees } from "../format";
import { pageMeta } from "../page-meta";
import { FiveSteps, WhatItBuys } from "../parts/home-facts";
import { Page } from "../parts/page";
import { questions } from "../parts/questions";
import { SafetyLine } from "../parts/safety-line";
import { priceRange } from "../prices.server";
import { Accordion } from "../ui/accordion";
import { ButtonLink } from "../ui/button";
import { Note } from "../ui/note";

export const loader = async ({ context: { visit } }: LoaderFunctionArgs) => ({
  prices: await priceRange(visit),
});

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "How it Works · Pakka",
    description:
      "Five steps from finding a job to the interview: a free test of under 15 minutes, an interview slot if you pass, preparation material, and a result.",
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
              <Note title="An interview that is yours">
                A slot that you booked is yours alone. Nobody else can take it.
              </Note>
              <Note title="The result at once">
                You see at the end of the test whether you passed.
              </Note>
              <Note title="Help to prepare">
                When you have paid, your application page shows how to prepare for this job.
              </Note>
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
