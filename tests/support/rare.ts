/**
 * Tests that `npm run test:all` runs and `npm test` does not: rare moments (a connection that is lost
 * in between, a second tab, a provider that is away for hours), and long walks through what other
 * tests cover too. `TESTS=usual` leaves them out. What moves money, slots or somebody's data is
 * not rare.
 */

const isUsual = process.env.TESTS === "usual";

const leftOut = (files: string[]) => (isUsual ? files : []);

/** States of screens that are rare, such as lists of 500 people. */
export const rareStates = <State>(states: State[]): State[] => (isUsual ? [] : states);

/** Tests with a browser. */
export const RARE_SCREENS = leftOut([
  "**/assessment/preparation.*",
  "**/console/{form-words,find,owed,person,recovery,team}.*",
  "**/console/{bulk,week}/**",
  "**/delivery/{again,back,broken-lines,early,first-page,hanging-files,kept,left,line,links,lost-messages}.*",
  "**/delivery/{offline,other-page,posted,send-again,test-lines,twice}.*",
  "**/employers/{job-test,many-answers}.*",
  "**/guarantee/{clashes,open-page,witnesses}.*",
  "**/help/mail-slips.*",
  "**/inbox/**",
  "**/jobs/saved-searches.*",
  "**/login/{ended,login.script,pasted,unused-number}.*",
  "**/profile/{no-file,other-tab,photos,upload,whole-way}.*",
  "**/profile/safety-word.script.*",
  "**/screens/{clock,forms,keyboard,pages,refused-then-done,script,text-size,unbroken}.*",
  "**/screens/toasts.*",
  "**/money/**",
  "**/slots/{journey,panels}.*",
]);

/** Tests without a browser. */
export const RARE_CALLS = leftOut([
  "tests/api/documented-refusals.rules.test.ts",
  "tests/company/{mails,proofs}.test.ts",
  "tests/guarantee/bought-records.clock.test.ts",
  "tests/health/alerts.clock.test.ts",
  "tests/help/{mail-in-our-name,mails-to-unconfirmed}.test.ts",
  "tests/jobs/{search-digests,unsubscribing}.clock.test.ts",
  "tests/login/guessing.serial.test.ts",
  "tests/messages/{back-off,busy-providers}.serial.test.ts",
]);
