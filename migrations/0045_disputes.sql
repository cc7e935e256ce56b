CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `disputes_payment` ON `disputes` (`payment_id`);--> statement-breakpoint
-- Until now a payment knew its newest dispute alone.
INSERT INTO `disputes` (`id`, `payment_id`)
SELECT `dispute_id`, `id` FROM `payments` WHERE `dispute_id` IS NOT NULL;
