import type { Job } from "../../worker/contract/job/jobs";
import type { JobType, Schooling } from "../../worker/facts/jobs/jobs";
import { CURRENCY } from "../../worker/facts/money/fees";
import { sectionsOf } from "./job-facts";
import { whyFree } from "./why-free";

/** The job types in the vocabulary of schema.org. */
const EMPLOYMENT_TYPES: Record<JobType, string> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
};
const SCHOOLING: Record<Schooling, string | undefined> = {
  none: undefined,
  "10th": "high school",
  "12th": "high school",
  diploma: "associate degree",
  graduate: "bachelor degree",
  postgraduate: "postgraduate degree",
};
const MONTHS_A_YEAR = 12;
const INDIA = { "@type": "Country", name: "IN" };
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const html = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign);

/**
 * A job for search engines (schema.org JobPosting), or undefined if it must not be listed: Google
 * accepts neither postings that charge applicants nor closed ones. A job of an unverified company
 * is free only until the company is verified, so it is left out.
 */
export function jobPosting(job: Job) {
  if (whyFree(job) !== "employer" || job.isClosed) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: descriptionOf(job),
    datePosted: job.createdAt,
    employmentType: job.type ? EMPLOYMENT_TYPES[job.type] : "FULL_TIME",
    hiringOrganization: {
      "@type": "Organization",
      name: job.company,
      ...(job.logo && { logo: job.logo }),
    },
    identifier: { "@type": "PropertyValue", name: job.company, value: String(job.id) },
    directApply: true,
    ...(job.openings && { totalJobOpenings: job.openings }),
    ...placeOf(job),
    ...payOf(job),
    ...demandsOf(job),
  };
}

function placeOf({ remote, city, state, location }: Job) {
  if (remote) return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: INDIA };
  const address = {
    "@type": "PostalAddress",
    addressLocality: city ?? location,
    ...(state && { addressRegion: state }),
    addressCountry: "IN",
  };
  return { jobLocation: { "@type": "Place", address } };
}

function payOf({ payFrom, payTo, payPeriod }: Job) {
  if (payFrom === null || payPeriod === null) return {};
  const amount = payTo === null ? { value: payFrom } : { minValue: payFrom, maxValue: payTo };
  const value = { "@type": "QuantitativeValue", ...amount, unitText: payPeriod.toUpperCase() };
  return { baseSalary: { "@type": "MonetaryAmount", currency: CURRENCY, value } };
}

function demandsOf({ experienceYears, schooling }: Job) {
  const degree = schooling && SCHOOLING[schooling];
  return {
    ...(experienceYears && {
      experienceRequirements: {
        "@type": "OccupationalExperienceRequirements",
        monthsOfExperience: experienceYears * MONTHS_A_YEAR,
      },
    }),
    ...(degree && {
      educationRequirements: {
        "@type": "EducationalOccupationalCredential",
        credentialCategory: degree,
      },
    }),
  };
}

const descriptionOf = (job: Job) =>
  sectionsOf(job)
    .map(([heading, points]) => {
      const items = points.map((point) => `<li>${html(point)}</li>`).join("");
      return `<p>${html(heading)}</p><ul>${items}</ul>`;
    })
    .join("");
