import { Page } from "../frame/page";
import { ButtonLink } from "../ui/button";
import type { noJob } from "./no-job.server";

type Words = ReturnType<typeof noJob>["data"];

export function JobNotFound({ words }: { words: Pick<Words, "heading" | "text" | "all"> }) {
  return (
    <Page narrow>
      <h1>{words.heading}</h1>
      <p className="mt-3 mb-5">{words.text}</p>
      <ButtonLink to="/jobs">{words.all}</ButtonLink>
    </Page>
  );
}
