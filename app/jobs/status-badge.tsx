import * as applicationWords from "~app/words/application/application";
import type { Application } from "../../worker/contract/applications";
import { isBooked, isScheduled, type Status } from "../../worker/facts/guarantee/statuses";
import { Badge, type BadgeTone } from "../ui/badge";
import { endingName, unpaidName } from "./endings";

const tones: Record<Status, BadgeTone> = {
  APPLIED: "green",
  TEST_PENDING: "yellow",
  TEST_COMPLETED: "yellow",
  TEST_PASSED: "blue",
  TEST_FAILED: "red",
  PAYMENT_PENDING: "yellow",
  PAYMENT_CONFIRMED: "blue",
  INTERVIEW_SCHEDULED: "blue",
  INTERVIEW_1_SCHEDULED: "blue",
  INTERVIEW_2_SCHEDULED: "blue",
  SELECTED: "purple",
  REJECTED: "red",
};

type Badged = Pick<
  Application,
  "status" | "closedBecause" | "price" | "paidWithCredit" | "interview"
>;

const MEETING_TONES: Partial<Record<keyof typeof applicationWords.meetingNames, BadgeTone>> = {
  held: "blue",
  disputed: "yellow",
};

/** The outcome of the interview, while the application's status does not show it. */
function meetingBadge({ status, interview }: Badged) {
  if (!interview || !isBooked(status)) return undefined;
  const { state, words } = interview;
  if (isScheduled(interview) && words.candidate === "employer_absent")
    return { tone: "yellow", name: applicationWords.waitingForCompany } as const;
  const name = applicationWords.meetingNames[state];
  return name && { tone: MEETING_TONES[state] ?? "grey", name };
}

export function StatusBadge({ application }: { application: Badged }) {
  const { status } = application;
  const ending = endingName(application);
  if (ending) return <Badge tone="grey">{ending}</Badge>;
  const meeting = meetingBadge(application);
  if (meeting) return <Badge tone={meeting.tone}>{meeting.name}</Badge>;
  const tone = Object.hasOwn(tones, status) ? tones[status] : "grey";
  return (
    <Badge tone={tone}>
      {unpaidName(status, application) ?? applicationWords.statusName(status)}
    </Badge>
  );
}
