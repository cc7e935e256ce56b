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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_outbox_id_unique` ON `contact_messages` (`outbox_id`);--> statement-breakpoint
CREATE INDEX `contact_messages_digest` ON `contact_messages` (`digest`,`created_at`);--> statement-breakpoint
CREATE TABLE `credits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`payment_id` integer NOT NULL,
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
CREATE UNIQUE INDEX `credits_application_id_unique` ON `credits` (`application_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `credits_spent_on_unique` ON `credits` (`spent_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `credits_once` ON `credits` (`payment_id`) WHERE state = 'available';--> statement-breakpoint
CREATE INDEX `credits_user` ON `credits` (`user_id`,`state`);--> statement-breakpoint
CREATE TABLE `interviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` text NOT NULL,
	`application_id` integer NOT NULL,
	`round` integer,
	`at` text NOT NULL,
	`link` text,
	`place` text,
	`state` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`moved_at` text,
	`changed_at` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `interviews_uid_unique` ON `interviews` (`uid`);--> statement-breakpoint
CREATE INDEX `interviews_application` ON `interviews` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `queries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`email` text,
	`subject` text NOT NULL,
	`description` text NOT NULL,
	`job_id` integer,
	`category` text,
	`digest` text NOT NULL,
	`outbox_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `queries_outbox_id_unique` ON `queries` (`outbox_id`);--> statement-breakpoint
CREATE INDEX `queries_digest` ON `queries` (`digest`,`created_at`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `query_replies_once` ON `query_replies` (`query_id`,`message`);--> statement-breakpoint
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
DROP INDEX `payments_refund_due`;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_due_at` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `refunded_at` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `next_refund_at` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_asks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `refund_attempt` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_refunds` ON `payments` (`next_refund_at`) WHERE next_refund_at is not null;--> statement-breakpoint
ALTER TABLE `applications` ADD `warn_at` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `reopens_at` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `extra_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `applications_warn` ON `applications` (`warn_at`) WHERE warn_at is not null;--> statement-breakpoint
ALTER TABLE `jobs` ADD `full_at` text;--> statement-breakpoint
CREATE INDEX `jobs_full` ON `jobs` (`full_at`) WHERE full_at is not null;--> statement-breakpoint
ALTER TABLE `outbox` ADD `sms_at` text;--> statement-breakpoint
CREATE INDEX `saved_jobs_job` ON `saved_jobs` (`job_id`);