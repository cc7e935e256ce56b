import { type DayOptions, offerDayIn } from "../offered-days";
import { query } from "./database";

export const offerDay = (jobId: number, options: DayOptions = {}) =>
  offerDayIn(query, jobId, options);
