import { hmac, tokenSecrets } from "../../../crypto";
import { CODE_DIGITS, CODE_LETTERS } from "../../../facts/guarantee/guarantee";
import type { Service } from "../../service";

const LETTERS = 3;
const DIGITS = 2;

const codeBy = async (secret: string, uid: string) => {
  const bytes = (await hmac(secret, `meeting:${uid}`)).match(/../g) ?? [];
  const sign = (signs: string) => (byte: string) =>
    signs[Number.parseInt(byte, 16) % signs.length] ?? "";
  const letters = bytes.slice(0, LETTERS).map(sign(CODE_LETTERS));
  const digits = bytes.slice(LETTERS, LETTERS + DIGITS).map(sign(CODE_DIGITS));
  return `${letters.join("")}-${digits.join("")}`;
};

/** The candidate's meeting code, such as `KTR-48`: never only digits, never sent by SMS. */
export const meetingCode = ({ settings }: Service, uid: string): Promise<string> =>
  codeBy(settings.TOKEN_SECRET, uid);

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Whether this is the meeting code of an interview; separators do not matter. */
export async function isMeetingCode(service: Service, uid: string, typed: string) {
  const secrets = tokenSecrets(service.settings).filter((secret) => secret !== undefined);
  const codes = await Promise.all(secrets.map((secret) => codeBy(secret, uid)));
  return codes.some((code) => plain(code) === plain(typed));
}
