import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/home/how-it-works";
import * as fees from "~app/words/payment/fees";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { SafetyLine } from "../frame/safety-line";
import { FiveSteps, WhatItBuys } from "../home/home-facts";
import { priceRange } from "../home/prices.server";
import { questions } from "../home/questions";
import { Accordion } from "../ui/accordion";
import { ButtonLink } from "../ui/button";
import { InfoBox } from "../ui/card";

export const loader = async ({ context: { session } }: LoaderFunctionArgs) => ({
  prices: await priceRange(session),
});

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.title, description: words.description });

function InfoBoxes({ items }: { items: readonly { title: string; text: ReactNode }[] }) {
  return (
    <div className="three">
      {items.map(({ title, text }) => (
        <InfoBox key={title} title={title}>
          {text}
        </InfoBox>
      ))}
    </div>
  );
}

/** The promise of a booked slot, and the consequences if it is not kept. */
function PromiseInFull() {
  return (
    <>
      <h2 className="mb-5 text-section" id="promise">
        {words.promiseHeading}
      </h2>
      <InfoBoxes items={words.promiseRules} />
      <h2 className="mt-7 mb-5 text-xl">{words.otherwiseHeading}</h2>
      <InfoBoxes items={words.otherwiseRules} />
    </>
  );
}

export default function HowItWorks() {
  const { prices } = useLoaderData<typeof loader>();
  return (
    <>
      <Page>
        <h1>{words.heading}</h1>
        <p className="mt-2 max-w-[64ch] text-lg">{words.introduction(prices)}</p>
        <div className="my-7">
          <h2 className="sr-only">{words.stepsHeading}</h2>
          <FiveSteps />
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/jobs">{words.browse}</ButtonLink>
          <ButtonLink to="/login" variant="second">
            {words.createAccount}
          </ButtonLink>
        </div>
      </Page>
      <section className="band band-white">
        <Page>
          <div className="titled">
            <h2 className="text-section">{words.benefitsHeading}</h2>
            <InfoBoxes items={words.benefits} />
          </div>
        </Page>
      </section>
      <section className="band">
        <Page>
          <PromiseInFull />
        </Page>
      </section>
      <section className="band band-white">
        <Page>
          <h2 className="mb-5 text-section">{fees.whatItBuysHeading}</h2>
          <WhatItBuys />
          <div className="mt-5">
            <SafetyLine />
          </div>
        </Page>
      </section>
      <section className="band" id="questions">
        <Page>
          <div className="titled">
            <h2 className="text-section">{fees.questionsHeading}</h2>
            <Accordion name="questions" items={questions(prices)} />
          </div>
        </Page>
      </section>
      <section className="band band-white">
        <Page>
          <div className="titled">
            <h2 className="text-section">{words.employersHeading}</h2>
            <div>
              <p className="max-w-[64ch]">{words.employers}</p>
              <div className="mt-4 flex flex-wrap gap-3">
                <ButtonLink to="/for-employers" reloadDocument>
                  {words.forEmployers}
                </ButtonLink>
                <ButtonLink to="/contact" variant="second">
                  {words.partner}
                </ButtonLink>
              </div>
            </div>
          </div>
        </Page>
      </section>
    </>
  );
}
