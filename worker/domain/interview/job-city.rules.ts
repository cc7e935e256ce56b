import { PLACES_OF_INDIA, STATES } from "../../facts/districts";
import { once } from "../../facts/once";
import { NEAR_PLACES } from "../../facts/search/near-places";
import { placeSynonyms } from "../../facts/search/synonyms";

/** Where a job is, as its fields say it. */
export interface JobPlace {
  city: string | null;
  state: string | null;
  location: string;
}

/** Small letters and single spaces, without numbers: pin codes and plots name no town. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();

const partsOf = (text: string) =>
  text
    .split(/[,;·|/()\n–—-]/)
    .map(plain)
    .filter(Boolean);

/** All spellings of each town that has several. */
const spellings = once(() =>
  placeSynonyms().map(({ written, typed }) => [...written, ...typed].map(plain)),
);
const spelled = once(() => new Set(spellings().flat()));
const STATE_NAMES = new Map(STATES.map((state) => [state.name, state]));

const spellingsOf = (town: string) => spellings().find((names) => names.includes(town)) ?? [town];

/** A town with its spellings and those of the towns around it, where people look for work in all of them. */
function namesAround(town: string): string[] {
  const own = spellingsOf(town);
  const region = NEAR_PLACES.find((towns) => towns.some((near) => own.includes(near))) ?? [];
  return [...own, ...region.flatMap(spellingsOf)];
}

/** Whether a part of an address is the name of a town, or ends with one: "near the bus stand, Nashik". */
const namesTown = (part: string) =>
  PLACES_OF_INDIA.has(part) ||
  spelled().has(part) ||
  spellings().some((names) => names.some((name) => part.endsWith(` ${name}`)));

/** Whether a place names no more than its company, towns and states: nobody finds a door by these. */
export function namesNoDoor(place: string, company: string): boolean {
  const own = ` ${plain(company)} `;
  return partsOf(place)
    .map((part) => ` ${part} `.replace(own, " ").trim())
    .every((rest) => rest === "" || PLACES_OF_INDIA.has(rest) || spelled().has(rest));
}

/** Whether interviews of a day are in the job's city, or by link. */
export const isFairPlace = (
  { place, link }: { place: string | null; link: string | null },
  job: JobPlace,
): boolean => link !== null || (place !== null && isInCityOf(place, job));

/**
 * Whether a place is in the city of a job, or near it. A place that names the city is; one that names another
 * town or state of India is not; one that names none is taken to be in the job's city.
 */
export function isInCityOf(place: string, { city, state, location }: JobPlace): boolean {
  // Delhi and Chandigarh are both.
  const isStateAlone = (part: string) => STATE_NAMES.has(part) && !spelled().has(part);
  const own = city ? [plain(city)] : partsOf(location).filter((part) => !isStateAlone(part));
  const around = own.flatMap(namesAround);
  const words = ` ${plain(place)} `;
  if (around.some((name) => words.includes(` ${name} `))) return true;
  const ownStates = STATES.filter(
    ({ name, towns }) =>
      (state !== null && plain(state) === name) ||
      partsOf(location).includes(name) ||
      around.some((town) => towns.includes(town)),
  ).map(({ name }) => name);
  return !partsOf(place).some((part) =>
    STATE_NAMES.has(part) ? ownStates.length > 0 && !ownStates.includes(part) : namesTown(part),
  );
}
