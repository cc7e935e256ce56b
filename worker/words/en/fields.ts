import { FULL_REFUND_HOURS } from "../../facts/money/refunds";
import { PHOTO_SIDE_MAX, PHOTOS_MAX, RESUME_LINK_MINUTES } from "../../facts/people/resumes";
import { grouped } from "../amounts";

/** Field errors that the schema alone cannot find. */
export const fieldWords = {
  unknown: (kind: "query name" | "field", name: string) => `This call has no ${kind} "${name}"`,
  cursor: "This page no longer exists",
  job: "We know no job with this number",
  answer: "Choose one of the answers",
  resumeMissing: "Choose a file to upload.",
  resumeName: "Give the file a shorter name.",
  fileLinkOver: `This link worked for ${RESUME_LINK_MINUTES} minutes. Go back, load that page again, and open the file from there.`,
  slotsBelowClaims: "More slots than that are taken already",
  emptyPage: "Nothing is left of this text once it is cleaned. Give the page some text",
};

/** Why an action of staff is refused. */
export const staffWords = {
  withdrawnForGood: "This job was withdrawn for good. Post it anew.",
  opensRefund: `The candidate could then take back more than cancelling gives now: less than ${FULL_REFUND_HOURS} hours are left, they moved the time late, a credit paid for it, or an interview was held. An admin must do this.`,
};

const side = grouped(PHOTO_SIDE_MAX);

/** Why a photo of a resume is refused. */
export const photoWords = {
  missing: `Choose 1 to ${PHOTOS_MAX} pictures.`,
  type: (nth: number) => `Picture ${nth} is not a JPEG.`,
  heic: (nth: number) =>
    `Picture ${nth} is not a JPEG. It is a HEIC photo: choose JPEG in the settings of your camera, and take it again.`,
  document: (nth: number) =>
    `Picture ${nth} is not a JPEG. It is a document: send it with “Upload a resume”.`,
  broken: (nth: number) => `Picture ${nth} is broken or cut off. Take it again.`,
  kind: (nth: number) =>
    `Picture ${nth} is a rare kind of JPEG, such as for printing. Take it again with the phone.`,
  size: (nth: number) =>
    `Picture ${nth} has too many points. Take a smaller one: no side longer than ${side}.`,
};
