import commonHosts from "email-providers/common.json" with { type: "json" };

/** Mail providers that are open to everybody: a mailbox there proves nothing about a company. */
const WEBMAIL = new Set([
  ...commonHosts,
  // Indian providers, forwarding services that hide an address, and disposable ones, which the list
  // above lacks.
  ...`gmail.com googlemail.com ymail.com rocketmail.com icloud.com me.com mac.com aol.com aim.com
  rediffmail.com rediff.com proton.me protonmail.com pm.me zoho.com zoho.in zohomail.com zohomail.in
  gmx.com gmx.net gmx.de web.de mail.com email.com tutanota.com tutanota.de tuta.com tuta.io tutamail.com
  keemail.me fastmail.com fastmail.fm hey.com hushmail.com mailfence.com duck.com disroot.org riseup.net
  posteo.de posteo.net startmail.com runbox.com onmail.com skiff.com cock.li simplelogin.com simplelogin.co
  slmail.me aleeas.com passmail.net passinbox.com mozmail.com relay.firefox.com privaterelay.appleid.com
  dataone.in
  inbox.com sify.com in.com indiatimes.com vsnl.com vsnl.net bsnl.in airtelmail.in mail.ru yandex.com
  yandex.ru qq.com 163.com 126.com mailinator.com guerrillamail.com 10minutemail.com temp-mail.org
  yopmail.com sharklasers.com outlook.com outlook.in`.split(/\s+/),
]);
/** Providers with one domain per country. */
const WEBMAIL_ANYWHERE = /^(yahoo|hotmail|live|msn|outlook|yandex|gmx)(\.[a-z]{2,3}){1,2}$/;

/**
 * Whether a domain belongs to an open mail provider, or is a subdomain of one: some providers give
 * subdomains to users.
 */
export function isWebmail(domain: string): boolean {
  const labels = domain.split(".");
  return labels.some((_, at) => {
    const parent = labels.slice(at).join(".");
    return WEBMAIL.has(parent) || WEBMAIL_ANYWHERE.test(parent);
  });
}

/** The domain of a website in normal form: lower case, without `www.`; null if there is none. */
export function domainOf(website: string | null): string | null {
  if (!website || !URL.canParse(website)) return null;
  const domain = new URL(website).hostname.replace(/^www\./, "").replace(/\.$/, "");
  return domain.includes(".") && !/^[\d.]+$/.test(domain) ? domain : null;
}

/** The domain of a mail address. */
const mailDomainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** Whether a mailbox shows that its owner belongs to the company with this website. */
export function isOwnMailbox(email: string, website: string | null): boolean {
  const domain = mailDomainOf(email);
  return domain === domainOf(website) && !isWebmail(domain);
}
