ALTER TABLE `jobs` ADD `listed_as` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `slots_left` text DEFAULT 'many' NOT NULL;--> statement-breakpoint
CREATE VIEW `job_slots` AS
SELECT
	`id`,
	CASE WHEN `free` <= 0 THEN 'none' WHEN `free` <= 3 THEN 'few' WHEN `free` <= 10 THEN 'some' ELSE 'many' END AS `slots_left`
FROM (
	SELECT
		`id`,
		`max_applicants`
			- (SELECT count(*) FROM `applications` WHERE `job_id` = `jobs`.`id` AND `slot_state` = 'confirmed')
			- (SELECT count(*) FROM `applications` WHERE `job_id` = `jobs`.`id` AND `slot_state` = 'held') AS `free`
	FROM `jobs`
);
--> statement-breakpoint
-- `filters` gains E004: words of `listed_as`, and how many slots are free. The column `slots_left`
-- only tells the triggers below when the index has to know it anew.
DROP TRIGGER `jobs_search_update`;
--> statement-breakpoint
DROP VIEW `job_search`;
--> statement-breakpoint
CREATE VIEW `job_search` AS
SELECT
	*,
	`title` || ' ' || `company` || ' ' || `place` || ' ' || `category` || ' ' || coalesce((
		SELECT group_concat(coalesce(atom, key), ' ') FROM json_tree(`job_detail`) WHERE key IS NOT NULL
	), '') AS `text`,
	char(0xE001) || hex(`category`) || ' ' || iif(`application_price` = 0, char(0xE002) || ' ', '') || (
		WITH RECURSIVE part(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM part WHERE at < length(`place`))
		SELECT group_concat(char(0xE003) || hex(substr(lower(`place`), at, 3)), ' ') FROM part
	) || (
		SELECT ' ' || char(0xE004) || hex('slots=' || `slots_left`)
			|| iif(`slots_left` = 'none', '', ' ' || char(0xE004) || hex('slots=free'))
		FROM `job_slots` WHERE `job_slots`.`id` = `open_jobs`.`id`
	) || coalesce((
		SELECT group_concat(' ' || char(0xE004) || hex(`value`), '') FROM json_each(`listed_as`)
	), '') AS `filters`
FROM (
	SELECT
		`id`, `title`, `company`, `category`, `application_price`, `job_detail`, `listed_as`,
		`location` || coalesce(', ' || `city`, '') || coalesce(', ' || `state`, '')
			|| iif(`remote`, ', Remote', '') AS `place`
	FROM `jobs` WHERE `closed_at` IS NULL
) AS `open_jobs`;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_update`
AFTER UPDATE OF `title`, `company`, `location`, `city`, `state`, `remote`, `category`, `job_detail`,
	`application_price`, `closed_at`, `listed_as`, `slots_left`, `max_applicants` ON `jobs` BEGIN
	DELETE FROM `job_titles` WHERE rowid = old.`id`;
	DELETE FROM `job_texts` WHERE rowid = old.`id`;
	INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_slots_insert` AFTER INSERT ON `applications` BEGIN
	UPDATE `jobs` SET `slots_left` = (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`)
	WHERE `id` = new.`job_id`
		AND `slots_left` <> (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `applications_slots_update` AFTER UPDATE OF `slot_state` ON `applications`
WHEN old.`slot_state` <> new.`slot_state` BEGIN
	UPDATE `jobs` SET `slots_left` = (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`)
	WHERE `id` = new.`job_id`
		AND `slots_left` <> (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`);
END;
--> statement-breakpoint
DROP TRIGGER `jobs_words_update`;
--> statement-breakpoint
CREATE TRIGGER `jobs_words_update` AFTER UPDATE OF `title`, `company`, `location`, `city`, `state`, `category`,
	`job_detail`, `pay_from`, `pay_period`, `experience_years`, `schooling`, `type`, `remote`, `shift`,
	`closed_at` ON `jobs` BEGIN
	INSERT INTO `job_words_due`(`job_id`) VALUES (new.`id`);
END;
--> statement-breakpoint
-- The schedule reads every open job anew, and the trigger indexes it then.
INSERT INTO `job_words_due`(`job_id`) SELECT `id` FROM `jobs` WHERE `closed_at` IS NULL ORDER BY `id`;
