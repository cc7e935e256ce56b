import type { DeadLetter } from "../../../../worker/contract/dead-letters";
import type { Announcement } from "../../../../worker/contract/staff/announcements";
import type { AnnouncementChannel } from "../../../../worker/facts/messages/announcements";
import { statusName } from "../application/application";
import { counted } from "../formats";

export const letters = {
  heading: "Dead letters",
  hint: "Nothing tries them again by itself.",
  none: "Every message went out.",
  columns: { kind: "Kind", cause: "Why", count: "Letters", oldest: "Oldest", act: "Act" },
  noCause: "no cause known",
  again: "Send all again",
  againOf: (kind: string) => `Send all again: ${kind}`,
  look: "Look at each",
  lookOf: (kind: string) => `Look at each: ${kind}`,
  of: (kind: string) => `Dead letters: ${kind}`,
  one: { who: "To whom", message: "Message", failed: "Given up", act: "Act" },
  sendOne: "Send again",
  sendOneTo: (name: string) => `Send again: ${name}`,
  noMessage: "No message: work of our own",
  noneOfKind: "Nothing of this kind waits.",
  back: "Messages",
};
/** hold_ending → "hold ending". */
export const kindName = (kind: string) => kind.replaceAll("_", " ");
export const toWhom = ({ person, member }: Pick<DeadLetter, "person" | "member">) =>
  person ? (person.name ?? person.phone) : (member?.name ?? member?.email ?? "nobody");

const channels: Record<AnnouncementChannel, string> = { app: "on the site", email: "by mail" };
const audienceOf = (audience: Announcement["audience"]) => {
  if (audience === "all") return "everyone";
  if ("category" in audience) return `those who applied in ${audience.category}`;
  const statuses = audience.statuses?.map((status) => statusName(status)).join(", ");
  return `those who applied for job ${audience.jobId}${statuses ? `: ${statuses}` : ""}`;
};

export const announcements = {
  heading: "Announcements",
  none: "Nothing was announced yet.",
  write: "Write one",
  forAdmins: "Admins write and stop announcements.",
  columns: { what: "What and to whom", sent: "Sent", delivered: "Delivered", act: "Act" },
  to: (one: Pick<Announcement, "audience" | "channels">) =>
    `To ${audienceOf(one.audience)}, ${one.channels.map((name) => channels[name]).join(" and ")}`,
  delivered: ({ channels: ways, people, delivered }: Announcement) =>
    [
      ...(ways.includes("app") ? [`${delivered.app} of ${people} on the site`] : []),
      ...(ways.includes("email") ? [counted(delivered.email, "mail")] : []),
    ].join(", "),
  stop: "Stop",
  stopOf: (title: string) => `Stop: ${title}`,
  stopped: (at: string) => `Stopped ${at}`,
};

export const compose = {
  heading: "Announcement",
  title: "Title",
  body: "Text",
  audience: "To whom",
  audiences: {
    all: "Everyone",
    job: "Who applied for one job",
    category: "Who applied in a category",
  },
  jobId: "Job number",
  jobHint: "For one job: the last part of its address.",
  jobWrong: "Give the number of a job",
  status: "Whose application stands so",
  anyStatus: "Any",
  statusName: (status: Parameters<typeof statusName>[0]) => statusName(status),
  category: "Category",
  categoryHint: "For a category: its name, as jobs have it.",
  channels: "By which way",
  app: "On the site",
  email: "By mail, to confirmed addresses",
  look: "See whom it reaches",
  change: "Change it",
  preview: "It goes to",
  people: (n: number) => counted(n, "person").replace("persons", "people"),
  nobody: "Nobody is reached by this. Change to whom it goes.",
  send: "Send it",
  forGood: "What was delivered can't be taken back. You can stop what has not gone out yet.",
  proof: "An announcement needs a fresh proof that it is you.",
  prove: "Sign in once more",
};
