import * as contactRuleWords from "~worker/words/contact-rule";
import * as guaranteeRulesWords from "~worker/words/guarantee-rules";
import * as promisesWords from "~worker/words/promises";
import * as words from "~worker/words/test-time";
import { PAYMENT_PROVIDERS } from "../worker/contract/payment-providers";
import { brand } from "../worker/facts/brand";
import { REAPPLY_AFTER_DAYS } from "../worker/facts/jobs/tests";
import { GST_PERCENT, SLOT_FEE } from "../worker/facts/money/fees";
import { PAYMENT_HOLD_HOURS, TEST_HOLD_HOURS } from "../worker/facts/money/holds";
import { refundDays } from "../worker/facts/money/refunds";
import { ADULT_AGE } from "../worker/facts/people/people";
import { RESUME_UNDO_MINUTES } from "../worker/facts/people/resumes";
import { rupeesOfPaise } from "../worker/words/amounts";

type ContentType = "about_us" | "privacy_policy" | "terms_conditions";

/** The names of the payment providers. */
const PAYMENTS_BY = Object.values(PAYMENT_PROVIDERS)
  .map(({ name }) => name)
  .join(" or ");
const bankDays = refundDays(null);

const itemsOf = (rules: Record<string, { title: string; text: string }>) =>
  Object.values(rules)
    .map(({ title, text }) => `<li><strong>${title}.</strong> ${text}</li>`)
    .join("\n");

/**
 * The date of both texts. Update it when you change one of them here; staff write theirs into the
 * text.
 */
const IN_FORCE = "In force since 28 November 2026.";

