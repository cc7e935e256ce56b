-- A job is found by the city, the state and the remote work that it states, too, where its location
-- does not say them. `place` is what a search by location reads.
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
	) AS `filters`
FROM (
	SELECT
		`id`, `title`, `company`, `category`, `application_price`, `job_detail`,
		`location` || coalesce(', ' || `city`, '') || coalesce(', ' || `state`, '')
			|| iif(`remote`, ', Remote', '') AS `place`
	FROM `jobs` WHERE `closed_at` IS NULL
);
--> statement-breakpoint
CREATE TRIGGER `jobs_search_update`
AFTER UPDATE OF `title`, `company`, `location`, `city`, `state`, `remote`, `category`, `job_detail`,
	`application_price`, `closed_at` ON `jobs` BEGIN
	DELETE FROM `job_titles` WHERE rowid = old.`id`;
	DELETE FROM `job_texts` WHERE rowid = old.`id`;
	INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
-- The trigger indexes again what states any of them already.
UPDATE `jobs` SET `city` = `city`
WHERE `closed_at` IS NULL AND (`city` IS NOT NULL OR `state` IS NOT NULL OR `remote`);
