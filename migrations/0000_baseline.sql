CREATE TABLE `answers` (
	`application_id` integer NOT NULL,
	`question` integer NOT NULL,
	`option` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`application_id`, `question`),
	FOREIGN KEY (`application_id`) REFERENCES `attempts`(`application_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `application_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`text` text NOT NULL,
	`staff` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_comments_application` ON `application_comments` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `application_history` (
	`application_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`transition_id` text NOT NULL,
	`status` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`application_id`, `seq`),
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_history_transition_id_unique` ON `application_history` (`transition_id`);--> statement-breakpoint
CREATE TABLE `applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`resume_id` integer,
	`status` text NOT NULL,
	`seq` integer NOT NULL,
	`claim_id` text NOT NULL,
	`price` integer NOT NULL,
	`slot_state` text NOT NULL,
	`slot_expires_at` text,
	`closed_because` text,
	`superseded_at` text,
	`applied_at` text NOT NULL,
	`warn_at` text,
	`reopens_at` text,
	`extra_minutes` integer DEFAULT 0 NOT NULL,
	`result_note` text,
	`grace_given_at` text,
	`released_because` text,
	`promised_by` text,
	`terms` text,
	`interview_within_days` integer,
	`answer_within_days` integer,
	`recorded_for` integer,
	`answer_by` text,
	`next_round` integer,
	`promise_broken_at` text,
	`choose_asked_at` text,
	`guarantee_due_at` text,
	`return_waits_since` text,
	`result_reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_claim_id_unique` ON `applications` (`claim_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_one_per_job` ON `applications` (`user_id`,`job_id`) WHERE superseded_at is null;--> statement-breakpoint
CREATE INDEX `applications_claims` ON `applications` (`job_id`,`slot_state`,`slot_expires_at`);--> statement-breakpoint
CREATE INDEX `applications_user` ON `applications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `applications_status` ON `applications` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `applications_job_status` ON `applications` (`job_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `applications_resume` ON `applications` (`resume_id`);--> statement-breakpoint
CREATE INDEX `applications_held` ON `applications` (`slot_expires_at`) WHERE slot_state = 'held';--> statement-breakpoint
CREATE INDEX `applications_promised` ON `applications` (`job_id`,`promised_by`) WHERE promised_by is not null;--> statement-breakpoint
CREATE INDEX `applications_unpromised` ON `applications` (`id`) WHERE status = 'PAYMENT_CONFIRMED' and promised_by is null;--> statement-breakpoint
CREATE INDEX `applications_guarantee` ON `applications` (`guarantee_due_at`) WHERE guarantee_due_at is not null;--> statement-breakpoint
CREATE INDEX `applications_waiting` ON `applications` (`promised_by`,`id`) WHERE status = 'PAYMENT_CONFIRMED' or next_round is not null;--> statement-breakpoint
CREATE INDEX `applications_recorded` ON `applications` (`recorded_for`) WHERE recorded_for is not null;--> statement-breakpoint
CREATE INDEX `applications_return_waits` ON `applications` (`id`) WHERE return_waits_since is not null;--> statement-breakpoint
CREATE INDEX `applications_warn` ON `applications` (`warn_at`) WHERE warn_at is not null;--> statement-breakpoint
CREATE INDEX `applications_answers` ON `applications` (`answer_by`,`id`) WHERE status in ('INTERVIEW_SCHEDULED', 'INTERVIEW_1_SCHEDULED', 'INTERVIEW_2_SCHEDULED');--> statement-breakpoint
CREATE TABLE `attempts` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`questions` text NOT NULL,
	`pass_mark` integer NOT NULL,
	`minutes` integer NOT NULL,
	`started_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`graded_at` text,
	`score` integer,
	`seed` text,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `attempts_running` ON `attempts` (`ends_at`) WHERE graded_at is null;--> statement-breakpoint
CREATE TABLE `pending_results` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`result` text NOT NULL,
	`reason` text,
	`comment` text,
	`given_at` text NOT NULL,
	`tell_at` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `companies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_key` text GENERATED ALWAYS AS (lower(replace(name, ' ', ''))) VIRTUAL,
	`legal_name` text,
	`website` text,
	`about` text,
	`logo_key` text,
	`address` text,
	`city` text,
	`phone` text,
	`gstin` text,
	`cin` text,
	`state` text NOT NULL,
	`state_reason` text,
	`submitted_at` text,
	`suspended_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `companies_name_key` ON `companies` (`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `companies_phone` ON `companies` (`phone`) WHERE phone is not null;--> statement-breakpoint
CREATE INDEX `companies_state` ON `companies` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `companies_gstin` ON `companies` (`gstin`) WHERE gstin is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `companies_verified_gstin` ON `companies` (`gstin`) WHERE gstin is not null and state in ('verified', 'suspended');--> statement-breakpoint
CREATE INDEX `companies_suspended` ON `companies` (`suspended_at`) WHERE suspended_at is not null;--> statement-breakpoint
CREATE TABLE `company_facts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`kind` text NOT NULL,
	`detail` text NOT NULL,
	`checked_at` text NOT NULL,
	`expires_at` text,
	`lapsed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_facts_standing` ON `company_facts` (`company_id`,`kind`) WHERE lapsed_at is null;--> statement-breakpoint
CREATE INDEX `company_facts_company` ON `company_facts` (`company_id`);--> statement-breakpoint
CREATE TABLE `company_invitations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` integer,
	`created_at` text NOT NULL,
	`ended_at` text,
	`ended_as` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by`) REFERENCES `company_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_invitations_open` ON `company_invitations` (`company_id`,`email`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `company_invitations_company` ON `company_invitations` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `company_invitations_inviter` ON `company_invitations` (`invited_by`);--> statement-breakpoint
CREATE INDEX `company_invitations_email` ON `company_invitations` (`email`) WHERE ended_at is null;--> statement-breakpoint
CREATE TABLE `company_members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer,
	`email` text NOT NULL,
	`name` text,
	`role` text,
	`created_at` text NOT NULL,
	`proven_at` text,
	`ended_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_members_email_unique` ON `company_members` (`email`);--> statement-breakpoint
CREATE INDEX `company_members_company` ON `company_members` (`company_id`);--> statement-breakpoint
CREATE TABLE `console_sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`staff_id` integer,
	`member_id` integer,
	`browser` text,
	`created_at` text NOT NULL,
	`last_used_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`proven_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `company_members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "console_sessions_person" CHECK(("console_sessions"."staff_id" is null) <> ("console_sessions"."member_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `console_sessions_token_hash_unique` ON `console_sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `console_sessions_staff` ON `console_sessions` (`staff_id`);--> statement-breakpoint
CREATE INDEX `console_sessions_member` ON `console_sessions` (`member_id`);--> statement-breakpoint
CREATE INDEX `console_sessions_expires` ON `console_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`staff_id` integer,
	`member_id` integer,
	`created_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `company_members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "recovery_codes_person" CHECK(("recovery_codes"."staff_id" is null) <> ("recovery_codes"."member_id" is null))
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_staff` ON `recovery_codes` (`staff_id`);--> statement-breakpoint
CREATE INDEX `recovery_codes_member` ON `recovery_codes` (`member_id`);--> statement-breakpoint
CREATE TABLE `sign_in_codes` (
	`key` text PRIMARY KEY NOT NULL,
	`console` text NOT NULL,
	`email` text NOT NULL,
	`code_hmac` text,
	`link_hash` text NOT NULL,
	`address_hash` text,
	`wrong_tries` integer DEFAULT 0 NOT NULL,
	`used_at` text,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_codes_link_hash_unique` ON `sign_in_codes` (`link_hash`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_email` ON `sign_in_codes` (`console`,`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_address` ON `sign_in_codes` (`address_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_created` ON `sign_in_codes` (`created_at`);--> statement-breakpoint
CREATE TABLE `static_content` (
	`type` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `static_content_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`content` text NOT NULL,
	`replaced_by` text NOT NULL,
	`replaced_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `static_content_versions_type` ON `static_content_versions` (`type`,`id`);--> statement-breakpoint
CREATE TABLE `guards` (
	`name` text NOT NULL,
	CONSTRAINT "guards_refuse" CHECK(json_extract('{}', 'guard_' || "guards"."name"))
);
--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`trouble` text NOT NULL,
	`text` text NOT NULL,
	`since` text NOT NULL,
	`seen_at` text NOT NULL,
	`over_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_standing` ON `alerts` (`trouble`) WHERE over_at is null;--> statement-breakpoint
CREATE TABLE `provider_calls` (
	`began_at` text NOT NULL,
	`provider` text NOT NULL,
	`sent` integer NOT NULL,
	`failed` integer NOT NULL,
	PRIMARY KEY(`began_at`, `provider`)
);
--> statement-breakpoint
CREATE TABLE `schedule_tasks` (
	`task` text PRIMARY KEY NOT NULL,
	`ran_at` text NOT NULL,
	`failing_since` text,
	`cause` text
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`started_at` text NOT NULL,
	`status` integer,
	`body` text,
	PRIMARY KEY(`scope`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_started` ON `idempotency_keys` (`started_at`);--> statement-breakpoint
CREATE TABLE `day_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`made_by` integer,
	`created_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`day_id`) REFERENCES `interview_days`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`made_by`) REFERENCES `company_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `day_links_token_hash_unique` ON `day_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `day_links_day` ON `day_links` (`day_id`);--> statement-breakpoint
CREATE INDEX `day_links_made_by` ON `day_links` (`made_by`);--> statement-breakpoint
CREATE TABLE `interview_days` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`round` integer,
	`date` text NOT NULL,
	`from` text NOT NULL,
	`to` text NOT NULL,
	`minutes_each` integer NOT NULL,
	`seats` integer NOT NULL,
	`interviewer` text NOT NULL,
	`link` text,
	`place` text,
	`offered_at` text NOT NULL,
	`cancelled_at` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `interview_days_job` ON `interview_days` (`job_id`,`date`);--> statement-breakpoint
CREATE INDEX `interview_days_date` ON `interview_days` (`date`);--> statement-breakpoint
CREATE TABLE `interviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` text NOT NULL,
	`application_id` integer NOT NULL,
	`round` integer,
	`day_id` integer,
	`at` text NOT NULL,
	`minutes` integer DEFAULT 60 NOT NULL,
	`interviewer` text,
	`link` text,
	`place` text,
	`state` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`moved_at` text,
	`changed_at` text NOT NULL,
	`date_set_at` text,
	`evidence` text,
	`settled_at` text,
	`moves` integer DEFAULT 0 NOT NULL,
	`candidate_moved_at` text,
	`moved_late_at` text,
	`accepted_at` text,
	`broken_late_at` text,
	`called_off_at` text,
	`recorded_for` integer,
	`free_for` integer,
	`arrived_at` text,
	`checked_in_at` text,
	`wrong_codes` integer DEFAULT 0 NOT NULL,
	`wrong_link_codes` integer DEFAULT 0 NOT NULL,
	`company_word` text,
	`company_word_at` text,
	`company_text` text,
	`candidate_word` text,
	`candidate_word_at` text,
	`candidate_text` text,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`day_id`) REFERENCES `interview_days`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `interviews_uid_unique` ON `interviews` (`uid`);--> statement-breakpoint
CREATE INDEX `interviews_application` ON `interviews` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `interviews_seats` ON `interviews` (`day_id`,`at`,`state`);--> statement-breakpoint
CREATE INDEX `interviews_at` ON `interviews` (`at`);--> statement-breakpoint
CREATE INDEX `interviews_recorded` ON `interviews` (`recorded_for`,`state`,`evidence`,`broken_late_at`,`free_for`,`company_word`) WHERE recorded_for is not null;--> statement-breakpoint
CREATE INDEX `interviews_free` ON `interviews` (`free_for`) WHERE free_for is not null;--> statement-breakpoint
CREATE INDEX `interviews_scheduled` ON `interviews` (`at`) WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX `interviews_disputed` ON `interviews` (`settled_at`) WHERE state = 'disputed';--> statement-breakpoint
CREATE TABLE `reminders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`interview_id` integer NOT NULL,
	`kind` text NOT NULL,
	`due_at` text NOT NULL,
	`claimed_at` text,
	FOREIGN KEY (`interview_id`) REFERENCES `interviews`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`due_at`) WHERE claimed_at is null;--> statement-breakpoint
CREATE INDEX `reminders_interview` ON `reminders` (`interview_id`);--> statement-breakpoint
CREATE TABLE `assessments` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`duration_minutes` integer NOT NULL,
	`pass_mark` integer NOT NULL,
	`questions` text NOT NULL,
	`questions_asked` integer,
	`is_own` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `category_assessments` (
	`category` text PRIMARY KEY NOT NULL,
	`duration_minutes` integer NOT NULL,
	`pass_mark` integer NOT NULL,
	`questions` text NOT NULL,
	`questions_asked` integer
);
--> statement-breakpoint
CREATE TABLE `job_words` (
	`key` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`key`, `word`)
);
--> statement-breakpoint
CREATE TABLE `job_words_due` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`company` text NOT NULL,
	`location` text NOT NULL,
	`logo` text,
	`application_price` integer NOT NULL,
	`max_applicants` integer NOT NULL,
	`job_detail` text NOT NULL,
	`category` text NOT NULL,
	`preparation` text,
	`closed_at` text,
	`withdrawn_at` text,
	`withdrawn_because` text,
	`full_at` text,
	`listed_as` text,
	`monthly_pay` integer,
	`pay_position` integer GENERATED ALWAYS AS (min(coalesce(monthly_pay, 0), 2097151) * 4294967296 + id) VIRTUAL,
	`slots_left` text DEFAULT 'many' NOT NULL,
	`created_at` text NOT NULL,
	`company_id` integer NOT NULL,
	`closed_as` text,
	`submitted_at` text,
	`returned_because` text,
	`city` text,
	`state` text,
	`pay_from` integer,
	`pay_to` integer,
	`pay_period` text,
	`experience_years` integer,
	`schooling` text,
	`type` text,
	`remote` integer,
	`shift` text,
	`openings` integer,
	`rounds` integer DEFAULT 1 NOT NULL,
	`interview_within_days` integer DEFAULT 14 NOT NULL,
	`answer_within_days` integer DEFAULT 7 NOT NULL,
	`town` text GENERATED ALWAYS AS (lower(trim(coalesce(city, substr(location, 1, instr(replace(location, ' · ', ',') || ',', ',') - 1))))) VIRTUAL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `jobs_company` ON `jobs` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_closed_as` ON `jobs` (`closed_as`,`id`) WHERE closed_as is not null;--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`id`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `jobs_withdrawn` ON `jobs` (`withdrawn_at`) WHERE withdrawn_at is not null;--> statement-breakpoint
CREATE INDEX `jobs_open_pay` ON `jobs` (`pay_position`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `jobs_open_prices` ON `jobs` (`application_price`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `jobs_open_towns` ON `jobs` (`town`,`category`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `jobs_full` ON `jobs` (`full_at`) WHERE full_at is not null;--> statement-breakpoint
CREATE TABLE `saved_jobs` (
	`user_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_jobs_newest` ON `saved_jobs` (`user_id`,`created_at`,`job_id`);--> statement-breakpoint
CREATE INDEX `saved_jobs_job` ON `saved_jobs` (`job_id`);--> statement-breakpoint
CREATE TABLE `limit_uses` (
	`key` text PRIMARY KEY NOT NULL,
	`uses` integer NOT NULL,
	`window_ends_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limit_uses_ends` ON `limit_uses` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `announcements` (
	`id` integer PRIMARY KEY NOT NULL,
	`outbox_id` text NOT NULL,
	`job_id` integer,
	`category` text,
	`statuses` text,
	`channels` text NOT NULL,
	`people` integer NOT NULL,
	`given` integer DEFAULT 0 NOT NULL,
	`mailed` integer DEFAULT 0 NOT NULL,
	`staff` text NOT NULL,
	`created_at` text NOT NULL,
	`stopped_at` text,
	FOREIGN KEY (`id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `announcements_outbox_id_unique` ON `announcements` (`outbox_id`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`outbox_id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`cause` text,
	`retried_at` text
);
--> statement-breakpoint
CREATE INDEX `dead_letters_retried` ON `dead_letters` (`retried_at`);--> statement-breakpoint
CREATE TABLE `mail_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`mails` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_calls_created` ON `mail_calls` (`created_at`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`outbox_id` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`path` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_outbox_id_unique` ON `notifications` (`outbox_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` text NOT NULL,
	`handled_at` text,
	`sms_at` text,
	`sms_claimed_at` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` text,
	`mail_at` text,
	`mail_call_id` text,
	`mail_counted_at` text,
	`digest_id` text,
	`application_id` integer GENERATED ALWAYS AS (payload ->> 'applicationId') VIRTUAL
);
--> statement-breakpoint
CREATE INDEX `outbox_application` ON `outbox` (`application_id`) WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`created_at`) WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_try_at`,`created_at`) WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX `outbox_digest` ON `outbox` (`digest_id`) WHERE digest_id is not null;--> statement-breakpoint
CREATE TABLE `user_notifications` (
	`user_id` integer NOT NULL,
	`notification_id` integer NOT NULL,
	`read_at` text,
	`deleted_at` text,
	PRIMARY KEY(`user_id`, `notification_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_notifications_unread` ON `user_notifications` (`user_id`,`notification_id`) WHERE read_at is null and deleted_at is null;--> statement-breakpoint
CREATE TABLE `credits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`payment_id` integer,
	`application_id` integer NOT NULL,
	`state` text NOT NULL,
	`spent_on` integer,
	`created_at` text NOT NULL,
	`spent_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`spent_on`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credits_spent_on_unique` ON `credits` (`spent_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `credits_once` ON `credits` (`payment_id`) WHERE state = 'available';--> statement-breakpoint
CREATE UNIQUE INDEX `credits_given_up` ON `credits` (`application_id`) WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX `credits_application` ON `credits` (`application_id`);--> statement-breakpoint
CREATE INDEX `credits_user` ON `credits` (`user_id`,`state`);--> statement-breakpoint
CREATE INDEX `credits_payment` ON `credits` (`payment_id`,`id`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `disputes_payment` ON `disputes` (`payment_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`receipt` text PRIMARY KEY NOT NULL,
	`application_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`provider_order_id` text,
	`state` text NOT NULL,
	`next_check_at` text,
	`checks` integer DEFAULT 0 NOT NULL,
	`attempt_state` text,
	`attempt_payment_id` text,
	`attempt_at` text,
	`answered_at` text,
	`unanswered_since` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_provider_order_id_unique` ON `orders` (`provider_order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_open` ON `orders` (`application_id`) WHERE state <> 'paid';--> statement-breakpoint
CREATE INDEX `orders_application` ON `orders` (`application_id`);--> statement-breakpoint
CREATE INDEX `orders_due` ON `orders` (`next_check_at`) WHERE next_check_at is not null;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`provider_payment_id` text NOT NULL,
	`receipt` text NOT NULL,
	`application_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`method` text,
	`state` text NOT NULL,
	`refund_id` text,
	`captured_at` text NOT NULL,
	`refund_amount` integer,
	`refund_due_at` text,
	`is_automatic_refund` integer DEFAULT false NOT NULL,
	`refunded_at` text,
	`next_refund_at` text,
	`refund_asks` integer DEFAULT 0 NOT NULL,
	`refund_attempt` integer DEFAULT 1 NOT NULL,
	`refunded_elsewhere` integer DEFAULT 0 NOT NULL,
	`dispute_id` text,
	`dispute_state` text,
	FOREIGN KEY (`receipt`) REFERENCES `orders`(`receipt`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_provider_payment_id_unique` ON `payments` (`provider_payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_kept` ON `payments` (`application_id`) WHERE state = 'kept';--> statement-breakpoint
CREATE INDEX `payments_refund` ON `payments` (`refund_id`) WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX `payments_application` ON `payments` (`application_id`);--> statement-breakpoint
CREATE INDEX `payments_captured` ON `payments` (`captured_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_flagged` ON `payments` (`id`) WHERE dispute_id is not null or refunded_elsewhere > 0;--> statement-breakpoint
CREATE INDEX `payments_automatic_refunds` ON `payments` (`refund_due_at`) WHERE is_automatic_refund = 1;--> statement-breakpoint
CREATE INDEX `payments_refunds` ON `payments` (`next_refund_at`) WHERE next_refund_at is not null;--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`event_id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`provider_order_id` text,
	`received_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_events_received` ON `webhook_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `devices` (
	`user_id` integer NOT NULL,
	`device_hash` text NOT NULL,
	`address_hash` text,
	`first_seen_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `devices_last_seen` ON `devices` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `number_claims` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`claimed_at` text NOT NULL,
	`released_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `otps` (
	`key` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`address_hash` text,
	`code_hmac` text NOT NULL,
	`wrong_tries` integer DEFAULT 0 NOT NULL,
	`used_at` text,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	`used_by` text,
	`block_hash` text,
	`own_device` text
);
--> statement-breakpoint
CREATE INDEX `otps_phone` ON `otps` (`phone`,`created_at`);--> statement-breakpoint
CREATE INDEX `otps_created` ON `otps` (`created_at`);--> statement-breakpoint
CREATE INDEX `otps_address` ON `otps` (`address_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `otps_block` ON `otps` (`block_hash`,`created_at`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`family` text NOT NULL,
	`user_id` integer NOT NULL,
	`predecessor_hash` text,
	`first_used_at` text,
	`revoked_at` text,
	`expires_at` text NOT NULL,
	`device_hash` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_family` ON `refresh_tokens` (`family`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_user` ON `refresh_tokens` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `refresh_tokens_predecessor` ON `refresh_tokens` (`predecessor_hash`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_expires` ON `refresh_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `resume_drafts` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `resumes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`file_name` text NOT NULL,
	`content_type` text NOT NULL,
	`object_key` text NOT NULL,
	`state` text NOT NULL,
	`uploaded_at` text NOT NULL,
	`removed_at` text,
	`content` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resumes_object_key_unique` ON `resumes` (`object_key`);--> statement-breakpoint
CREATE INDEX `resumes_user` ON `resumes` (`user_id`,`state`);--> statement-breakpoint
CREATE INDEX `resumes_stale` ON `resumes` (`uploaded_at`) WHERE state <> 'ready';--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`phone` text NOT NULL,
	`name` text,
	`email` text,
	`email_verified_at` text,
	`dob` text,
	`gender` text,
	`image` text,
	`created_at` text NOT NULL,
	`blocked_at` text,
	`safety_word` text NOT NULL,
	`closed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (lower("email"));--> statement-breakpoint
CREATE TABLE `proposals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`job_id` integer,
	`changes` text NOT NULL,
	`proposed_by` text NOT NULL,
	`proposed_at` text NOT NULL,
	`state` text NOT NULL,
	`decided_by` text,
	`decided_at` text,
	`reason` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_open_company` ON `proposals` (`company_id`) WHERE state = 'open' and job_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_open_job` ON `proposals` (`job_id`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `proposals_company` ON `proposals` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `proposals_job` ON `proposals` (`job_id`,`id`);--> statement-breakpoint
CREATE INDEX `proposals_state` ON `proposals` (`state`,`id`);--> statement-breakpoint
CREATE TABLE `job_openings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_openings_job_id_unique` ON `job_openings` (`job_id`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`search` text NOT NULL,
	`created_at` text NOT NULL,
	`paused_at` text,
	`told_up_to` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_search` ON `saved_searches` (`user_id`,`search`);--> statement-breakpoint
CREATE TABLE `search_digests` (
	`user_id` integer NOT NULL,
	`day` text NOT NULL,
	`outbox_id` text NOT NULL,
	`jobs` text NOT NULL,
	`more` integer NOT NULL,
	`is_last` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `search_digests_day` ON `search_digests` (`day`);--> statement-breakpoint
CREATE TABLE `search_readers` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`next_at` text,
	`unopened` integer DEFAULT 0 NOT NULL,
	`mail_ended_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `search_readers_due` ON `search_readers` (`next_at`) WHERE next_at is not null;--> statement-breakpoint
CREATE TABLE `seen_jobs` (
	`user_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seen_jobs_at` ON `seen_jobs` (`at`);--> statement-breakpoint
CREATE TABLE `slot_notices` (
	`user_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `slot_notices_oldest` ON `slot_notices` (`job_id`,`created_at`,`user_id`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`staff` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text,
	`at` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` integer,
	`role` text,
	`company_id` integer,
	`before` text,
	`after` text,
	`reason` text,
	`request_id` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_staff` ON `audit_log` (`staff`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_company` ON `audit_log` (`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `staff` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`created_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_email_unique` ON `staff` (`email`);--> statement-breakpoint
CREATE INDEX `staff_role` ON `staff` (`role`) WHERE ended_at is null;--> statement-breakpoint
CREATE TABLE `staff_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`phone` text,
	`message` text NOT NULL,
	`digest` text NOT NULL,
	`outbox_id` text NOT NULL,
	`created_at` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`owner_id` integer,
	`closed_at` text,
	`changes` integer DEFAULT 0 NOT NULL,
	`answered_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_outbox_id_unique` ON `contact_messages` (`outbox_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_digest` ON `contact_messages` (`digest`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_user` ON `contact_messages` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_state` ON `contact_messages` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_owner` ON `contact_messages` (`owner_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `contact_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`contact_id` integer NOT NULL,
	`message` text NOT NULL,
	`staff` text NOT NULL,
	`outbox_id` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_replies_outbox_id_unique` ON `contact_replies` (`outbox_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `contact_replies_once` ON `contact_replies` (`contact_id`,`message`);--> statement-breakpoint
CREATE TABLE `queries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`email` text,
	`subject` text NOT NULL,
	`description` text NOT NULL,
	`job_id` integer,
	`category` text,
	`is_suspicious` integer DEFAULT false NOT NULL,
	`digest` text NOT NULL,
	`outbox_id` text NOT NULL,
	`created_at` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`owner_id` integer,
	`closed_at` text,
	`changes` integer DEFAULT 0 NOT NULL,
	`answered_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `queries_outbox_id_unique` ON `queries` (`outbox_id`);--> statement-breakpoint
CREATE INDEX `queries_digest` ON `queries` (`digest`,`created_at`);--> statement-breakpoint
CREATE INDEX `queries_suspicious` ON `queries` (`id`) WHERE is_suspicious = 1;--> statement-breakpoint
CREATE INDEX `queries_user` ON `queries` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `queries_unanswered` ON `queries` (`created_at`) WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX `queries_state` ON `queries` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `queries_owner` ON `queries` (`owner_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `query_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`query_id` integer NOT NULL,
	`message` text NOT NULL,
	`staff` text NOT NULL,
	`outbox_id` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `queries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `query_replies_outbox_id_unique` ON `query_replies` (`outbox_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `query_replies_once` ON `query_replies` (`query_id`,`message`);
--> statement-breakpoint
-- What is found by a word: open jobs by people, people and jobs of any state by staff. The lists of the
-- jobs hold words, not texts: `triggers.sql` writes them from the view `job_search`.
-- Hindi vowel signs are marks (M*): without them among the letters a word falls into consonants.
-- The prefix lists answer `word*` as fast as a word, however many words begin so.
CREATE VIRTUAL TABLE `job_titles` USING fts5(
	title, filters, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `job_texts` USING fts5(
	text, filters, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
-- `job_texts` again, its rows numbered in the order of pay.
CREATE VIRTUAL TABLE `job_texts_by_pay` USING fts5(
	text, filters, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
-- What staff search by: a word of a name, of a title, or of a company.
CREATE VIRTUAL TABLE `person_names` USING fts5(
	name, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `job_names` USING fts5(
	title, company, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
-- What is computed from rows and read by name. A change here comes with a migration that drops the view and makes
-- it anew; a test compares this file with the migrated database.
-- How many slots of a job are open, in words.
CREATE VIEW `job_slots` AS
SELECT
	`id`,
	CASE WHEN `free` <= 0 THEN 'none' WHEN `free` <= 3 THEN 'few' WHEN `free` <= 10 THEN 'some' ELSE 'many' END AS `slots_left`
FROM (
	SELECT
		`id`,
		`max_applicants`
			- (SELECT count(*) FROM `applications` WHERE `job_id` = `jobs`.`id` AND `slot_state` = 'confirmed')
			- (SELECT count(*) FROM `applications` WHERE `job_id` = `jobs`.`id` AND `slot_state` = 'held') AS `free`
	FROM `jobs`
);
--> statement-breakpoint
-- What an open job can be found by. A price of a company that is not verified is 0. `filters` holds one word per
-- filter value; each begins with a private-use character, which no search can contain, and goes on in hex, so that any
-- text is one word: E001 the category, E002 a price of 0, E003 every three letters in a row of the location, E004 words
-- of `listed_as` and how many slots are open.
CREATE VIEW `job_search` AS
SELECT
	*,
	`title` || ' ' || `company` || ' ' || `place` || ' ' || `category` || ' ' || coalesce((
		SELECT group_concat(coalesce(atom, key), ' ') FROM json_tree(`job_detail`) WHERE key IS NOT NULL
	), '') AS `text`,
	char(0xE001) || hex(`category`) || ' ' || iif(`application_price` = 0 OR NOT `is_verified`, char(0xE002) || ' ', '') || (
		WITH RECURSIVE part(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM part WHERE at < length(`place`))
		SELECT group_concat(char(0xE003) || hex(substr(lower(`place`), at, 3)), ' ') FROM part
	) || (
		SELECT ' ' || char(0xE004) || hex('slots=' || `slots_left`)
			|| iif(`slots_left` = 'none', '', ' ' || char(0xE004) || hex('slots=free'))
		FROM `job_slots` WHERE `job_slots`.`id` = `open_jobs`.`id`
	) || coalesce((
		SELECT group_concat(' ' || char(0xE004) || hex(`value`), '') FROM json_each(`listed_as`)
	), '') AS `filters`
FROM (
	SELECT
		`id`, `pay_position`, `title`, `company`, `category`, `application_price`, `job_detail`, `listed_as`,
		EXISTS (
			SELECT 1 FROM `companies`
			WHERE `companies`.`id` = `jobs`.`company_id` AND `companies`.`state` = 'verified'
		) AS `is_verified`,
		`location` || coalesce(', ' || `city`, '') || coalesce(', ' || `state`, '')
			|| iif(`remote`, ', Remote', '') AS `place`
	FROM `jobs` WHERE `closed_at` IS NULL
) AS `open_jobs`;
--> statement-breakpoint
-- Whether and where an interview counts on a company's honour record.
-- A phone counts once in 12 months: a breach takes the place of an interview that was held. What the company
-- cancelled counts each time: late, or after the first time, or where its candidate then left.
-- On a slot that cost nothing only those count who paid once anywhere or were met by another company.
CREATE VIEW `interview_records` AS
WITH `party` AS (
	SELECT `interviews`.*, `applications`.`user_id`, `applications`.`closed_because`, `jobs`.`company_id`,
		`applications`.`price` = 0 OR EXISTS (SELECT 1 FROM `credits`
			WHERE `credits`.`spent_on` = `applications`.`id` AND `credits`.`payment_id` IS NULL) AS `is_free`
	FROM `interviews`
	JOIN `applications` ON `applications`.`id` = `interviews`.`application_id`
	JOIN `jobs` ON `jobs`.`id` = `applications`.`job_id`
)
SELECT `one`.`id`, `one`.`company_id`, `one`.`user_id`, `one`.`is_free`,
	CASE
		WHEN `one`.`broken_late_at` IS NOT NULL THEN 1
		WHEN `one`.`state` = 'cancelled' THEN `one`.`called_off_at` IS NOT NULL AND (
			`one`.`closed_because` = 'employer_cancelled' OR EXISTS (SELECT 1 FROM `interviews` AS `before`
				WHERE `before`.`application_id` = `one`.`application_id` AND `before`.`id` < `one`.`id`
					AND `before`.`called_off_at` IS NOT NULL))
		WHEN `one`.`state` IN ('scheduled', 'candidate_absent') THEN 0
		WHEN `one`.`evidence` = 'tie' THEN 0
		WHEN `one`.`state` = 'disputed' THEN 1
		ELSE NOT EXISTS (SELECT 1 FROM `applications` AS `theirs`
			JOIN `interviews` AS `other` ON `other`.`application_id` = `theirs`.`id`
			WHERE `theirs`.`user_id` = `one`.`user_id` AND `other`.`id` <> `one`.`id`
				AND coalesce(`other`.`recorded_for`, `other`.`free_for`) = `one`.`company_id`
				AND `other`.`broken_late_at` IS NULL
				AND (`other`.`state` IN ('employer_absent', 'unproven')
					OR (`other`.`state` = 'held' AND `one`.`state` = 'held'))
				AND abs(julianday(`other`.`at`) - julianday(`one`.`at`)) < 365)
	END AS `is_counted`,
	EXISTS (SELECT 1 FROM `applications` AS `theirs` JOIN `payments` ON `payments`.`application_id` = `theirs`.`id`
		WHERE `theirs`.`user_id` = `one`.`user_id` AND `payments`.`state` = 'kept')
	OR EXISTS (SELECT 1 FROM `applications` AS `theirs`
		JOIN `jobs` AS `elsewhere` ON `elsewhere`.`id` = `theirs`.`job_id`
		JOIN `interviews` AS `other` ON `other`.`application_id` = `theirs`.`id`
		WHERE `theirs`.`user_id` = `one`.`user_id` AND `elsewhere`.`company_id` <> `one`.`company_id`
			AND `other`.`state` = 'held') AS `is_known`
FROM `party` AS `one`;
--> statement-breakpoint
-- What the database writes by itself beside a row. A change here comes with a migration that drops the trigger and
-- makes it anew; a test compares this file with the migrated database.
-- The search's lists of open jobs.
CREATE TRIGGER `jobs_search_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts_by_pay`(rowid, text, filters)
	SELECT `pay_position`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_update`
AFTER UPDATE OF `title`, `company`, `company_id`, `location`, `city`, `state`, `remote`, `category`, `job_detail`,
	`application_price`, `closed_at`, `listed_as`, `monthly_pay`, `slots_left`, `max_applicants` ON `jobs` BEGIN
	DELETE FROM `job_titles` WHERE rowid = old.`id`;
	DELETE FROM `job_texts` WHERE rowid = old.`id`;
	DELETE FROM `job_texts_by_pay` WHERE rowid = old.`pay_position`;
	INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts_by_pay`(rowid, text, filters)
	SELECT `pay_position`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_delete` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM `job_titles` WHERE rowid = old.`id`;
	DELETE FROM `job_texts` WHERE rowid = old.`id`;
	DELETE FROM `job_texts_by_pay` WHERE rowid = old.`pay_position`;
END;
--> statement-breakpoint
-- Writing `slots_left` as it is indexes a job anew: its price for the search depends on the company's check.
CREATE TRIGGER `companies_search_update` AFTER UPDATE OF `state` ON `companies`
WHEN (old.`state` = 'verified') <> (new.`state` = 'verified') BEGIN
	UPDATE `jobs` SET `slots_left` = `slots_left` WHERE `company_id` = new.`id` AND `closed_at` IS NULL;
END;
--> statement-breakpoint
-- `slots_left` tells `jobs_search_update` when the index has to know it anew.
CREATE TRIGGER `applications_slots_insert` AFTER INSERT ON `applications` BEGIN
	UPDATE `jobs` SET `slots_left` = (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`)
	WHERE `id` = new.`job_id`
		AND `slots_left` <> (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `applications_slots_update` AFTER UPDATE OF `slot_state` ON `applications`
WHEN old.`slot_state` <> new.`slot_state` BEGIN
	UPDATE `jobs` SET `slots_left` = (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`)
	WHERE `id` = new.`job_id`
		AND `slots_left` <> (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`);
END;
--> statement-breakpoint
-- The schedule reads these jobs for the words that they are listed as.
CREATE TRIGGER `jobs_words_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `job_words_due`(`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_words_update` AFTER UPDATE OF `title`, `company`, `location`, `city`, `state`, `category`,
	`job_detail`, `pay_from`, `pay_period`, `experience_years`, `schooling`, `type`, `remote`, `shift`,
	`closed_at` ON `jobs` BEGIN
	INSERT INTO `job_words_due`(`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
-- Jobs that opened, for saved searches.
CREATE TRIGGER `job_openings_insert` AFTER INSERT ON `jobs` WHEN new.`closed_at` IS NULL BEGIN
	INSERT OR IGNORE INTO `job_openings`(`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `job_openings_update` AFTER UPDATE OF `closed_at` ON `jobs` WHEN new.`closed_at` IS NULL BEGIN
	INSERT OR IGNORE INTO `job_openings`(`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
-- Staff's search. A draft is its company's alone.
CREATE TRIGGER `jobs_names_insert` AFTER INSERT ON `jobs` WHEN new.`closed_as` IS NOT 'draft' BEGIN
	INSERT INTO `job_names`(rowid, title, company) VALUES (new.`id`, new.`title`, new.`company`);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_names_update` AFTER UPDATE OF `title`, `company`, `closed_as` ON `jobs`
WHEN new.`title` <> old.`title` OR new.`company` <> old.`company`
	OR (new.`closed_as` IS 'draft') <> (old.`closed_as` IS 'draft') BEGIN
	DELETE FROM `job_names` WHERE rowid = old.`id`;
	INSERT INTO `job_names`(rowid, title, company)
		SELECT new.`id`, new.`title`, new.`company` WHERE new.`closed_as` IS NOT 'draft';
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_names_delete` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM `job_names` WHERE rowid = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_names_insert` AFTER INSERT ON `users` WHEN new.`name` IS NOT NULL BEGIN
	INSERT INTO `person_names`(rowid, name) VALUES (new.`id`, new.`name`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_names_update` AFTER UPDATE OF `name` ON `users` WHEN new.`name` IS NOT old.`name` BEGIN
	DELETE FROM `person_names` WHERE rowid = old.`id`;
	INSERT INTO `person_names`(rowid, name) SELECT new.`id`, new.`name` WHERE new.`name` IS NOT NULL;
END;
--> statement-breakpoint
-- The honour record.
CREATE TRIGGER `interviews_recorded_insert` AFTER INSERT ON `interviews`
WHEN new.`state` <> 'scheduled' BEGIN
	UPDATE `interviews` SET `state` = `state` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `interviews_recorded_update` AFTER UPDATE OF `state`, `broken_late_at`, `called_off_at` ON `interviews`
WHEN new.`state` <> 'scheduled' OR new.`broken_late_at` IS NOT NULL BEGIN
	UPDATE `interviews` SET (`recorded_for`, `free_for`) = (
		SELECT CASE WHEN `is_counted` AND (`is_known` OR NOT `is_free`) THEN `company_id` END,
			CASE WHEN `is_counted` AND `is_free` THEN `company_id` END
		FROM `interview_records` WHERE `interview_records`.`id` = new.`id`
	) WHERE `id` = new.`id`;
	-- A breach takes the place of what was held.
	UPDATE `interviews` SET `recorded_for` = NULL, `free_for` = NULL
	WHERE new.`state` IN ('employer_absent', 'unproven') AND `state` = 'held' AND `broken_late_at` IS NULL
		AND coalesce(`recorded_for`, `free_for`) = (
			SELECT `company_id` FROM `interview_records` WHERE `id` = new.`id` AND `is_counted`)
		AND abs(julianday(`at`) - julianday(new.`at`)) < 365
		AND `application_id` IN (SELECT `id` FROM `applications`
			WHERE `user_id` = (SELECT `user_id` FROM `applications` WHERE `id` = new.`application_id`));
	-- Whoever was met is known to all other companies.
	UPDATE `interviews` SET `recorded_for` = `free_for`
	WHERE new.`state` = 'held' AND `recorded_for` IS NULL AND `free_for` IS NOT NULL
		AND `free_for` <> (SELECT `company_id` FROM `interview_records` WHERE `id` = new.`id`)
		AND `application_id` IN (SELECT `id` FROM `applications`
			WHERE `user_id` = (SELECT `user_id` FROM `applications` WHERE `id` = new.`application_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `payments_recorded_insert` AFTER INSERT ON `payments`
WHEN new.`state` = 'kept' BEGIN
	UPDATE `interviews` SET `recorded_for` = `free_for`
	WHERE `recorded_for` IS NULL AND `free_for` IS NOT NULL
		AND `application_id` IN (SELECT `id` FROM `applications`
			WHERE `user_id` = (SELECT `user_id` FROM `applications` WHERE `id` = new.`application_id`));
END;
--> statement-breakpoint
-- The candidate left because of what the company cancelled: then the first time counts, too.
CREATE TRIGGER `applications_left_update` AFTER UPDATE OF `closed_because` ON `applications`
WHEN new.`closed_because` = 'employer_cancelled' BEGIN
	UPDATE `interviews` SET `called_off_at` = `called_off_at`
	WHERE `application_id` = new.`id` AND `called_off_at` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_recorded_update` AFTER UPDATE OF `closed_because` ON `applications`
WHEN new.`recorded_for` IS NULL AND new.`closed_because` IN ('employer_late', 'job_withdrawn') BEGIN
	UPDATE `applications` SET `recorded_for` = (SELECT `company_id` FROM `jobs` WHERE `id` = new.`job_id`)
	WHERE `id` = new.`id`;
END;
--> statement-breakpoint
-- The record goes with the job.
CREATE TRIGGER `jobs_recorded_update` AFTER UPDATE OF `company_id` ON `jobs`
WHEN new.`company_id` IS NOT old.`company_id` BEGIN
	UPDATE `applications` SET `recorded_for` = new.`company_id`
	WHERE `job_id` = new.`id` AND `recorded_for` IS NOT NULL;
	UPDATE `interviews` SET `state` = `state`
	WHERE `application_id` IN (SELECT `id` FROM `applications` WHERE `job_id` = new.`id`);
END;
