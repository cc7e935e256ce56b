ALTER TABLE `payments` ADD `refunded_elsewhere` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `dispute_id` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `dispute_state` text;--> statement-breakpoint
CREATE INDEX `payments_flagged` ON `payments` (`id`) WHERE dispute_id is not null or refunded_elsewhere > 0;