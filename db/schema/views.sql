-- What is computed from rows and read by name. A change here comes with a migration that drops the view and makes
-- it anew; a test compares this file with the migrated database.
-- How many slots of a job are open, in words.
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

-- What an open job can be found by. A price of a company that is not verified is 0. `filters` holds one word per
-- filter value; each begins with a private-use character, which no search can contain, and goes on in hex, so that any
-- text is one word: E001 the category, E002 a price of 0, E003 every three letters in a row of the location, E004 words
-- of `listed_as` and how many slots are open.
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

-- Whether and where an interview counts on a company's honour record.
-- A phone counts once in 12 months: a breach takes the place of an interview that was held. What the company
-- cancelled counts each time: late, or after the first time, or where its candidate then left.
-- On a slot that cost nothing only those count who paid once anywhere or were met by another company.
CREATE VIEW `interview_records` AS
WITH `party` AS (
	SELECT `interviews`.*, `applications`.`user_id`, `applications`.`closed_because`, `jobs`.`company_id`,
		`applications`.`price` = 0 OR EXISTS (SELECT 1 FROM `credits`
			WHERE `credits`.`spent_on` = `applications`.`id` AND `credits`.`payment_id` IS NULL) AS `is_free`
	FROM `interviews`
	JOIN `applications` ON `applications`.`id` = `interviews`.`application_id`
	JOIN `jobs` ON `jobs`.`id` = `applications`.`job_id`
)
SELECT `one`.`id`, `one`.`company_id`, `one`.`user_id`, `one`.`is_free`,
	CASE
		WHEN `one`.`broken_late_at` IS NOT NULL THEN 1
		WHEN `one`.`state` = 'cancelled' THEN `one`.`called_off_at` IS NOT NULL AND (
			`one`.`closed_because` = 'employer_cancelled' OR EXISTS (SELECT 1 FROM `interviews` AS `before`
				WHERE `before`.`application_id` = `one`.`application_id` AND `before`.`id` < `one`.`id`
					AND `before`.`called_off_at` IS NOT NULL))
		WHEN `one`.`state` IN ('scheduled', 'candidate_absent') THEN 0
		WHEN `one`.`evidence` = 'tie' THEN 0
		WHEN `one`.`state` = 'disputed' THEN 1
		ELSE NOT EXISTS (SELECT 1 FROM `applications` AS `theirs`
			JOIN `interviews` AS `other` ON `other`.`application_id` = `theirs`.`id`
			WHERE `theirs`.`user_id` = `one`.`user_id` AND `other`.`id` <> `one`.`id`
				AND coalesce(`other`.`recorded_for`, `other`.`free_for`) = `one`.`company_id`
				AND `other`.`broken_late_at` IS NULL
				AND (`other`.`state` IN ('employer_absent', 'unproven')
					OR (`other`.`state` = 'held' AND `one`.`state` = 'held'))
				AND abs(julianday(`other`.`at`) - julianday(`one`.`at`)) < 365)
	END AS `is_counted`,
	EXISTS (SELECT 1 FROM `applications` AS `theirs` JOIN `payments` ON `payments`.`application_id` = `theirs`.`id`
		WHERE `theirs`.`user_id` = `one`.`user_id` AND `payments`.`state` = 'kept')
	OR EXISTS (SELECT 1 FROM `applications` AS `theirs`
		JOIN `jobs` AS `elsewhere` ON `elsewhere`.`id` = `theirs`.`job_id`
		JOIN `interviews` AS `other` ON `other`.`application_id` = `theirs`.`id`
		WHERE `theirs`.`user_id` = `one`.`user_id` AND `elsewhere`.`company_id` <> `one`.`company_id`
			AND `other`.`state` = 'held') AS `is_known`
FROM `party` AS `one`;
