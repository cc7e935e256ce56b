/** At most `max` uses of something within `seconds`. The name is part of its counter's key. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/**
 * Limits per person, network and so on; `docs/limits.md` says what each one protects. A network is
 * all users of one address. A mobile operator has thousands of people behind one address, so limits
 * by network are far above the use of a single person.
 */
export const LIMITS = {
  appliesOfPerson: { name: "applies-of-person", max: 60, seconds: 86_400 },
  appliesOfNetwork: { name: "applies-of-network", max: 3_000, seconds: 3_600 },
  birthYearsOfAccount: { name: "birth-years-of-account", max: 3, seconds: 365 * 86_400 },
  deadRefreshesOfNetwork: { name: "dead-refreshes-of-network", max: 6_000, seconds: 3_600 },
  refreshesOfPerson: { name: "refreshes-of-person", max: 300, seconds: 3_600 },
  wrongCodesOfNetwork: { name: "wrong-codes-of-network", max: 300, seconds: 3_600 },
  emailChangesOfPerson: { name: "email-changes-of-person", max: 3, seconds: 86_400 },
  safetyWordsOfPerson: { name: "safety-words-of-person", max: 5, seconds: 86_400 },
  mailsToUnconfirmedOfPerson: { name: "mails-to-unconfirmed-of-person", max: 5, seconds: 86_400 },
  mailsToUnconfirmed: { name: "mails-to-unconfirmed", max: 15, seconds: 86_400 },
  ownMailsToUnconfirmed: { name: "own-mails-to-unconfirmed", max: 2, seconds: 86_400 },
  messagesOfPerson: { name: "messages-of-person", max: 10, seconds: 3_600 },
  messagesOfNetwork: { name: "messages-of-network", max: 60, seconds: 3_600 },
  messagesOfBlock: { name: "messages-of-block", max: 120, seconds: 3_600 },
  messagesOfVisitors: { name: "messages-of-visitors", max: 2_000, seconds: 86_400 },
  mailsToSupport: { name: "mails-to-support", max: 20, seconds: 3_600 },
  checksOfNetwork: { name: "checks-of-network", max: 20, seconds: 60 },
  endingsOfNetwork: { name: "endings-of-network", max: 50, seconds: 86_400 },
  endingsOfNumber: { name: "endings-of-number", max: 5, seconds: 86_400 },
  orderChecksOfPerson: { name: "order-checks-of-person", max: 120, seconds: 3_600 },
  attemptsOfPerson: { name: "attempts-of-person", max: 20, seconds: 86_400 },
  attemptsOfNetwork: { name: "attempts-of-network", max: 5_000, seconds: 86_400 },
  uploadsOfPerson: { name: "uploads-of-person", max: 30, seconds: 3_600 },
  longRepeats: { name: "long-repeats", max: 200, seconds: 86_400 },
  domainChecksOfCompany: { name: "domain-checks-of-company", max: 60, seconds: 3_600 },
  logosOfCompany: { name: "logos-of-company", max: 30, seconds: 3_600 },
  uploadsOfNetwork: { name: "uploads-of-network", max: 1_000, seconds: 3_600 },
  signInMailsOfAddress: { name: "sign-in-mails-of-address", max: 10, seconds: 3_600 },
  signInMailsToUnknown: { name: "sign-in-mails-to-unknown", max: 3, seconds: 86_400 },
  signInMailsOfNetwork: { name: "sign-in-mails-of-network", max: 300, seconds: 3_600 },
  signInMailsOfBlock: { name: "sign-in-mails-of-block", max: 600, seconds: 3_600 },
  unknownSignInMailsOfBlock: { name: "unknown-sign-in-mails-of-block", max: 200, seconds: 86_400 },
  unknownSignInMails: { name: "unknown-sign-in-mails", max: 2_000, seconds: 86_400 },
  wrongSignInCodesOfNetwork: { name: "wrong-sign-in-codes-of-network", max: 300, seconds: 3_600 },
  recoveryTriesOfAddress: { name: "recovery-tries-of-address", max: 10, seconds: 3_600 },
  recoveryTriesOfNetwork: { name: "recovery-tries-of-network", max: 300, seconds: 3_600 },
  recoveryCodesOfPerson: { name: "recovery-codes-of-person", max: 10, seconds: 86_400 },
  invitationsToMailbox: { name: "invitations-to-mailbox", max: 3, seconds: 86_400 },
  draftsOfCompany: { name: "drafts-of-company", max: 60, seconds: 86_400 },
  jobChangesOfCompany: { name: "job-changes-of-company", max: 200, seconds: 3_600 },
  objectionsOfCompany: { name: "objections-of-company", max: 20, seconds: 86_400 },
  daysOfCompany: { name: "days-of-company", max: 200, seconds: 86_400 },
  dayChangesOfCompany: { name: "day-changes-of-company", max: 100, seconds: 3_600 },
  newsOfDay: { name: "news-of-day", max: 3, seconds: 86_400 },
  dayLinksOfCompany: { name: "day-links-of-company", max: 60, seconds: 86_400 },
  companyChangesOfCompany: { name: "company-changes-of-company", max: 30, seconds: 3_600 },
  teamChangesOfCompany: { name: "team-changes-of-company", max: 100, seconds: 3_600 },
  invitationsOfCompany: { name: "invitations-of-company", max: 30, seconds: 86_400 },
} as const satisfies Record<string, Limit>;

/**
 * How many calls that wait for the database's writer may run at once in one isolate. `caller`
 * counts the different calls of one person, or of one test's link; `network` counts all calls from
 * one address, which many people may share.
 */
export const CALLS_AT_ONCE = { caller: 3, network: 50 } as const;
