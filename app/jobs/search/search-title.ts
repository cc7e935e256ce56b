import { brand } from "../../../worker/facts/brand";
import * as words from "../../words/en/jobs/search-summary";
import { askedFor } from "./asked-for";
import type { Filters } from "./filters.server";

/** The title of a search's page. */
export const searchTitle = (filters: Filters, count: number | undefined) =>
  `${words.title(askedFor(filters), count)} · ${brand.name}`;
