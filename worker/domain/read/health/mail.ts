import { standingAlert } from "../../../../db/health/alerts";
import type { Service } from "../../service";

/** Whether operators were alerted that mails fail, and the trouble is not over. */
export async function isMailLate({ db }: Pick<Service, "db">): Promise<boolean> {
  const [standing] = await standingAlert(db, "email_failing");
  return standing !== undefined;
}
