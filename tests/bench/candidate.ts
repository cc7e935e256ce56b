const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

/** Calls one copy of the product; what is not 2xx stops the bench. */
export function caller(url: string) {
  return async (method: string, path: string, token?: string, body?: object | FormData) => {
    const form = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && !form && { "Content-Type": "application/json" }),
      },
      body: form ? body : body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return { body: text && JSON.parse(text), headers: response.headers };
  };
}

export type Call = ReturnType<typeof caller>;

/** Logs in with the code from the simulated phone, and uploads a resume. */
export async function logIn(call: Call, simulatorsUrl: string, phone: string) {
  const sent = await call("POST", "/user/auth/send-otp", undefined, { phone });
  const inbox = await fetch(`${simulatorsUrl}/inbox/sms?to=${phone}`);
  const [sms] = (await inbox.json()) as { text: string }[];
  const otp = sms?.text.slice(0, 4);
  const verified = await call("POST", "/user/auth/verify-otp", undefined, { ...sent.body, otp });
  const token: string = verified.body.tokens.access.token;
  const form = new FormData();
  form.set("resume", new File([PDF], "resume.pdf"));
  const resume = await call("POST", "/user/resume", token, form);
  return { phone, token, resumeId: resume.body.id as number };
}

export type Candidate = Awaited<ReturnType<typeof logIn>>;

/** The cursor of the page that lies `rows` deep in a list. */
export async function cursorAt(call: Call, list: string, rows: number): Promise<string> {
  const start = `${list}${list.includes("?") ? "&" : "?"}limit=100`;
  let next = start;
  let cursor = "";
  for (let seen = 0; seen < rows && next; seen += 100) {
    const { headers } = await call("GET", next);
    next = /^<(.+)>; rel="next"$/.exec(headers.get("Link") ?? "")?.[1] ?? "";
    cursor = new URL(next, "http://here.invalid").searchParams.get("cursor") ?? cursor;
  }
  return cursor;
}
