CREATE TABLE `static_content_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`content` text NOT NULL,
	`replaced_by` text NOT NULL,
	`replaced_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `static_content_versions_type` ON `static_content_versions` (`type`,`id`);