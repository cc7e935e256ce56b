import { expect, test } from "vitest";
import { ownCookie } from "../../app/session/cookies.server";
import { liteCookie } from "../../app/session/lite.server";

test("on https a cookie has the __Host- prefix", async () => {
  const site = "https://pakka.in";
  const set = await ownCookie("pakka_session", site, { secrets: ["s"], maxAge: 60 }).serialize("x");
  for (const header of [set, liteCookie(true, site)]) {
    expect(header).toMatch(/^__Host-pakka_(session|lite)=/);
    expect(header).toMatch(/Path=\//);
    expect(header).toMatch(/; Secure/);
    expect(header).not.toMatch(/Domain/i);
  }
});

test("on a developer's machine, without https, a cookie has its plain name", async () => {
  const site = "http://localhost:8787";
  const set = await ownCookie("pakka_session", site).serialize("x");
  for (const header of [set, liteCookie(false, site)]) {
    expect(header).toMatch(/^pakka_(session|lite)=/);
    expect(header).not.toMatch(/Secure/);
    expect(header).toMatch(/HttpOnly; SameSite=Lax/);
  }
});
