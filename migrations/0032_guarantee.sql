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
CREATE INDEX `pending_results_tell` ON `pending_results` (`tell_at`);--> statement-breakpoint
CREATE TABLE `day_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`day_id`) REFERENCES `interview_days`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `day_links_token_hash_unique` ON `day_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `day_links_day` ON `day_links` (`day_id`);--> statement-breakpoint
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
ALTER TABLE `applications` ADD `next_round` integer;--> statement-breakpoint
ALTER TABLE `applications` ADD `promise_broken_at` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `choose_asked_at` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `guarantee_due_at` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `return_waits_since` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `result_reason` text;--> statement-breakpoint
CREATE INDEX `applications_guarantee` ON `applications` (`guarantee_due_at`) WHERE guarantee_due_at is not null;--> statement-breakpoint
ALTER TABLE `interviews` ADD `day_id` integer REFERENCES interview_days(id);--> statement-breakpoint
ALTER TABLE `interviews` ADD `minutes` integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE `interviews` ADD `interviewer` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `settled_at` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `moves` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `interviews` ADD `moved_late_at` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `accepted_at` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `broken_late_at` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `arrived_at` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `checked_in_at` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `wrong_codes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `interviews` ADD `company_word` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `company_word_at` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `company_text` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `candidate_word` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `candidate_word_at` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `candidate_text` text;--> statement-breakpoint
CREATE INDEX `interviews_seats` ON `interviews` (`day_id`,`at`) WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX `interviews_at` ON `interviews` (`at`);--> statement-breakpoint
ALTER TABLE `payments` ADD `is_automatic_refund` integer DEFAULT false NOT NULL;--> statement-breakpoint
DROP TABLE `guards`;--> statement-breakpoint
CREATE TABLE `guards` (
	`name` text NOT NULL,
	CONSTRAINT "guard_slot_claimed" CHECK("guards"."name" <> 'slot_claimed'),
	CONSTRAINT "guard_slot_free" CHECK("guards"."name" <> 'slot_free'),
	CONSTRAINT "guard_slots_cover_claims" CHECK("guards"."name" <> 'slots_cover_claims'),
	CONSTRAINT "guard_one_test_at_a_time" CHECK("guards"."name" <> 'one_test_at_a_time'),
	CONSTRAINT "guard_test_as_read" CHECK("guards"."name" <> 'test_as_read'),
	CONSTRAINT "guard_credit_available" CHECK("guards"."name" <> 'credit_available'),
	CONSTRAINT "guard_payment_kept" CHECK("guards"."name" <> 'payment_kept'),
	CONSTRAINT "guard_interview_as_read" CHECK("guards"."name" <> 'interview_as_read'),
	CONSTRAINT "guard_day_as_read" CHECK("guards"."name" <> 'day_as_read'),
	CONSTRAINT "guard_time_free" CHECK("guards"."name" <> 'time_free'),
	CONSTRAINT "guard_promise_as_read" CHECK("guards"."name" <> 'promise_as_read'),
	CONSTRAINT "guard_block_as_read" CHECK("guards"."name" <> 'block_as_read'),
	CONSTRAINT "guard_admin_left" CHECK("guards"."name" <> 'admin_left'),
	CONSTRAINT "guard_owner_left" CHECK("guards"."name" <> 'owner_left'),
	CONSTRAINT "guard_company_hires" CHECK("guards"."name" <> 'company_hires'),
	CONSTRAINT "guard_company_verified" CHECK("guards"."name" <> 'company_verified'),
	CONSTRAINT "guard_job_as_read" CHECK("guards"."name" <> 'job_as_read'),
	CONSTRAINT "guard_company_as_read" CHECK("guards"."name" <> 'company_as_read'),
	CONSTRAINT "guard_proposal_as_read" CHECK("guards"."name" <> 'proposal_as_read'),
	CONSTRAINT "guards_empty" CHECK(false)
);
