import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
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
    chosen: asked.has("answered") ? (asked.get("option") ?? "none") : null,
  };
}

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function Practice() {
  const { token, chosen } = useLoaderData<typeof loader>();
  return (
    <TestFrame>
      <Page narrow>
        <p className="label">{words.label}</p>
        <p className="mt-3 mb-5">{words.introduction}</p>
        <Form className="grid gap-5" preventScrollReset>
          {token && <input type="hidden" name="test" value={token} />}
          <fieldset className="grid gap-3">
            <legend className="mb-4">
              <h1 className="font-sans text-2xl">{words.question}</h1>
            </legend>
            {words.options.map((option, index) => (
              <label className="option" key={option}>
                <input
                  type="radio"
                  className="radio"
                  name="option"
                  value={index}
                  defaultChecked={chosen === String(index)}
                />
                <span>{option}</span>
              </label>
            ))}
          </fieldset>
          <p role="status" className="strong">
            {chosen !== null && verdictOn(chosen)}
          </p>
          <Button size="lg" name="answered" value="yes" variant={chosen ? "second" : undefined}>
            {words.answer}
          </Button>
          <ButtonLink
            to={token ? `/assessment/${token}` : "/jobs"}
            size="lg"
            variant={chosen ? undefined : "second"}
          >
            {token ? words.toTest : words.toJobs}
          </ButtonLink>
        </Form>
      </Page>
    </TestFrame>
  );
}

function verdictOn(chosen: string): string {
  if (chosen === "none") return words.notChosen;
  return chosen === String(words.right) ? words.isRight : words.isWrong;
}
