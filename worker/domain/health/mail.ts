import { standingAlert } from "../../../db/health/alerts";
import type { Service } from "../service";

/** Whether so many mails fail that operators were alerted, and it is not over. */
export async function isMailLate({ db }: Pick<Service, "db">): Promise<boolean> {
  const [standing] = await standingAlert(db, "email_failing");
  return standing !== undefined;
}
