import { randomSeed } from "../../../crypto";
import { LOGO_MAX_BYTES, LOGO_SIDE_MAX } from "../../../facts/jobs/companies";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { Failure, failureWords } from "../../../failure";
import { useLimits } from "../../limit";
import type { Service } from "../../service";
import { LOGO_TYPES, type LogoKind, logoKind, logoSize } from "./logo.rules";
import { changeOwn } from "./own-company";

const FOLDER = "logos";

/** The type of a picture that a phone can show. @throws Failure logo_type, logo_dimensions */
function kindOf(bytes: Uint8Array): LogoKind {
  const kind = logoKind(bytes);
  const size = kind && logoSize(bytes, kind);
  if (!size) throw new Failure("logo_type");
  if (Math.max(size.width, size.height) > LOGO_SIDE_MAX) {
    throw new Failure("logo_dimensions", { fields: { logo: failureWords("logo_dimensions") } });
  }
  return kind;
}

/**
 * Stores a company's logo under a new name. The logo of a verified company waits for staff.
 *
 * @throws Failure not_found, too_many_requests, logo_too_large, logo_type, logo_dimensions, stale_state
 */
export async function uploadLogo(
  service: Service,
  actor: Actor,
  companyId: number,
  file: File,
): Promise<void> {
  await useLimits(service, [{ limit: LIMITS.logosOfCompany, of: companyId }]);
  if (file.size > LOGO_MAX_BYTES) throw new Failure("logo_too_large");
  const bytes = await file.arrayBuffer();
  const kind = kindOf(new Uint8Array(bytes));
  const logoKey = `${FOLDER}/${companyId}-${randomSeed()}.${kind}`;
  await service.files.put(logoKey, bytes, LOGO_TYPES[kind]);
  const replaced = await changeOwn(service, actor, companyId, { logoKey });
  if (replaced.logoKey) await service.files.remove(replaced.logoKey);
}

/** A logo by its file name. @throws Failure not_found */
export async function openLogo(service: Service, file: string) {
  const stored = await service.files.get(`${FOLDER}/${file}`);
  if (!stored) throw new Failure("not_found");
  const kind = file.slice(file.lastIndexOf(".") + 1) as LogoKind;
  return { ...stored, contentType: LOGO_TYPES[kind] };
}
