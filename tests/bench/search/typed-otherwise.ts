import type { PostedJob } from "./more-jobs";
import { ROLES, SPOKEN_ROLES } from "./roles";

/**
 * Searches in which people add a place, pay or where they work to the kind of work, or write words
 * differently from jobs. Written before anything was measured.
 */
interface Typed {
  text: string;
  /** The text typed into the field for the place. */
  location?: string;
  isExpected(job: PostedJob): boolean;
}

const TITLES = [...ROLES, ...SPOKEN_ROLES].map(({ titles: [first = ""] }) => first);

function roleOf(title: string): number {
  const role = TITLES.indexOf(title);
  if (role < 0) throw new Error(`No kind of work begins with ${title}`);
  return role;
}

/** A job of this kind of work, named by its first title, in one of these cities. */
const of = (title: string, ...cities: string[]) => {
  const role = roleOf(title);
  return (job: PostedJob) =>
    job.role === role && (cities.length === 0 || cities.includes(job.location));
};
const within = (city: string) => (job: PostedJob) => job.location.split(" · ")[0] === city;
const withPay = (title: string | null, least: number) => {
  const isRole = title === null ? () => true : of(title);
  return (job: PostedJob) => isRole(job) && (job.pay ?? 0) >= least;
};
const remote =
  (...titles: string[]) =>
  (job: PostedJob) =>
    job.location === "Remote" && (titles.length === 0 || titles.includes(job.title));

/** A kind of work and its place, in one text. */
const WITH_PLACE: [text: string, title: string, ...cities: string[]][] = [
  ["waiter Lucknow UP", "Waiter", "Lucknow"],
  ["driver Pune Maharashtra", "Delivery Driver", "Pune"],
  ["receptionist Nagpur Maharashtra", "Receptionist", "Nagpur"],
  ["nurse in surat gujarat", "Staff Nurse", "Surat"],
  ["security guard Jaipur Rajasthan", "Security Guard", "Jaipur"],
  ["welder Surat Gujarat", "Welder", "Surat"],
  ["lucknow uttar pradesh me plumber", "Plumber", "Lucknow"],
  ["electrician mumbai, pune", "Electrician", "Mumbai", "Pune"],
  ["beautician Indore MP", "Beautician", "Indore"],
  ["cashier delhi noida", "Cashier", "Delhi", "Noida"],
  ["teacher Hyderabad Telangana", "Primary Teacher", "Hyderabad"],
  ["टेलर जयपुर राजस्थान", "Sewing Machine Operator", "Jaipur"],
  ["cook patna bihar", "Cook, North Indian", "Patna"],
  ["mumbai me nurse ki job", "Staff Nurse", "Mumbai"],
  ["carpenter Noida Gautam Buddha Nagar", "Carpenter", "Noida"],
  ["peon bangalore karnataka", "Office Boy", "Bengaluru"],
];

/** A place alone, in its own field. */
const PLACE_BOX: [location: string, ...cities: string[]][] = [
  ["Pune Maharashtra", "Pune"],
  ["Lucknow UP", "Lucknow"],
  ["Mumbai, Pune", "Mumbai", "Pune"],
  ["Jaipur, Rajasthan, India", "Jaipur"],
  ["Noida, Gautam Buddh Nagar", "Noida"],
  ["patna bihar", "Patna"],
  ["Nagpur district", "Nagpur"],
  ["Kochi Kerala", "Kochi"],
  ["indore mp", "Indore"],
  ["Bangalore Karnataka", "Bengaluru"],
  ["Andheri, Mumbai", "Mumbai"],
  ["Hyderabad / Noida", "Hyderabad", "Noida"],
  ["Gurgaon Haryana", "Gurugram"],
  ["लखनऊ उत्तर प्रदेश", "Lucknow"],
];

