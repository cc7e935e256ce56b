ALTER TABLE `jobs` ADD `monthly_pay` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `pay_position` integer GENERATED ALWAYS AS (min(coalesce(monthly_pay, 0), 2097151) * 4294967296 + id) VIRTUAL;--> statement-breakpoint
CREATE INDEX `jobs_open_pay` ON `jobs` (`pay_position`) WHERE closed_at is null;--> statement-breakpoint
-- Until the schedule has read a job anew, it stands where the words of its pay put it.
UPDATE `jobs` SET `monthly_pay` = (
	SELECT cast(substr(`value`, length('pay=') + 1) AS integer) FROM json_each(`listed_as`)
	WHERE `value` LIKE 'pay=%' AND `value` <> 'pay=unknown'
) WHERE `listed_as` IS NOT NULL;
--> statement-breakpoint
-- `job_texts` again, its rows numbered in the order of pay.
DROP TRIGGER `jobs_search_insert`;
--> statement-breakpoint
DROP TRIGGER `jobs_search_update`;
--> statement-breakpoint
DROP TRIGGER `jobs_search_delete`;
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
		`id`, `pay_position`, `title`, `company`, `category`, `application_price`, `job_detail`, `listed_as`,
		`location` || coalesce(', ' || `city`, '') || coalesce(', ' || `state`, '')
			|| iif(`remote`, ', Remote', '') AS `place`
	FROM `jobs` WHERE `closed_at` IS NULL
) AS `open_jobs`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `job_texts_by_pay` USING fts5(
	text, filters, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
INSERT INTO `job_texts_by_pay`(rowid, text, filters)
SELECT `pay_position`, `text`, `filters` FROM `job_search` ORDER BY `pay_position`;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts_by_pay`(rowid, text, filters)
	SELECT `pay_position`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_update`
AFTER UPDATE OF `title`, `company`, `location`, `city`, `state`, `remote`, `category`, `job_detail`,
	`application_price`, `closed_at`, `listed_as`, `monthly_pay`, `slots_left`, `max_applicants` ON `jobs` BEGIN
	DELETE FROM `job_titles` WHERE rowid = old.`id`;
	DELETE FROM `job_texts` WHERE rowid = old.`id`;
	DELETE FROM `job_texts_by_pay` WHERE rowid = old.`pay_position`;
	INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts_by_pay`(rowid, text, filters)
	SELECT `pay_position`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_delete` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM `job_titles` WHERE rowid = old.`id`;
	DELETE FROM `job_texts` WHERE rowid = old.`id`;
	DELETE FROM `job_texts_by_pay` WHERE rowid = old.`pay_position`;
END;
--> statement-breakpoint
-- The schedule reads every open job anew, and with it the exact pay.
INSERT INTO `job_words_due`(`job_id`) SELECT `id` FROM `jobs` WHERE `closed_at` IS NULL ORDER BY `id`;
