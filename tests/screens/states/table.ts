import { rareStates } from "../../support/rare";
import { application } from "./application";
import { applicationBooked } from "./application-booked";
import { applicationCancelling } from "./application-cancelling";
import { applicationDay } from "./application-day";
import { applicationInterview } from "./application-interview";
import { applicationPayment } from "./application-payment";
import { applicationTested } from "./application-tested";
import { applicationTimes, chooseTime, timeClash } from "./application-times";
import { applications } from "./applications";
import { applyDialog } from "./apply-dialog";
import { assessment } from "./assessment";
import { crowds } from "./console-crowds";
import { staffFind, staffPerson } from "./console-people";
import { consoles } from "./consoles";
import { content } from "./content";
import { dashboard } from "./dashboard";
import { consoleErrors, errors, notFound } from "./errors";
import { home } from "./home";
import { job } from "./job";
import { jobs } from "./jobs";
import { login } from "./login";
import { notifications } from "./notifications";
import { openings } from "./openings";
import { pages } from "./pages";
import { payment, preparation, receipt } from "./payment";
import { completeProfile, profile } from "./profile";
import { report } from "./report";
import { resumes } from "./resumes";
import { savedJobs } from "./saved-jobs";
import { mailList, searches } from "./searches";
import type { Screen } from "./state";
import { contact, help } from "./support";
import { topBar } from "./top-bar";

/** Every screen, in every state it can be in. */
export const SCREENS: Screen[] = [
  home,
  topBar,
  login,
  completeProfile,
  dashboard,
  profile,
  jobs,
  openings,
  job,
  report,
  applyDialog,
  applications,
  application,
  applicationCancelling,
  applicationTested,
  applicationPayment,
  applicationBooked,
  applicationInterview,
  chooseTime,
  applicationTimes,
  timeClash,
  applicationDay,
  payment,
  receipt,
  preparation,
  assessment,
  notifications,
  savedJobs,
  searches,
  mailList,
  content,
  help,
  contact,
  notFound,
  errors,
  consoleErrors,
  ...resumes,
  ...pages,
  ...consoles,
  ...rareStates(crowds),
  staffFind,
  staffPerson,
];
