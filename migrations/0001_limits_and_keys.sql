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
ALTER TABLE `otps` ADD `address_hash` text;--> statement-breakpoint
CREATE INDEX `otps_address` ON `otps` (`address_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `applications_resume` ON `applications` (`resume_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_expires` ON `refresh_tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `resumes_stale` ON `resumes` (`uploaded_at`) WHERE state <> 'ready';