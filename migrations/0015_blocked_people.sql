ALTER TABLE `users` ADD `blocked_at` text;--> statement-breakpoint
CREATE INDEX `refresh_tokens_user` ON `refresh_tokens` (`user_id`);