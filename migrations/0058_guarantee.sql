DROP INDEX `interviews_seats`;--> statement-breakpoint
DROP INDEX `interviews_recorded`;--> statement-breakpoint
ALTER TABLE `interviews` ADD `called_off_at` text;--> statement-breakpoint
ALTER TABLE `interviews` ADD `free_for` integer;--> statement-breakpoint
CREATE INDEX `interviews_free` ON `interviews` (`free_for`) WHERE free_for is not null;--> statement-breakpoint
CREATE INDEX `interviews_seats` ON `interviews` (`day_id`,`at`,`state`);--> statement-breakpoint
CREATE INDEX `interviews_recorded` ON `interviews` (`recorded_for`,`state`,`evidence`,`broken_late_at`,`free_for`,`company_word`) WHERE recorded_for is not null;--> statement-breakpoint
ALTER TABLE `applications` ADD `terms` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `interview_within_days` integer;--> statement-breakpoint
ALTER TABLE `applications` ADD `answer_within_days` integer;--> statement-breakpoint
CREATE INDEX `applications_promised` ON `applications` (`job_id`,`promised_by`) WHERE promised_by is not null;--> statement-breakpoint
ALTER TABLE `devices` ADD `address_hash` text;--> statement-breakpoint
DROP TRIGGER `interviews_recorded_insert`;
--> statement-breakpoint
DROP TRIGGER `interviews_recorded_update`;
--> statement-breakpoint
DROP TRIGGER `jobs_recorded_update`;
--> statement-breakpoint
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
		WHEN `one`.`evidence` IN ('tie', 'before_records') THEN 0
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
--> statement-breakpoint
CREATE TRIGGER `interviews_recorded_insert` AFTER INSERT ON `interviews`
WHEN new.`state` <> 'scheduled' BEGIN
	UPDATE `interviews` SET `state` = `state` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `interviews_recorded_update` AFTER UPDATE OF `state`, `broken_late_at`, `called_off_at` ON `interviews`
WHEN new.`state` <> 'scheduled' OR new.`broken_late_at` IS NOT NULL BEGIN
	UPDATE `interviews` SET (`recorded_for`, `free_for`) = (
		SELECT CASE WHEN `is_counted` AND (`is_known` OR NOT `is_free`) THEN `company_id` END,
			CASE WHEN `is_counted` AND `is_free` THEN `company_id` END
		FROM `interview_records` WHERE `interview_records`.`id` = new.`id`
	) WHERE `id` = new.`id`;
	-- A breach takes the place of what was held.
	UPDATE `interviews` SET `recorded_for` = NULL, `free_for` = NULL
	WHERE new.`state` IN ('employer_absent', 'unproven') AND `state` = 'held' AND `broken_late_at` IS NULL
		AND coalesce(`recorded_for`, `free_for`) = (
			SELECT `company_id` FROM `interview_records` WHERE `id` = new.`id` AND `is_counted`)
		AND abs(julianday(`at`) - julianday(new.`at`)) < 365
		AND `application_id` IN (SELECT `id` FROM `applications`
			WHERE `user_id` = (SELECT `user_id` FROM `applications` WHERE `id` = new.`application_id`));
	-- Whoever was met is known to all other companies.
	UPDATE `interviews` SET `recorded_for` = `free_for`
	WHERE new.`state` = 'held' AND `recorded_for` IS NULL AND `free_for` IS NOT NULL
		AND `free_for` <> (SELECT `company_id` FROM `interview_records` WHERE `id` = new.`id`)
		AND `application_id` IN (SELECT `id` FROM `applications`
			WHERE `user_id` = (SELECT `user_id` FROM `applications` WHERE `id` = new.`application_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `payments_recorded_insert` AFTER INSERT ON `payments`
WHEN new.`state` = 'kept' BEGIN
	UPDATE `interviews` SET `recorded_for` = `free_for`
	WHERE `recorded_for` IS NULL AND `free_for` IS NOT NULL
		AND `application_id` IN (SELECT `id` FROM `applications`
			WHERE `user_id` = (SELECT `user_id` FROM `applications` WHERE `id` = new.`application_id`));
END;
--> statement-breakpoint
-- The candidate left because of what the company cancelled: then the first time counts, too.
CREATE TRIGGER `applications_left_update` AFTER UPDATE OF `closed_because` ON `applications`
WHEN new.`closed_because` = 'employer_cancelled' BEGIN
	UPDATE `interviews` SET `called_off_at` = `called_off_at`
	WHERE `application_id` = new.`id` AND `called_off_at` IS NOT NULL;
END;
--> statement-breakpoint
-- The record goes with the job.
CREATE TRIGGER `jobs_recorded_update` AFTER UPDATE OF `company_id` ON `jobs`
WHEN new.`company_id` IS NOT old.`company_id` BEGIN
	UPDATE `applications` SET `recorded_for` = new.`company_id`
	WHERE `job_id` = new.`id` AND `recorded_for` IS NOT NULL;
	UPDATE `interviews` SET `state` = `state`
	WHERE `application_id` IN (SELECT `id` FROM `applications` WHERE `job_id` = new.`id`);
END;
--> statement-breakpoint
UPDATE `interviews` SET `state` = `state` WHERE `state` <> 'scheduled' OR `broken_late_at` IS NOT NULL;
