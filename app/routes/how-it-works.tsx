import type { MetaFunction } from "@remix-run/cloudflare";
import { pageMeta } from "../page-meta";
import { FiveSteps, WhatItBuys } from "../parts/home-facts";
import { Page } from "../parts/page";
import { QUESTIONS } from "../parts/questions";
import { SafetyLine } from "../parts/safety-line";
import { Accordion } from "../ui/accordion";
import { ButtonLink } from "../ui/button";
import { Note } from "../ui/note";

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "How it Works · Pakka",
    description:
      "Five steps from finding a job to the interview: a free test of under 15 minutes, a slot for ₹199 if you pass, preparation material, and a result.",
  });

export default function HowItWorks() {
  return (
    <>
      <Page>
        <h1>How it Works</h1>
        <p className="mt-2 max-w-[64ch] text-lg">
          Find a job, take a short free test, and pay only if you pass and want the slot: ₹199, all
          taxes in. Four of the five steps cost nothing.
        </p>
        <div className="my-7">
          <h2 className="sr-only">Five steps</h2>
          <FiveSteps />
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
                A confirmed slot belongs to one person. Nobody else can take it.
              </Note>
              <Note title="The result at once">
                You see how many of the answers were right when you finish the test.
              </Note>
              <Note title="Help to prepare">
                Material for this role is on your application page from the moment you pay.
              </Note>
            </div>
          </div>
        </Page>
      </section>
      <section className="band">
        <Page>
          <h2 className="mb-5 text-section">What is free, what ₹199 buys</h2>
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
            <Accordion name="questions" items={[...QUESTIONS]} />
          </div>
        </Page>
      </section>
      <section className="band">
        <Page>
          <div className="titled">
            <h2 className="text-section">For employers</h2>
            <div>
              <p className="max-w-[64ch]">
                Meet people who passed your screening test and chose your slot. You set the job, the
                number of slots and the test, and pay a success fee when you hire.
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
