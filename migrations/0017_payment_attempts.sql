ALTER TABLE `orders` ADD `attempt_state` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `attempt_payment_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `attempt_at` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `answered_at` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `unanswered_since` text;