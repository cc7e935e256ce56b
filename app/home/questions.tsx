import { Link } from "@remix-run/react";
import * as words from "../words/en/home/questions";
import type { Holds } from "../words/format";

/** The questions with their answers, for an accordion. */
export const questions = (prices: string | null, holds: Holds) =>
  words
    .questions(prices, holds, (text) => <Link to="/help">{text}</Link>)
    .map((question) => ({ ...question, text: <p>{question.text}</p> }));
