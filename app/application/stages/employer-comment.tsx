import { comment } from "../../words/en/application/stages";
import type { StageProps } from "./stage";

/** What the employer added to the result. */
export const EmployerComment = ({ application: { note, job } }: StageProps) =>
  note && <p className="mt-3 whitespace-pre-line">{comment(job.company, note)}</p>;
