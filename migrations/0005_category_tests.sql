CREATE TABLE `category_assessments` (
	`category` text PRIMARY KEY NOT NULL,
	`duration_minutes` integer NOT NULL,
	`pass_mark` integer NOT NULL,
	`questions` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `applications_status` ON `applications` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `credits_payment` ON `credits` (`payment_id`,`id`);