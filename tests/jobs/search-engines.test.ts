import { beforeAll, expect, inject, test } from "vitest";
import { PRACTICE_SLUGS } from "../../worker/facts/jobs/practice";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";

// Answers to search engines and to previews of shared links.

const product = inject("product");
/** The cookie bypasses the cache, which other tests watch. */
const fresh = { headers: { Cookie: "pakka_session=none" } };
const read = async (path: string) => (await fetch(product + path, fresh)).text();

let free: { id: number };
let paidJob: { id: number };
let closedJob: { id: number };
beforeAll(async () => {
  const token = staffToken();
  free = await postJob({
    applicationPrice: 0,
    title: "Baker <b>& Co</script>",
    location: "Pune · Hybrid",
    state: "Maharashtra",
    schooling: "12th",
    experienceYears: 2,
    openings: 3,
  });
  paidJob = await postJob({ applicationPrice: 199 });
  closedJob = await postJob({ applicationPrice: 0 });
  await call("POST", `/ops/jobs/${closedJob.id}/close`, { token });
});

const posting = (html: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];

test("a free job has the structured data that search engines require", async () => {
  const html = await read(`/jobs/${free.id}`);
  expect(JSON.parse(posting(html) ?? "null")).toMatchObject({
    "@type": "JobPosting",
    title: "Baker <b>& Co</script>",
    hiringOrganization: { "@type": "Organization" },
    jobLocation: {
      address: { addressLocality: "Pune", addressRegion: "Maharashtra", addressCountry: "IN" },
    },
    baseSalary: { currency: "INR", value: { value: 300_000, unitText: "YEAR" } },
    experienceRequirements: { monthsOfExperience: 24 },
    educationRequirements: { credentialCategory: "high school" },
    totalJobOpenings: 3,
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    directApply: true,
  });
});

test("a job with a fee and a closed job have no structured data", async () => {
  expect(posting(await read(`/jobs/${paidJob.id}`))).toBeUndefined();
  const gone = await read(`/jobs/${closedJob.id}`);
  expect(posting(gone)).toBeUndefined();
  expect(gone).toContain('<meta name="robots" content="noindex"/>');
});

test("the sitemap lists every page and every open job", async () => {
  const files = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, u]) => u,
  );
  expect(files[0]).toBe(`${product}/sitemaps/pages.xml`);
  const texts = await Promise.all(files.map(async (url) => (await fetch(url ?? "")).text()));
  const pages = [...texts.join("").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(pages).toContain(`${product}/jobs/${free.id}`);
  expect(pages).toContain(`${product}/jobs/${paidJob.id}`);
  expect(pages).not.toContain(`${product}/jobs/${closedJob.id}`);
  expect(pages).toContain(`${product}/hi/jobs/${free.id}`);
  const inEnglish = pages.filter((url) => !url?.startsWith(`${product}/hi/`));
  expect(inEnglish).toHaveLength(pages.length / 2);
  const still = inEnglish.filter((url) => !url?.includes("/jobs/"));
  const lists = still.filter((url) => url?.includes("/openings"));
  const practice = still.filter((url) => url?.includes("/practice"));
  expect(still).toHaveLength(12 + practice.length + lists.length);
  expect(practice).toHaveLength(1 + PRACTICE_SLUGS.length);
  expect(still).toContain(`${product}/for-employers`);
  expect(lists).toContain(`${product}/openings`);
  expect(lists).toContain(`${product}/openings/technology`);
  for (const url of still) {
    const html = await (await fetch(url ?? "", fresh)).text();
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(html).not.toContain('content="noindex"');
    expect(html).toContain(`<meta property="og:url" content="${url}"/>`);
  }
  for (const range of ["999", "50001", "9".repeat(400), "0", "1e3"]) {
    expect((await fetch(`${product}/sitemaps/jobs-${range}.xml`)).status).toBe(404);
  }
});

test("robots.txt names the sitemap and the private paths", async () => {
  const robots = await read("/robots.txt");
  expect(robots).toContain(`Sitemap: ${product}/sitemap.xml`);
  expect(robots).toContain("Disallow: /applications\n");
});

test("a search and an unknown content page have a canonical address", async () => {
  expect(await read("/jobs?q=baker&location=Pune")).toContain(
    `<link rel="canonical" href="${product}/jobs"/>`,
  );
  expect(await read("/content/nothing")).toContain(
    `<link rel="canonical" href="${product}/content/about_us"/>`,
  );
});

test("the manifest's icons and the sharing picture exist", async () => {
  const { icons } = JSON.parse(await read("/manifest.webmanifest"));
  const paths = icons.map(({ src }: { src: string }) => src);
  for (const path of [...paths, "/icons/touch.png", "/icons/share.png"]) {
    expect((await fetch(product + path)).headers.get("Content-Type")).toBe("image/png");
  }
});
