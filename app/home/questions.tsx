import { Link } from "@remix-run/react";
import * as words from "~app/words/home/questions";

/** Questions and answers, as the items of an accordion. */
export const questions = (prices: string | null) =>
  words
    .questions(prices, (text) => <Link to="/help">{text}</Link>)
    .map((question) => ({ ...question, text: <p>{question.text}</p> }));
