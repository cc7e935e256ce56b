ALTER TABLE `dead_letters` ADD `cause` text;--> statement-breakpoint
CREATE INDEX `dead_letters_retried` ON `dead_letters` (`retried_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `next_try_at` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `mail_at` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `mail_counted_at` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `digest_id` text;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_try_at`,`created_at`) WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX `outbox_digest` ON `outbox` (`digest_id`) WHERE digest_id is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified_at` text;