import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/assessment/practice";
import * as topicsWords from "~worker/words/topics";
import { PRACTICE, PRACTICE_SLUGS, practicePath } from "../../worker/facts/jobs/practice";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { testTokenIn } from "../preparation/test-token.server";
import { ButtonLink } from "../ui/button";

/** A candidate may come from their test; the address keeps its token for the way back. */
export const loader = ({ request }: LoaderFunctionArgs) => ({ token: testTokenIn(request) });

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.listTitle, description: words.listDescription });

export default function PracticeList() {
  const { token } = useLoaderData<typeof loader>();
  const search = token ? `?test=${token}` : "";
  return (
    <Page narrow>
      <h1>{words.listHeading}</h1>
      <p className="mt-3">{words.listIntroduction}</p>
      <p className="mt-3">{words.howItWorks}</p>
      <h2 className="mt-5">{words.chooseWork}</h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {PRACTICE_SLUGS.map((slug) => (
          <li key={slug}>
            <ButtonLink to={practicePath(slug) + search} variant="second" className="w-full">
              {topicsWords.categoryName(PRACTICE[slug])}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <ButtonLink to={token ? `/assessment/${token}` : "/jobs"} size="lg">
          {token ? words.toTest : words.toJobs}
        </ButtonLink>
      </p>
    </Page>
  );
}
