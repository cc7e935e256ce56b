CREATE TABLE `answers` (
	`application_id` integer NOT NULL,
	`question` integer NOT NULL,
	`option` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`application_id`, `question`),
	FOREIGN KEY (`application_id`) REFERENCES `sittings`(`application_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `application_history` (
	`application_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`move_id` text NOT NULL,
	`status` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`application_id`, `seq`),
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_history_move_id_unique` ON `application_history` (`move_id`);--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_claim_id_unique` ON `applications` (`claim_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_one_per_job` ON `applications` (`user_id`,`job_id`) WHERE superseded_at is null;--> statement-breakpoint
CREATE INDEX `applications_claims` ON `applications` (`job_id`,`slot_state`,`slot_expires_at`);--> statement-breakpoint
CREATE INDEX `applications_user` ON `applications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `applications_held` ON `applications` (`slot_expires_at`) WHERE slot_state = 'held';--> statement-breakpoint
CREATE TABLE `assessments` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`duration_minutes` integer NOT NULL,
	`pass_mark` integer NOT NULL,
	`questions` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`staff` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`outbox_id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`retried_at` text
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
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `jobs_category` ON `jobs` (`category`,`id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`outbox_id` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_outbox_id_unique` ON `notifications` (`outbox_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`receipt` text PRIMARY KEY NOT NULL,
	`application_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`provider_order_id` text,
	`state` text NOT NULL,
	`next_check_at` text,
	`checks` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_provider_order_id_unique` ON `orders` (`provider_order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_open` ON `orders` (`application_id`) WHERE state <> 'paid';--> statement-breakpoint
CREATE INDEX `orders_application` ON `orders` (`application_id`);--> statement-breakpoint
CREATE INDEX `orders_due` ON `orders` (`next_check_at`) WHERE next_check_at is not null;--> statement-breakpoint
CREATE TABLE `otps` (
	`key` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`code_hmac` text NOT NULL,
	`wrong_tries` integer DEFAULT 0 NOT NULL,
	`used_at` text,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `otps_phone` ON `otps` (`phone`,`created_at`);--> statement-breakpoint
CREATE INDEX `otps_created` ON `otps` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` text NOT NULL,
	`handled_at` text
);
--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`created_at`) WHERE handled_at is null;--> statement-breakpoint
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
	FOREIGN KEY (`receipt`) REFERENCES `orders`(`receipt`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_provider_payment_id_unique` ON `payments` (`provider_payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_kept` ON `payments` (`application_id`) WHERE state = 'kept';--> statement-breakpoint
CREATE INDEX `payments_application` ON `payments` (`application_id`);--> statement-breakpoint
CREATE INDEX `payments_refund_due` ON `payments` (`state`) WHERE state in ('refund_due', 'refunding');--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`family` text NOT NULL,
	`user_id` integer NOT NULL,
	`predecessor_hash` text,
	`first_used_at` text,
	`revoked_at` text,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_family` ON `refresh_tokens` (`family`);--> statement-breakpoint
CREATE UNIQUE INDEX `refresh_tokens_predecessor` ON `refresh_tokens` (`predecessor_hash`);--> statement-breakpoint
CREATE TABLE `resumes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`file_name` text NOT NULL,
	`content_type` text NOT NULL,
	`object_key` text NOT NULL,
	`state` text NOT NULL,
	`uploaded_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resumes_object_key_unique` ON `resumes` (`object_key`);--> statement-breakpoint
CREATE INDEX `resumes_user` ON `resumes` (`user_id`,`state`);--> statement-breakpoint
CREATE TABLE `saved_jobs` (
	`user_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_jobs_newest` ON `saved_jobs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sittings` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`questions` text NOT NULL,
	`pass_mark` integer NOT NULL,
	`minutes` integer NOT NULL,
	`started_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`graded_at` text,
	`score` integer,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sittings_running` ON `sittings` (`ends_at`) WHERE graded_at is null;--> statement-breakpoint
CREATE TABLE `staff_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `static_content` (
	`type` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`phone` text NOT NULL,
	`name` text,
	`email` text,
	`dob` text,
	`gender` text,
	`image` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`event_id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`provider_order_id` text,
	`received_at` text NOT NULL
);
