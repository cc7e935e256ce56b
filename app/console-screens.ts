import type { Console } from "../worker/facts/people/console";

interface ConsoleScreen {
  route: string;
  path: string;
  who: Console | "whoever has the link";
}

/** The screens of staff and companies. */
export const CONSOLE_SCREENS: readonly ConsoleScreen[] = [
  { route: "staff._index", path: "/staff", who: "staff" },
  { route: "staff.applications.$id", path: "/staff/applications/:id", who: "staff" },
  {
    route: "staff.applications.$id_.$act",
    path: "/staff/applications/:id/:act",
    who: "staff",
  },
  {
    route: "staff.applications.$id_.move",
    path: "/staff/applications/:id/move",
    who: "staff",
  },
  { route: "staff.results", path: "/staff/results", who: "staff" },
  { route: "staff.jobs.$id_.waiting", path: "/staff/jobs/:id/waiting", who: "staff" },
  {
    route: "staff.jobs.$id_.days.$dayId.cancel",
    path: "/staff/jobs/:id/days/:dayId/cancel",
    who: "staff",
  },
  { route: "staff.login", path: "/staff/login", who: "staff" },
  { route: "staff.find", path: "/staff/find", who: "staff" },
  { route: "staff.people.$id", path: "/staff/people/:id", who: "staff" },
  { route: "staff.companies._index", path: "/staff/companies", who: "staff" },
  { route: "staff.companies.$id", path: "/staff/companies/:id", who: "staff" },
  { route: "staff.companies.$id_.suspend", path: "/staff/companies/:id/suspend", who: "staff" },
  { route: "staff.interviews", path: "/staff/interviews", who: "staff" },
  { route: "staff.inbox._index", path: "/staff/inbox", who: "staff" },
  { route: "staff.inbox.$kind.$id", path: "/staff/inbox/:kind/:id", who: "staff" },
  { route: "staff.messages._index", path: "/staff/messages", who: "staff" },
  { route: "staff.messages.letters", path: "/staff/messages/letters", who: "staff" },
  { route: "staff.messages.new", path: "/staff/messages/new", who: "staff" },
  { route: "staff.content._index", path: "/staff/content", who: "staff" },
  { route: "staff.content.$type", path: "/staff/content/:type", who: "staff" },
  { route: "staff.jobs._index", path: "/staff/jobs", who: "staff" },
  { route: "staff.jobs.$id", path: "/staff/jobs/:id", who: "staff" },
  { route: "staff.jobs.$id_.withdraw", path: "/staff/jobs/:id/withdraw", who: "staff" },
  { route: "staff.money", path: "/staff/money", who: "staff" },
  { route: "staff.health", path: "/staff/health", who: "staff" },
  { route: "staff.team", path: "/staff/team", who: "staff" },
  { route: "staff.recovery", path: "/staff/recovery", who: "staff" },
  { route: "staff.audit", path: "/staff/audit", who: "staff" },
  { route: "hiring._index", path: "/hiring", who: "hiring" },
  { route: "hiring.company", path: "/hiring/company", who: "hiring" },
  { route: "hiring.record", path: "/hiring/record", who: "hiring" },
  { route: "hiring.jobs._index", path: "/hiring/jobs", who: "hiring" },
  { route: "hiring.jobs.new", path: "/hiring/jobs/new", who: "hiring" },
  { route: "hiring.jobs.$id", path: "/hiring/jobs/:id", who: "hiring" },
  { route: "hiring.jobs.$id_.preview", path: "/hiring/jobs/:id/preview", who: "hiring" },
  { route: "hiring.jobs.$id_.test", path: "/hiring/jobs/:id/test", who: "hiring" },
  { route: "hiring.jobs.$id_.test_.try", path: "/hiring/jobs/:id/test/try", who: "hiring" },
  { route: "hiring.jobs.$id_.withdraw", path: "/hiring/jobs/:id/withdraw", who: "hiring" },
  { route: "hiring.jobs.$id_.days", path: "/hiring/jobs/:id/days", who: "hiring" },
  { route: "hiring.jobs.$id_.days_.$dayId", path: "/hiring/jobs/:id/days/:dayId", who: "hiring" },
  {
    route: "hiring.jobs.$id_.days_.$dayId_.change",
    path: "/hiring/jobs/:id/days/:dayId/change",
    who: "hiring",
  },
  {
    route: "hiring.jobs.$id_.days_.$dayId_.cancel",
    path: "/hiring/jobs/:id/days/:dayId/cancel",
    who: "hiring",
  },
  {
    route: "hiring.jobs.$id_.candidates",
    path: "/hiring/jobs/:id/candidates",
    who: "hiring",
  },
  {
    route: "hiring.jobs.$id_.candidates_.answer",
    path: "/hiring/jobs/:id/candidates/answer",
    who: "hiring",
  },
  { route: "hiring.applications.$id", path: "/hiring/applications/:id", who: "hiring" },
  {
    route: "hiring.applications.$id_.answer",
    path: "/hiring/applications/:id/answer",
    who: "hiring",
  },
  { route: "hiring.day.$token", path: "/hiring/day/:token", who: "whoever has the link" },
  { route: "hiring.login", path: "/hiring/login", who: "hiring" },
  { route: "hiring.team", path: "/hiring/team", who: "hiring" },
  { route: "hiring.recovery", path: "/hiring/recovery", who: "hiring" },
];
