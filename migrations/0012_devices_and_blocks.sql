CREATE TABLE `devices` (
	`user_id` integer NOT NULL,
	`device_hash` text NOT NULL,
	`first_seen_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `devices_last_seen` ON `devices` (`last_seen_at`);--> statement-breakpoint
ALTER TABLE `otps` ADD `block_hash` text;--> statement-breakpoint
ALTER TABLE `otps` ADD `own_device` text;--> statement-breakpoint
CREATE INDEX `otps_block` ON `otps` (`block_hash`,`created_at`);--> statement-breakpoint
ALTER TABLE `refresh_tokens` ADD `device_hash` text;