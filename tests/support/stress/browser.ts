import type { Product } from "./product";

interface Page {
  status: number;
  /** Where a redirect leads, without the origin. */
  location: string;
  html: string;
  requestId: string;
}

/** A browser without script: cookies, pages and posted forms, and nothing else. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  get = (path: string) => this.send(path, { method: "GET" });

  /** Posts a form of this site. A file makes it multipart, as in a browser. */
  post(path: string, fields: Record<string, string | File>): Promise<Page> {
    const isUpload = Object.values(fields).some((value) => value instanceof File);
    const form = isUpload ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) form.set(name, value as string);
    return this.send(path, { method: "POST", body: form });
  }

  private async send(path: string, init: RequestInit): Promise<Page> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers: Record<string, string> = { cookie, accept: "text/html" };
    if (init.method === "POST") headers.origin = this.url;
    const response = await fetch(this.url + path, { ...init, headers, redirect: "manual" });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/Max-Age=0/i.test(set)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const location = (response.headers.get("Location") ?? "").replace(this.url, "");
    const requestId = response.headers.get("X-Request-Id") ?? "";
    return { status: response.status, location, html: await response.text(), requestId };
  }
}

const field = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "";

/** Someone who logs in, fills the profile and uploads a resume through the screens. */
export async function browserCandidate(
  product: Pick<Product, "url" | "simulate">,
  phone: string,
  pdf: File,
) {
  const browser = new Browser(product.url);
  await browser.post("/login", { phone });
  const { html } = await browser.get("/login");
  const [sms] = await product.simulate(`/inbox/sms?to=${phone}`);
  const otp = sms.text.slice(0, 4);
  await browser.post("/login", { intent: "verify", key: field(html, "key"), otp });
  const profile = { name: "Ravi Kumar", email: `p${phone}@example.in`, dob: "1998-02-03" };
  const saved = await browser.post("/complete-profile", { ...profile, gender: "MALE" });
  if (saved.location !== "/dashboard") throw new Error(`No profile: ${saved.status}`);
  await browser.post("/resumes", { resume: pdf });
  return browser;
}

/** The resume that the apply page offers. */
export async function offeredResume(browser: Browser, jobId: number): Promise<string> {
  return field((await browser.get(`/jobs/${jobId}/apply`)).html, "resumeId");
}
