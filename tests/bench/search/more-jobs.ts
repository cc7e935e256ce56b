import { ROLES } from "./roles";

export const CITIES = [
  ...["Delhi", "Mumbai", "Bengaluru", "Hyderabad", "Pune", "Jaipur", "Lucknow", "Gurugram"],
  ...["Noida", "Thane", "Indore", "Patna", "Surat", "Kochi", "Nagpur"],
];
const COMPANIES = ["Asha", "Bharosa", "Chetak", "Deepa", "Ekta", "Falak", "Gagan"];
const JOBS_PER_ROLE = 10;

/** A job of the measure; `role` is the kind of work's number, none for the seed's. */
export interface PostedJob {
  id: number;
  title: string;
  location: string;
  role?: number;
}

/** Three hundred jobs: ten of each kind of work, each in another city. */
export const moreJobs = () =>
  ROLES.flatMap(({ titles, category, asks }, role) =>
    Array.from({ length: JOBS_PER_ROLE }, (_, at) => ({
      role,
      json: {
        title: titles[at % titles.length],
        company: `${COMPANIES[(role + at) % COMPANIES.length]} Services`,
        location: CITIES[(role * JOBS_PER_ROLE + at) % CITIES.length],
        applicationPrice: 199,
        maxApplicants: 5,
        jobDetail: {
          Category: [category],
          Salary: [`₹${14 + ((role + at) % 9)},000 a month`],
          "Job Type": ["Full-time"],
          Requirements: [asks],
        },
      },
    })),
  );
