import type { UserRow } from "../../../../db/account/users";
import type { User } from "../../../contract/auth";
import { ageInYears, type Profile } from "../../../contract/profile";
import type { Service } from "../../service";

/** A candidate in the API: only the fields of the contract. */
export function toUser(row: UserRow, now: Date): User {
  return {
    name: row.name,
    email: row.email,
    dob: row.dob,
    gender: row.gender,
    age: row.dob ? ageInYears(row.dob, now) : null,
    image: row.image,
    phone: row.phone,
  };
}

/** A candidate's own profile, with the safety word, which only the candidate sees. */
export async function toProfile(service: Service, row: UserRow): Promise<Profile> {
  return { ...toUser(row, service.now), safetyWord: row.safetyWord, language: row.language };
}
