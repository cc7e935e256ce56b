import type { InterviewRow } from "../../../db/interview/interviews";
import type { Interview } from "../../contract/interviews";
import type { Service } from "../service";
import { byTime, currentOf } from "./appointment.rules";
import { calendarUrl } from "./calendar";

export async function toInterview(service: Service, row: InterviewRow): Promise<Interview> {
  const { id, applicationId, round, at, minutes, interviewer, link, place, state, dayId, movedAt } =
    row;
  const url = await calendarUrl(service, row);
  return {
    id,
    applicationId,
    round,
    at,
    minutes,
    interviewer,
    link,
    place,
    state,
    dayId,
    movedAt,
    calendarUrl: url,
  };
}

/**
 * The rounds of an application in order of time, and the one that matters now.
 *
 * @param rows newest first
 */
export async function roundsOf(service: Service, rows: InterviewRow[]) {
  const interviews = await Promise.all(byTime(rows).map((row) => toInterview(service, row)));
  const current = currentOf(rows, service.now);
  return { interviews, interview: interviews.find(({ id }) => id === current?.id) };
}
