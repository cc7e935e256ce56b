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
CREATE INDEX `companies_state` ON `companies` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `companies_gstin` ON `companies` (`gstin`) WHERE gstin is not null;--> statement-breakpoint
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
ALTER TABLE `jobs` ADD `company_id` integer REFERENCES companies(id);--> statement-breakpoint
ALTER TABLE `jobs` ADD `closed_as` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `returned_because` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `city` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `state` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `pay_from` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `pay_to` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `pay_period` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `experience_years` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `schooling` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `type` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `remote` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `shift` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `openings` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `rounds` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `interview_within_days` integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `answer_within_days` integer DEFAULT 7 NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_company` ON `jobs` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_without_company` ON `jobs` (`id`) WHERE company_id is null;--> statement-breakpoint
CREATE INDEX `jobs_closed_as` ON `jobs` (`closed_as`,`id`) WHERE closed_as is not null;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `actor_kind` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `actor_id` integer;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `role` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `company_id` integer;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `before` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `after` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `request_id` text;--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_staff` ON `audit_log` (`staff`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_company` ON `audit_log` (`company_id`,`id`);--> statement-breakpoint
INSERT INTO `companies` (`name`, `state`, `created_at`)
SELECT min(trim(`company`)), 'draft', min(`created_at`) FROM `jobs` WHERE `company_id` IS NULL
GROUP BY lower(replace(`company`, ' ', ''));--> statement-breakpoint
UPDATE `jobs` SET `company_id` = (
	SELECT min(`id`) FROM `companies` WHERE `name_key` = lower(replace(`jobs`.`company`, ' ', ''))
) WHERE `company_id` IS NULL;
