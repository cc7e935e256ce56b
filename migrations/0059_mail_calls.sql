CREATE TABLE `mail_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`mails` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_calls_created` ON `mail_calls` (`created_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `mail_call_id` text;