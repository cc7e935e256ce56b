-- A job of a company that is not verified costs nothing, whatever price was set: `free` finds it.
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
	char(0xE001) || hex(`category`) || ' ' || iif(`application_price` = 0 OR NOT `is_verified`, char(0xE002) || ' ', '') || (
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
		EXISTS (
			SELECT 1 FROM `companies`
			WHERE `companies`.`id` = `jobs`.`company_id` AND `companies`.`state` = 'verified'
		) AS `is_verified`,
		`location` || coalesce(', ' || `city`, '') || coalesce(', ' || `state`, '')
			|| iif(`remote`, ', Remote', '') AS `place`
	FROM `jobs` WHERE `closed_at` IS NULL
) AS `open_jobs`;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts_by_pay`(rowid, text, filters)
	SELECT `pay_position`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_update`
AFTER UPDATE OF `title`, `company`, `company_id`, `location`, `city`, `state`, `remote`, `category`, `job_detail`,
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
-- Writing `slots_left` as it is lets `jobs_search_update` index a job anew.
CREATE TRIGGER `companies_search_update` AFTER UPDATE OF `state` ON `companies`
WHEN (old.`state` = 'verified') <> (new.`state` = 'verified') BEGIN
	UPDATE `jobs` SET `slots_left` = `slots_left` WHERE `company_id` = new.`id` AND `closed_at` IS NULL;
END;
--> statement-breakpoint
UPDATE `jobs` SET `slots_left` = `slots_left`
WHERE `closed_at` IS NULL AND `application_price` > 0 AND NOT EXISTS (
	SELECT 1 FROM `companies` WHERE `companies`.`id` = `jobs`.`company_id` AND `companies`.`state` = 'verified'
);
--> statement-breakpoint
-- Who has not paid for a slot there pays nothing.
UPDATE `applications` SET `price` = 0
WHERE `price` > 0 AND `slot_state` <> 'confirmed' AND `closed_because` IS NULL
	AND `status` IN ('APPLIED', 'TEST_PENDING', 'TEST_COMPLETED', 'TEST_PASSED', 'PAYMENT_PENDING')
	AND NOT EXISTS (
		SELECT 1 FROM `jobs` JOIN `companies` ON `companies`.`id` = `jobs`.`company_id`
		WHERE `jobs`.`id` = `applications`.`job_id` AND `companies`.`state` = 'verified'
	);
