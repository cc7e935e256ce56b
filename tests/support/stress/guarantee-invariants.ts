import {
  OBJECT_HELD_HOURS,
  TIES_PER_YEAR,
  WORD_UNDO_MINUTES,
} from "../../../worker/facts/guarantee/guarantee";

const AT_INTERVIEW = `('INTERVIEW_SCHEDULED', 'INTERVIEW_1_SCHEDULED', 'INTERVIEW_2_SCHEDULED')`;
const NOT_MET = "('employer_absent', 'unproven')";
/** The application that a payment pays for: the one on which its credit was spent, or its own. */
const BEHIND = `coalesce((select spent_on from credits where payment_id = p.id
  and spent_on is not null order by id desc limit 1), p.application_id)`;
const WAS_NOT_MET = `exists (select 1 from interviews i where i.application_id = a.id
  and i.state in ${NOT_MET})`;
/**
 * The number of undecided disputes of the same person;
 * after this many, a further one waits for staff.
 */
const TIES = `(select count(*) from interviews t join applications o on o.id = t.application_id
  where o.user_id = a.user_id and t.evidence = 'tie')`;

/**
 * Messages that may repeat: a hold that lapses a second time, a second reminder, times offered on
 * another day, or another day with the same time.
 */
const MAY_REPEAT = `('hold_ending', 'lapsed', 'hold_released', 'interview_reminder', 'choose_time',
  'choose_soon', 'times_free', 'interview_set')`;

/** Invariants of times, promises and outcomes; see `violations`. */
export const GUARANTEE_INVARIANTS: Record<string, string> = {
  "more interviews at a time than seats": `select d.id, i.at, d.seats, count(*) taken from interviews i
    join interview_days d on d.id = i.day_id where i.state <> 'cancelled' group by d.id, i.at
    having count(*) > d.seats`,
  "someone holds two seats": `select application_id, count(*) seats from interviews
    where state in ('scheduled', 'disputed') group by application_id having count(*) > 1`,
  "a seat that is kept for nobody": `select i.id, a.status from interviews i
    join applications a on a.id = i.application_id
    where i.state = 'scheduled' and i.at > :now and a.status not in ${AT_INTERVIEW}`,
  "a stage of interviews without one": `select a.id, a.status from applications a
    where a.status in ${AT_INTERVIEW} and not exists (select 1 from interviews i
      where i.application_id = a.id and i.state <> 'cancelled')`,
  "a confirmed slot that no clock keeps": `select a.id, a.status, a.next_round from applications a
    where (a.status = 'PAYMENT_CONFIRMED' or a.status in ${AT_INTERVIEW})
    and a.guarantee_due_at is null and a.return_waits_since is null
    and not exists (select 1 from interviews i where i.application_id = a.id
      and i.state = 'disputed' and ${TIES} >= ${TIES_PER_YEAR})`,
  "money kept although nobody met": `select p.id, a.id application, a.status from payments p
    join applications a on a.id = ${BEHIND} where p.state = 'kept' and ${WAS_NOT_MET}`,
  "money back by itself without a cause": `select p.id, a.id application, a.status
    from payments p join applications a on a.id = ${BEHIND} where p.is_automatic_refund = 1
    and not ${WAS_NOT_MET}
    and coalesce(a.closed_because, '') not in ('employer_late', 'did_not_choose')`,
  "an outcome that no word bears": `select id, state, evidence, company_word, candidate_word
    from interviews where evidence = 'code' and checked_in_at is null
    or evidence = 'word' and not case state
      when 'held' then checked_in_at is not null or company_word is 'held' or candidate_word is 'held'
      when 'employer_absent' then company_word is 'employer_absent'
        or candidate_word is 'employer_absent' and arrived_at is not null
      when 'unproven' then company_word is null and checked_in_at is null
      when 'disputed' then candidate_word is 'employer_absent' or company_word is 'candidate_absent'
      else company_word is 'candidate_absent' or candidate_word is 'candidate_absent' end`,
  "a result of no interview": `select p.application_id, a.status from pending_results p
    join applications a on a.id = p.application_id where a.status not in ${AT_INTERVIEW}`,
  "a time that is held beside a result": `select p.application_id, i.at from pending_results p
    join interviews i on i.application_id = p.application_id
    where i.state = 'scheduled' and i.at > :now and i.checked_in_at is null`,
  "held by a word that nobody could deny": `select id, company_word_at, settled_at from interviews
    where state = 'held' and evidence = 'word' and checked_in_at is null and candidate_word is null
    and settled_at < strftime('%Y-%m-%dT%H:%M:%fZ', company_word_at, '+${OBJECT_HELD_HOURS} hours')`,
  "a broken promise that is on no record": `select id from applications
    where closed_because = 'employer_late' and recorded_for is null`,
  "a cancel, not the first one, that is on no record": `select i.id from interviews i
    join applications a on a.id = i.application_id
    where i.called_off_at is not null and coalesce(i.recorded_for, i.free_for) is null
    and (a.closed_because is 'employer_cancelled' or exists (select 1 from interviews b
      where b.application_id = i.application_id and b.id < i.id and b.called_off_at is not null))`,
  // If the application ends for another reason, a code
  // counts at once: an ended application can't wait.
  "an interview that counts although a word about it can be taken back": `select i.id, state from interviews i
    join applications a on a.id = i.application_id
    where state in ('held', 'employer_absent', 'candidate_absent', 'disputed', 'unproven')
    and evidence is not 'decision' and not (evidence is 'code' and closed_because is not null)
    and settled_at < strftime('%Y-%m-%dT%H:%M:%fZ',
      max(case when company_word in ('employer_absent', 'candidate_absent') then company_word_at else '' end,
        case when candidate_word in ('employer_absent', 'candidate_absent') then candidate_word_at else '' end),
      '+${WORD_UNDO_MINUTES} minutes')`,
  "told the same again": `select kind, title, about from (
    select kind, title, body, json_extract(payload, '$.applicationId') about,
      lag(title || body) over (partition by json_extract(payload, '$.applicationId')
        order by notifications.id) before
    from notifications join outbox on outbox.id = outbox_id)
    where about is not null and before = title || body
    and kind not in ${MAY_REPEAT}`,
};
