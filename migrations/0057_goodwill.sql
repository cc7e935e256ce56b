PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_credits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`payment_id` integer,
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
INSERT INTO `__new_credits`("id", "user_id", "payment_id", "application_id", "state", "spent_on", "created_at", "spent_at") SELECT "id", "user_id", "payment_id", "application_id", "state", "spent_on", "created_at", "spent_at" FROM `credits`;--> statement-breakpoint
DROP TABLE `credits`;--> statement-breakpoint
ALTER TABLE `__new_credits` RENAME TO `credits`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `credits_spent_on_unique` ON `credits` (`spent_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `credits_once` ON `credits` (`payment_id`) WHERE state = 'available';--> statement-breakpoint
CREATE UNIQUE INDEX `credits_given_up` ON `credits` (`application_id`) WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX `credits_application` ON `credits` (`application_id`);--> statement-breakpoint
CREATE INDEX `credits_user` ON `credits` (`user_id`,`state`);--> statement-breakpoint
CREATE INDEX `credits_payment` ON `credits` (`payment_id`,`id`);