import type { Job } from "../../worker/contract/jobs";
import { sectionsOf } from "./job-facts";

/** The types of jobs that staff write, in the vocabulary of schema.org. */
const EMPLOYMENT_TYPES: Record<string, string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Internship: "INTERN",
  Temporary: "TEMPORARY",
};
const INDIA = { "@type": "Country", name: "IN" };
const REMOTE = "Remote";
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const html = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign);

/**
 * A job for search engines (schema.org JobPosting), or undefined where it must not be listed:
 * Google takes no postings that ask applicants for money, and none that are closed.
 */
export function jobPosting(job: Job) {
  if (job.applicationPrice > 0 || job.isClosed) return undefined;
  const [city = ""] = job.location.split(" · ");
  const [type] = job.jobDetail["Job Type"] ?? [];
  const place =
    city === REMOTE
      ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: INDIA }
      : {
          jobLocation: {
            "@type": "Place",
            address: { "@type": "PostalAddress", addressLocality: city, addressCountry: "IN" },
          },
        };
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: descriptionOf(job),
    datePosted: job.createdAt,
    employmentType: type === undefined ? "FULL_TIME" : (EMPLOYMENT_TYPES[type] ?? "OTHER"),
    hiringOrganization: {
      "@type": "Organization",
      name: job.company,
      ...(job.logo && { logo: job.logo }),
    },
    identifier: { "@type": "PropertyValue", name: job.company, value: String(job.id) },
    directApply: true,
    ...place,
  };
}

const descriptionOf = (job: Job) =>
  sectionsOf(job)
    .map(([heading, points]) => {
      const items = points.map((point) => `<li>${html(point)}</li>`).join("");
      return `<p>${html(heading)}</p><ul>${items}</ul>`;
    })
    .join("");
