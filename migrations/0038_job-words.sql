CREATE TABLE `job_words` (
	`key` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`key`, `word`)
);
--> statement-breakpoint
CREATE TABLE `job_words_due` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `jobs_words_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `job_words_due`(`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_words_update` AFTER UPDATE OF `title`, `company`, `location`, `city`, `state`, `category`,
	`job_detail`, `closed_at` ON `jobs` BEGIN
	INSERT INTO `job_words_due`(`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
INSERT INTO `job_words_due`(`job_id`) SELECT `id` FROM `jobs` WHERE `closed_at` IS NULL ORDER BY `id`;
