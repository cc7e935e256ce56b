import { ROLES, SPOKEN_ROLES } from "./roles";

export const CITIES = [
  "Delhi",
  "Mumbai",
  "Bengaluru",
  "Hyderabad",
  "Pune",
  "Jaipur",
  "Lucknow",
  "Gurugram",
  "Noida",
  "Thane",
  "Indore",
  "Patna",
  "Surat",
  "Kochi",
  "Nagpur",
];
const COMPANIES = ["Asha", "Bharosa", "Chetak", "Deepa", "Ekta", "Falak", "Gagan"];
const JOBS_PER_ROLE = 10;

/**
 * A job of this measure; `role` is the index of its kind of work, undefined for a job of the seed.
 */
export interface PostedJob {
  id: number;
  title: string;
  location: string;
  role?: number;
  /** Rupees a month. */
  pay?: number;
}

/** 340 jobs: ten of each kind of work, each in another city. */
export const moreJobs = () =>
  [...ROLES, ...SPOKEN_ROLES].flatMap(({ titles, category, asks }, role) =>
    Array.from({ length: JOBS_PER_ROLE }, (_, at) => {
      const thousands = 14 + ((role + at) % 9);
      return {
        role,
        pay: thousands * 1_000,
        json: {
          title: titles[at % titles.length],
          company: `${COMPANIES[(role + at) % COMPANIES.length]} Services`,
          location: CITIES[(role * JOBS_PER_ROLE + at) % CITIES.length],
          applicationPrice: 199,
          maxApplicants: 5,
          jobDetail: {
            Category: [category],
            Salary: [`₹${thousands},000 a month`],
            "Job Type": ["Full-time"],
            Requirements: [asks],
          },
        },
      };
    }),
  );
