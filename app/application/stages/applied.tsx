import { TEST_TIME } from "../../../worker/facts/tests";
import { ButtonLink } from "../../ui/button";
import { Card, Perforation } from "../../ui/card";
import type { StageProps } from "./stage";

export function Applied({ application }: StageProps) {
  return (
    <Card>
      <h2>Applied!</h2>
      <p className="mt-2">Your application for {application.job.title} is in. It costs nothing.</p>
      <Perforation />
      <h3>Next steps</h3>
      <ol className="mt-2 grid list-decimal gap-2 pl-6">
        <li>
          A test link will be generated and sent to you by email. It also appears on this page.
        </li>
        <li>Take the free screening test. It takes {TEST_TIME}.</li>
        <li>Passing the test guarantees you an interview slot, if you want it.</li>
      </ol>
      <ButtonLink to="/applications" variant="second" className="mt-5">
        Back
      </ButtonLink>
    </Card>
  );
}
