CREATE TABLE `limit_uses` (
	`key` text PRIMARY KEY NOT NULL,
	`uses` integer NOT NULL,
	`window_ends_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limit_uses_ends` ON `limit_uses` (`window_ends_at`);