/** Words joined, split, or written as they sound. */
const SPOKEN: [text: string, title: string][] = [
  ["wardboy", "Ward Boy"],
  ["dotnet", ".NET Developer"],
  ["cpp", "C++ Developer"],
  ["phd", "Research Fellow, Ph.D."],
  ["c plus plus developer", "C++ Developer"],
  ["dot net developer", ".NET Developer"],
  ["officeboy", "Office Boy"],
  ["securityguard", "Security Guard"],
  ["tele caller", "Telecaller, Loans"],
  ["dataentry", "Data Entry Operator, Hindi"],
  ["labtechnician", "Lab Technician"],
  ["acmechanic", "AC Technician"],
  ["deliveryboy", "Delivery Executive"],
  ["staffnurse", "Staff Nurse"],
  ["house keeping", "Housekeeping Staff"],
  ["machineoperator", "Machine Operator"],
  ["frontoffice", "Receptionist"],
  ["callcentre", "Telecaller, Loans"],
  ["p h d", "Research Fellow, Ph.D."],
  ["ware house", "Warehouse Packer"],
  ["fieldsales", "Field Sales Officer"],
  ["makeupartist", "Beautician"],
];

/** With invisible characters, as they come with pasted text. */
const HIDDEN: [text: string, title: string][] = [
  ["\u200bplumber", "Plumber"],
  ["elec\u00adtri\u00adcian", "Electrician"],
  ["data\u200bentry", "Data Entry Operator, Hindi"],
  ["\u202awatchman\u202c", "Security Guard"],
  ["वेल्\u200dडर", "Welder"],
  ["nurse\ufe0f", "Staff Nurse"],
];

const FROM_HOME: [text: string, ...titles: string[]][] = [
  ["ghar se kaam"],
  ["data entry ghar se", "Archive Typist, Part-time"],
  ["gharse content writer", "Content Writer"],
  ["graphic designer wfh", "Graphic Designer"],
  ["घर से टाइपिंग", "Archive Typist, Part-time"],
  ["ghar bethe job"],
  ["typing work at home", "Archive Typist, Part-time"],
  ["work frm home"],
];

const PAY: [text: string, title: string | null, least: number][] = [
  ["salary 20000", null, 20_000],
  ["20 hazar", null, 20_000],
  ["driver 20 hazar", "Delivery Driver", 20_000],
  ["cook salary 20k", "Cook, North Indian", 20_000],
  ["nurse 20000 se upar", "Staff Nurse", 20_000],
  ["welder 20,000+ per month", "Welder", 20_000],
  ["वेतन 20 हजार ड्राइवर", "Delivery Driver", 20_000],
  ["₹20000 teacher", "Primary Teacher", 20_000],
  ["security guard 20 thousand", "Security Guard", 20_000],
  ["20 hajar wala peon", "Office Boy", 20_000],
];

const NEAR_ME: [text: string, location: string, title: string, ...cities: string[]][] = [
  ["driver near me", "Pune Maharashtra", "Delivery Driver", "Pune"],
  ["mere paas cook", "Lucknow", "Cook, North Indian", "Lucknow"],
  ["nurse aas paas", "Indore", "Staff Nurse", "Indore"],
  ["plumber nearby", "Lucknow UP", "Plumber", "Lucknow"],
];

export const TYPED_OTHERWISE: Typed[] = [
  ...WITH_PLACE.map(([text, ...job]) => ({ text, isExpected: of(...job) })),
  ...PLACE_BOX.map(([location, ...cities]) => {
    const isIn = cities.map(within);
    return { text: "", location, isExpected: (job: PostedJob) => isIn.some((is) => is(job)) };
  }),
  ...[...SPOKEN, ...HIDDEN].map(([text, title]) => ({ text, isExpected: of(title) })),
  ...FROM_HOME.map(([text, ...titles]) => ({ text, isExpected: remote(...titles) })),
  ...PAY.map(([text, title, least]) => ({ text, isExpected: withPay(title, least) })),
  ...NEAR_ME.map(([text, location, ...job]) => ({ text, location, isExpected: of(...job) })),
];
