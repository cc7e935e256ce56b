import * as words from "~app/words/jobs/search-summary";
import { brand } from "../../../worker/facts/brand";
import { askedFor } from "./asked-for";
import type { Filters } from "./filters.server";

/** The title of a search's page. */
export const searchTitle = (filters: Filters, count: number | undefined) =>
  `${words.title(askedFor(filters), count)} · ${brand.name}`;
