import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { OptionList } from "../assessment/option-list";
import { TestFrame } from "../assessment/test-frame";
import { Page } from "../frame/page";
import { Button, ButtonLink } from "../ui/button";
import * as words from "../words/en/assessment/practice";
import "../assessment/test.css";

export const handle = { bare: true };

/** Somebody comes from their test, whose token the address keeps for the way back. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const token = asked.get("test") ?? "";
  return {
    token: /^[\w-]+$/.test(token) ? token : null,
    answered: asked.has("answered"),
    chosen: asked.has("option") ? Number(asked.get("option")) : null,
  };
}

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function Practice() {
  const { token, answered, chosen } = useLoaderData<typeof loader>();
  return (
    <TestFrame>
      <Page narrow>
        <p className="label">{words.label}</p>
        <p className="mt-3 mb-5">{words.introduction}</p>
        <Form className="grid gap-5" preventScrollReset>
          {token && <input type="hidden" name="test" value={token} />}
          <OptionList question={{ prompt: words.question, options: words.options, chosen }} />
          <p role="status" className="strong">
            {answered && verdictOn(chosen)}
          </p>
          <Button size="lg" name="answered" value="yes" variant={answered ? "second" : undefined}>
            {words.answer}
          </Button>
          <ButtonLink
            to={token ? `/assessment/${token}` : "/jobs"}
            size="lg"
            variant={answered ? undefined : "second"}
          >
            {token ? words.toTest : words.toJobs}
          </ButtonLink>
        </Form>
      </Page>
    </TestFrame>
  );
}

function verdictOn(chosen: number | null): string {
  if (chosen === null) return words.notChosen;
  return chosen === words.right ? words.isRight : words.isWrong;
}
