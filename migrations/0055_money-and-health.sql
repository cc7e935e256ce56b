CREATE TABLE `alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`trouble` text NOT NULL,
	`text` text NOT NULL,
	`since` text NOT NULL,
	`seen_at` text NOT NULL,
	`over_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_standing` ON `alerts` (`trouble`) WHERE over_at is null;--> statement-breakpoint
CREATE TABLE `provider_calls` (
	`began_at` text NOT NULL,
	`provider` text NOT NULL,
	`sent` integer NOT NULL,
	`failed` integer NOT NULL,
	PRIMARY KEY(`began_at`, `provider`)
);
--> statement-breakpoint
CREATE TABLE `schedule_tasks` (
	`task` text PRIMARY KEY NOT NULL,
	`ran_at` text NOT NULL,
	`failing_since` text,
	`cause` text
);
--> statement-breakpoint
CREATE INDEX `payments_captured` ON `payments` (`captured_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_events_received` ON `webhook_events` (`received_at`);