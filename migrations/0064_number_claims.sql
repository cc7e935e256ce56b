CREATE TABLE `number_claims` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`claimed_at` text NOT NULL,
	`released_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `users` ADD `closed_at` text;