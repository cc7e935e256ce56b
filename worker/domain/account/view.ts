import type { UserRow } from "../../../db/account/users";
import type { User } from "../../contract/auth";
import { ageInYears } from "../../contract/profile";

/** A candidate as the API states them: the field names of the contract, and nothing else of the row. */
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
