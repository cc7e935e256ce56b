import { ownAddress, type Simulate } from "./client";
import { CookieJar } from "./cookie-jar";
import { newestCode, newPhone, PDF, PROFILE } from "./people";

interface Page {
  status: number;
  /** The redirect's target, without the origin. */
  location: string;
  html: string;
  requestId: string;
}

/** The URL of a product's pages, and the simulators of its providers. */
interface Screens {
  url: string;
  simulate: Simulate;
}

/** A browser without script: it has only cookies, pages and form posts. */
export class FormBrowser {
  readonly cookies = new CookieJar();

  constructor(private readonly url: string) {}

  get = (path: string) => this.send(path, { method: "GET" });

  /** Posts a form of the same site: as multipart if it has a file, as in a browser. */
  post(path: string, fields: Record<string, string | File>): Promise<Page> {
    const isUpload = Object.values(fields).some((value) => value instanceof File);
    const form = isUpload ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) form.set(name, value as string);
    return this.send(path, { method: "POST", body: form });
  }

  private async send(path: string, init: RequestInit): Promise<Page> {
    const headers: Record<string, string> = {
      "cf-connecting-ip": ownAddress(),
      cookie: this.cookies.header,
      accept: "text/html",
    };
    if (init.method === "POST") headers.origin = this.url;
    const response = await fetch(this.url + path, { ...init, headers, redirect: "manual" });
    this.cookies.take(response.headers.getSetCookie());
    const location = (response.headers.get("Location") ?? "").replace(this.url, "");
    const requestId = response.headers.get("X-Request-Id") ?? "";
    return { status: response.status, location, html: await response.text(), requestId };
  }
}

const field = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "";

/** Logs in with the forms of the pages. */
async function logInByForm({ url, simulate }: Screens, phone: string): Promise<FormBrowser> {
  const browser = new FormBrowser(url);
  await browser.post("/login", { phone });
  const key = field((await browser.get("/login")).html, "key");
  const otp = await newestCode(simulate, phone);
  await browser.post("/login", { intent: "verify", key, otp });
  return browser;
}

/** Logs in, fills in the profile and uploads a resume with the forms of the pages. */
export async function formCandidate(screens: Screens, phone = newPhone()): Promise<FormBrowser> {
  const browser = await logInByForm(screens, phone);
  const profile = { ...PROFILE, email: `p${phone}@example.in` };
  const saved = await browser.post("/complete-profile", profile);
  if (saved.location !== "/dashboard") throw new Error(`No profile: ${saved.status}`);
  await browser.post("/resumes", { resume: new File([PDF], "Ravi.pdf") });
  return browser;
}

/** Logs in with the forms; returns the session cookie and the access token in it. */
export async function newSession(screens: Screens, phone = newPhone()) {
  const { cookies } = await logInByForm(screens, phone);
  const session = cookies.value("pakka_session") ?? "";
  const [content = ""] = decodeURIComponent(session).split(".");
  const token: string = JSON.parse(atob(content)).tokens.access.token;
  return { cookie: `pakka_session=${session}`, token, phone };
}

/** The id of the resume that the apply page offers. */
export async function offeredResume(browser: FormBrowser, jobId: number): Promise<string> {
  return field((await browser.get(`/jobs/${jobId}/apply`)).html, "resumeId");
}
