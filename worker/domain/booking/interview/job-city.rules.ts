import { once } from "../../../facts/once";
import { PLACES_OF_INDIA, STATES } from "../../../facts/search/districts";
import { NEAR_PLACES } from "../../../facts/search/places";
import { placeSynonyms } from "../../../facts/search/synonyms";

/** The location fields of a job. */
export interface JobPlace {
  city: string | null;
  state: string | null;
  location: string;
}

/** Lower case and single spaces, without digits: pin codes and plot numbers name no town. */
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

/** All spellings of each town that has more than one. */
const spellings = once(() =>
  placeSynonyms().map(({ written, typed }) => [...written, ...typed].map(plain)),
);
const spelled = once(() => new Set(spellings().flat()));
const STATE_NAMES = new Map(STATES.map((state) => [state.name, state]));

const spellingsOf = (town: string) => spellings().find((names) => names.includes(town)) ?? [town];

/** The names of a town and of the towns around it, all of which belong to one labour market. */
function namesAround(town: string): string[] {
  const own = spellingsOf(town);
  const region = NEAR_PLACES.find((towns) => towns.some((near) => own.includes(near))) ?? [];
  return [...own, ...region.flatMap(spellingsOf)];
}

/**
 * Whether a part of an address is a town's name, or ends with one: "near the bus stand, Nashik".
 */
const namesTown = (part: string) =>
  PLACES_OF_INDIA.has(part) ||
  spelled().has(part) ||
  spellings().some((names) => names.some((name) => part.endsWith(` ${name}`)));

/**
 * Whether a venue consists only of names of its company, towns and states, which is not enough to
 * find it.
 */
export function namesNoDoor(place: string, company: string): boolean {
  const own = ` ${plain(company)} `;
  return partsOf(place)
    .map((part) => ` ${part} `.replace(own, " ").trim())
    .every((rest) => rest === "" || PLACES_OF_INDIA.has(rest) || spelled().has(rest));
}

/** Whether the interviews of a day are in the job's city, or by link. */
export const isFairPlace = (
  { place, link }: { place: string | null; link: string | null },
  job: JobPlace,
): boolean => link !== null || (place !== null && isInCityOf(place, job));

/**
 * Whether a venue is in or near the city of a job. A venue that names the city is; one that names
 * another Indian town or state is not; one without a town or state is assumed to be in the job's
 * city.
 */
export function isInCityOf(place: string, { city, state, location }: JobPlace): boolean {
  // Delhi and Chandigarh are both town and state.
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
