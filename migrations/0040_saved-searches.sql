CREATE TABLE `job_openings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_openings_job_id_unique` ON `job_openings` (`job_id`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`search` text NOT NULL,
	`created_at` text NOT NULL,
	`paused_at` text,
	`told_up_to` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_search` ON `saved_searches` (`user_id`,`search`);--> statement-breakpoint
CREATE TABLE `search_digests` (
	`user_id` integer NOT NULL,
	`day` text NOT NULL,
	`outbox_id` text NOT NULL,
	`jobs` text NOT NULL,
	`more` integer NOT NULL,
	`is_last` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `search_digests_day` ON `search_digests` (`day`);--> statement-breakpoint
CREATE TABLE `search_readers` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`next_at` text,
	`unopened` integer DEFAULT 0 NOT NULL,
	`mail_ended_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `search_readers_due` ON `search_readers` (`next_at`) WHERE next_at is not null;--> statement-breakpoint
CREATE TABLE `seen_jobs` (
	`user_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seen_jobs_at` ON `seen_jobs` (`at`);--> statement-breakpoint
CREATE TABLE `slot_notices` (
	`user_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `slot_notices_oldest` ON `slot_notices` (`job_id`,`created_at`,`user_id`);--> statement-breakpoint
CREATE TRIGGER `job_openings_insert` AFTER INSERT ON `jobs` WHEN new.`closed_at` IS NULL BEGIN
	INSERT OR IGNORE INTO `job_openings`(`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `job_openings_update` AFTER UPDATE OF `closed_at` ON `jobs` WHEN new.`closed_at` IS NULL BEGIN
	INSERT OR IGNORE INTO `job_openings`(`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
INSERT INTO `job_openings`(`job_id`) SELECT `id` FROM `jobs`
  WHERE `closed_as` IS NULL OR `closed_as` = 'paused' ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `slot_notices`(`user_id`, `job_id`, `created_at`)
  SELECT `saved_jobs`.`user_id`, `jobs`.`id`, `saved_jobs`.`created_at` FROM `jobs`
  JOIN `saved_jobs` ON `saved_jobs`.`job_id` = `jobs`.`id`
  WHERE `jobs`.`full_at` IS NOT NULL AND `jobs`.`closed_at` IS NULL;
