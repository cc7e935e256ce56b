import * as words from "../../words/en/application/stages";
import type { StageProps } from "./stage";

/** The employer's comment on the result. */
export const EmployerComment = ({ application: { comment, job } }: StageProps) =>
  comment && <p className="mt-3 whitespace-pre-line">{words.comment(job.company, comment)}</p>;
