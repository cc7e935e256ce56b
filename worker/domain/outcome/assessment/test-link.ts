import { applicationById } from "../../../../db/application/applications";
import { hmac, hmacMatches, tokenSecrets } from "../../../crypto";
import { Failure } from "../../../failure";
import type { Service } from "../../service";

const signedText = (applicationId: number) => `assessment:${applicationId}`;

/** The link that opens this application's test on any device. */
export async function assessmentLink(service: Service, applicationId: number): Promise<string> {
  const signature = await hmac(service.settings.TOKEN_SECRET, signedText(applicationId));
  return `${service.settings.PUBLIC_URL}/assessment/${applicationId}-${signature}`;
}

/** The application id in a token. @throws Failure not_found for a token that we did not sign */
export async function idOfToken({ settings }: Service, token: string): Promise<number> {
  const [, digits, signature] = token.match(/^([1-9][0-9]{0,15})-([0-9a-f]{64})$/) ?? [];
  const id = Number(digits);
  if (!signature || !(await hmacMatches(tokenSecrets(settings), signedText(id), signature))) {
    throw new Failure("not_found");
  }
  return id;
}

/** The application if this viewer may see its test: a logged-in viewer only sees their own. */
export function visibleTo<Row extends { userId: number }>(
  viewer: number | null,
  application: Row | undefined,
): Row {
  if (!application || (viewer !== null && application.userId !== viewer)) {
    throw new Failure("not_found");
  }
  return application;
}

/** The application of a token. @throws Failure not_found */
export async function applicationOfToken(service: Service, token: string, viewer: number | null) {
  const [application] = await applicationById(service.db, await idOfToken(service, token));
  return visibleTo(viewer, application);
}