/** HTML of the content pages. Each page has its own h1, so headings here begin at h2. */
export const staticContent: Record<ContentType, string> = {
  about_us: `<p>Pakka means sure, confirmed. It is what people in India say when a plan will not change. We want an interview to be like that: once you have it, you have it.</p>

<h2>Why we exist</h2>
<p>Many people send a hundred applications and hear nothing. Many employers receive a thousand and read a few. Both lose time. It is hardest for people who know nobody in a company.</p>
<p>So we put a short test in the middle, the same for everyone who applies to a job, and we keep interview slots for those who pass it.</p>

<h2>How it works</h2>
<ul>
<li><strong>Find a job.</strong> Each job says what it pays, how many slots it has and what a slot costs.</li>
<li><strong>Apply with your resume.</strong> This is free. We keep a slot for you for ${TEST_HOLD_HOURS} hours.</li>
<li><strong>Take the free test.</strong> It takes ${words.TEST_TIME}. You see the result at once.</li>
<li><strong>If you pass, decide.</strong> You have ${PAYMENT_HOLD_HOURS} hours to book your interview at the price shown on the job, usually ₹${SLOT_FEE} including GST. If you do not want it, you pay nothing.</li>
<li><strong>Prepare and meet the employer.</strong> You get preparation material for that job, choose the time of your interview, and have one or two rounds. Then the company must tell you yes or no.</li>
</ul>
<p>The full story is on <a href="/how-it-works">How it Works</a>, and all prices are on <a href="/pricing">Pricing</a>.</p>

<h2>What the fee is, and what it is not</h2>
<p>The fee books one interview slot. It does not buy a job, a better score or a place ahead of someone else. The employer alone decides whom to hire. If you do not pass the test, you do not pay. For some jobs the employer pays for the slot, and the price is ${rupeesOfPaise(0)}.</p>
<p>${promisesWords.NO_INTERVIEW_RULE}</p>

<h2>What we ask you to remember</h2>
<ul>
<li>${promisesWords.SAFETY_LINE.strong} ${promisesWords.SAFETY_LINE.rest}</li>
<li>Nobody from Pakka will ever ask you for your login code.</li>
<li>After you have paid for a slot, you will not be asked for any more money for that job. If anyone asks, tell us.</li>
</ul>

<h2>For employers</h2>
<p>You set the number of slots and meet candidates who have passed a test that fits the work. You offer the days, candidates choose their times, and you agree to hold these interviews and to answer by the promised date. If you want to post a job, <a href="/contact">write to us</a>.</p>

<h2>Talk to us</h2>
<p>Questions and complaints reach a person at <a href="mailto:support@pakka.in">support@pakka.in</a>, or through <a href="/help">Help &amp; Support</a>. ${promisesWords.COMPLAINT_RULE}</p>`,

  privacy_policy: `<p>${IN_FORCE}</p>
<p>This notice says which personal data Pakka collects, why, who sees it, how long we keep it and what you can ask of us. It is written with the Digital Personal Data Protection Act, 2023 and its Rules in mind. It stands apart from our <a href="/content/terms_conditions">Terms &amp; Conditions</a>. If you need it in Hindi or in another language of the Eighth Schedule to the Constitution, write to <a href="mailto:support@pakka.in">support@pakka.in</a>.</p>

<h2>What we collect, and why</h2>
<ul>
<li><strong>Mobile number.</strong> To log you in with a code, and to send messages where time matters, such as when the time to keep your slot is almost over, or before your interview.</li>
<li><strong>Name and email address.</strong> To address you, to send test links, interview details and receipts, and to tell the employer who is applying.</li>
<li><strong>Date of birth.</strong> To know that you are an adult and to complete your profile.</li>
<li><strong>Gender.</strong> As part of your profile. It does not change which jobs you see or how a test is marked.</li>
<li><strong>Resumes that you upload.</strong> To send to the employer of a job that you apply to.</li>
<li><strong>Applications, test answers, scores and interview results.</strong> To run the selection you asked for and to show you where it stands.</li>
<li><strong>Payment details.</strong> The amount, the time, the status and the payment provider's references. Card numbers, UPI PINs and bank passwords are entered with the payment provider and never reach us.</li>
<li><strong>Questions and messages that you send us.</strong> To answer them.</li>
<li><strong>Technical records.</strong> Such as your network address, the time and the page asked for, to keep the service safe and to find faults.</li>
</ul>

<h2>What to leave out of your resume</h2>
<p>Do not put your Aadhaar number, PAN, passport number or bank details on a resume. We do not need them and no employer needs them before an interview. If you have uploaded such a resume, delete it from your profile and upload another.</p>

<h2>Who sees it</h2>
<ul>
<li><strong>The employer of a job that you apply to</strong> receives your name, the resume you chose, and your score. ${contactRuleWords.CONTACT_RULE} Employers whose jobs you did not apply to receive none of this.</li>
<li><strong>${PAYMENTS_BY}</strong> handles payments and refunds.</li>
<li><strong>Companies that work for us</strong> carry our SMS and email, run our servers and store our files. They may use your data only for that work. Some may keep it on servers outside India, where Indian law allows it. You may ask us for their names.</li>
<li><strong>Our own staff</strong> see what they need to answer you, schedule interviews and make refunds. What they change is recorded.</li>
<li><strong>Courts and authorities</strong>, where the law requires it.</li>
</ul>

<h2>Your consent</h2>
<p>We use your data because you agreed to it when you signed up and when you applied, or where the law allows or requires it. You can take your consent back at any time by writing to <a href="mailto:support@pakka.in">support@pakka.in</a> from your registered email address. What was done before remains lawful. We cannot carry on with an application or an account without the data it needs, and we will tell you what stops before we stop it.</p>

<h2>How long we keep it</h2>
<ul>
<li>Your profile, resumes and applications: as long as you have an account.</li>
<li>When you ask us to erase your account, we stop using the data, take it out of sight of employers on Pakka, and erase it one year later. The Rules ask us to keep data and logs for that year.</li>
<li>Payment, refund and tax records: as long as tax and company law require, which can be eight years.</li>
<li>Security and access logs: at least one year.</li>
<li>A resume that you delete leaves your list at once. You can bring it back for ${RESUME_UNDO_MINUTES} minutes. Then its file is removed, unless you sent it with an application. An employer to whom you sent it keeps it for that application. If you want it withdrawn there too, write to us and we will ask the employer to delete it.</li>
</ul>

<h2>Your rights</h2>
<ul>
<li>To get a summary of your data, what we do with it and with whom we shared it.</li>
<li>To have it corrected, completed or brought up to date. Much of this you can do on your profile.</li>
<li>To have it erased, unless a law requires us to keep it.</li>
<li>To take back your consent.</li>
<li>To name a person who may use these rights if you die or can no longer act.</li>
<li>To complain, and to have an answer.</li>
</ul>
<p>Write from your registered email address, or give your registered mobile number, so that we can be sure it is you. There is no charge.</p>

<h2>Safety</h2>
<p>Data travels over encrypted connections. Resume links work for a short time only. Access is limited to people who need it. If a breach touches your data, we will tell you without delay what happened, what it may mean for you and what you can do, and we will tell the Data Protection Board of India as the law asks.</p>

<h2>Cookies</h2>
<p>We use cookies that keep you logged in and remember what you asked for. We do not use advertising cookies.</p>

<h2>Adults only</h2>
<p>Pakka is for people aged ${ADULT_AGE} or above. If we learn that an account belongs to someone younger, we close it.</p>

<h2>Questions and complaints</h2>
<p>Grievance Officer: ${brand.grievanceOfficer}, Pakka, <a href="mailto:support@pakka.in">support@pakka.in</a>. The same person answers questions about personal data. ${promisesWords.COMPLAINT_RULE} If the answer does not satisfy you, you may go to the Data Protection Board of India.</p>

<h2>Changes</h2>
<p>When this notice changes, we put the new text here. If the change affects what we do with data you have already given, we tell you first, and ask again where the law requires it.</p>`,

  terms_conditions: `<p>${IN_FORCE}</p>
<p>These terms are an agreement between you and Pakka. By logging in, you accept them. How we handle personal data is in a separate notice, the <a href="/content/privacy_policy">Privacy Policy</a>.</p>

<h2>1. What Pakka does</h2>
<p>Pakka lists jobs in India, holds a free test for each, and lets those who pass reserve an interview slot with the employer. We are not the employer, and we do not take part in the decision to hire.</p>

<h2>2. Your account</h2>
<ul>
<li>You must be ${ADULT_AGE} or above.</li>
<li>You log in with a code sent to your mobile number. Do not give this code to anyone, including people who say they are from Pakka.</li>
<li>One person, one account. What you tell us and what your resume says must be true and your own.</li>
</ul>

<h2>3. Applying and the slot</h2>
<ul>
<li>Applying is free. We then keep one slot for you for ${TEST_HOLD_HOURS} hours, in which you can take the test.</li>
<li>A job has a fixed number of slots. A slot goes to one person at a time, first come, first served.</li>
<li>When you pass, we keep the slot for ${PAYMENT_HOLD_HOURS} hours more, in which you can pay for it or say no.</li>
<li>When this time is over, the slot is open to others. You can have a slot kept for you again while there are slots and the job is open.</li>
<li>Once your payment is confirmed, the slot is yours. Where the price is ${rupeesOfPaise(0)}, it is yours when you pass.</li>
</ul>

<h2>4. The test</h2>
<ul>
<li>The test is free, takes ${words.TEST_TIME} and can be taken once. The clock starts when you press Start and does not stop if the internet stops. Answers you have saved are kept.</li>
<li>The number of questions and the pass mark are shown before you start.</li>
<li>Take the test yourself, without help from others, and do not copy or publish the questions.</li>
<li>If you do not pass, you pay nothing. You can apply for the same job again after ${REAPPLY_AFTER_DAYS} days, if it is still open.</li>
<li>If a disability means that you need more time, write to <a href="mailto:support@pakka.in">support@pakka.in</a> before you start.</li>
</ul>

<h2>5. The fee</h2>
<ul>
<li>Each job shows its price, usually ₹${SLOT_FEE}. The price you pay is the one shown when you applied.</li>
<li>While we are still checking an employer, its slots are free. If you applied in that time, yours stays free.</li>
<li>All prices include GST at ${GST_PERCENT} %. Your receipt shows the fee and the GST. Nothing is added at the end.</li>
<li>You are asked for it only after you have passed, and only on your own application page. Payment goes through ${PAYMENTS_BY}.</li>
<li>If money reaches us twice, or after the last slot has gone, you get all of it back. You need not ask.</li>
</ul>

<h2>6. What the fee buys, and what it does not</h2>
<ul>
<li><strong>It buys</strong> one guaranteed interview for that job, which may have one or two rounds, and preparation material for it.</li>
${itemsOf(guaranteeRulesWords.PROMISE_RULES)}
<li><strong>It does not buy</strong> a job, an offer, a salary or any promise of them. The employer decides on merit, and may choose someone else.</li>
<li>The fee is not returned because the result of the interview was no.</li>
</ul>

<h2>7. Cancelling and refunds</h2>
<p>There is one refund rule, the same everywhere on Pakka:</p>
<p><strong>${promisesWords.REFUND_RULE}</strong></p>
<ul>
<li>The time is counted back from the start of your interview. If no date is set when you cancel, you get all money back.</li>
<li>“Your next interview costs ${rupeesOfPaise(0)}” means that you get a credit. It pays for one interview slot, whatever the price of that slot is.</li>
<li>The money goes back to the UPI, account or card you paid from. Your application page shows when a refund was started and its reference. Banks take ${bankDays.from} to ${bankDays.to} days to show it.</li>
<li>We charge nothing for cancelling.</li>
</ul>
<p>If it goes another way, without anybody cancelling:</p>
<ul>
${itemsOf(guaranteeRulesWords.OTHERWISE_RULES)}
<li>If the slot was paid for with a credit, the money that was paid for that credit comes back. A credit that we gave you comes back as a credit.</li>
<li>If very much money goes back on one day, a person of ours looks before more goes back by itself. You need not do anything.</li>
</ul>

<h2>8. The interview</h2>
<p>The date, time and place or link come by email and are on your application page. Be on time and bring what the message asks for. On the day your ticket shows a meeting code. Show it at the desk: it is the proof for both sides that you met. Do not tell it on the phone.</p>
<p>If you cannot come, cancel on your application page before the interview begins, and the rule of section 7 holds. A slot that was neither cancelled nor attended counts as used.</p>

<h2>9. Safety and conduct</h2>
<ul>
<li>No employer on Pakka may ask you for money, a deposit or original certificates to interview you or to hire you. If one does, tell us at once.</li>
<li>${promisesWords.SAFETY_LINE.strong}</li>
<li>Do not use another person's identity, threaten anyone, disturb the service, or collect data from it by machine.</li>
<li>We may suspend an account that breaks these terms. We say why, and you may ask for a review. If a slot you have paid for is lost through our mistake, we refund it.</li>
</ul>

<h2>10. Job posts</h2>
<p>Employers give us the details of a job and answer for them. We check posts and remove those that we find to be false. A job may close before you apply. A slot that we keep for you, or that you have paid for, stays as described above.</p>

<h2>11. What we answer for</h2>
<p>We answer for the service described here: the test, the slot, the payment and the refund. We do not answer for an employer's decision, for the terms of employment, or for faults in networks and banks that we do not control, though we help where we can. Where the law allows a limit, our liability for a slot is the fee paid for it. Nothing here takes away rights that you have under the Consumer Protection Act, 2019 or any other law.</p>

<h2>12. Complaints</h2>
<p>Grievance Officer: ${brand.grievanceOfficer}, Pakka, <a href="mailto:support@pakka.in">support@pakka.in</a>. ${promisesWords.COMPLAINT_RULE} You can also use <a href="/help">Help &amp; Support</a>.</p>

<h2>13. Law and courts</h2>
<p>The law of India applies. The courts at Bengaluru, Karnataka have jurisdiction. As a consumer, you may also go to the consumer commission where you live.</p>

<h2>14. Changes</h2>
<p>When these terms change, the new text is put here. A slot that you have already paid for stays under the terms in force when you paid.</p>`,
};
