ALTER TABLE `applications` ADD `recorded_for` integer;--> statement-breakpoint
CREATE INDEX `applications_recorded` ON `applications` (`recorded_for`) WHERE recorded_for is not null;--> statement-breakpoint
ALTER TABLE `interviews` ADD `recorded_for` integer;--> statement-breakpoint
CREATE INDEX `interviews_recorded` ON `interviews` (`recorded_for`,`state`,`evidence`,`broken_late_at`) WHERE recorded_for is not null;--> statement-breakpoint
-- A company's record reads what is on it, and not all applications of all its jobs.
UPDATE `interviews` SET `recorded_for` = (
	SELECT `company_id` FROM `applications` JOIN `jobs` ON `jobs`.`id` = `job_id`
	WHERE `applications`.`id` = `application_id`
) WHERE `state` NOT IN ('scheduled', 'cancelled') OR `broken_late_at` IS NOT NULL;
--> statement-breakpoint
UPDATE `applications` SET `recorded_for` = (SELECT `company_id` FROM `jobs` WHERE `jobs`.`id` = `job_id`)
WHERE `closed_because` IN ('employer_late', 'job_withdrawn');
--> statement-breakpoint
CREATE TRIGGER `interviews_recorded_insert` AFTER INSERT ON `interviews`
WHEN new.`state` NOT IN ('scheduled', 'cancelled') OR new.`broken_late_at` IS NOT NULL BEGIN
	UPDATE `interviews` SET `recorded_for` = (
		SELECT `company_id` FROM `applications` JOIN `jobs` ON `jobs`.`id` = `job_id`
		WHERE `applications`.`id` = new.`application_id`
	) WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `interviews_recorded_update` AFTER UPDATE OF `state`, `broken_late_at` ON `interviews`
WHEN new.`recorded_for` IS NULL
	AND (new.`state` NOT IN ('scheduled', 'cancelled') OR new.`broken_late_at` IS NOT NULL) BEGIN
	UPDATE `interviews` SET `recorded_for` = (
		SELECT `company_id` FROM `applications` JOIN `jobs` ON `jobs`.`id` = `job_id`
		WHERE `applications`.`id` = new.`application_id`
	) WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_recorded_update` AFTER UPDATE OF `closed_because` ON `applications`
WHEN new.`recorded_for` IS NULL AND new.`closed_because` IN ('employer_late', 'job_withdrawn') BEGIN
	UPDATE `applications` SET `recorded_for` = (SELECT `company_id` FROM `jobs` WHERE `id` = new.`job_id`)
	WHERE `id` = new.`id`;
END;
--> statement-breakpoint
-- The record goes with the job.
CREATE TRIGGER `jobs_recorded_update` AFTER UPDATE OF `company_id` ON `jobs`
WHEN new.`company_id` IS NOT old.`company_id` BEGIN
	UPDATE `applications` SET `recorded_for` = new.`company_id`
	WHERE `job_id` = new.`id` AND `recorded_for` IS NOT NULL;
	UPDATE `interviews` SET `recorded_for` = new.`company_id`
	WHERE `recorded_for` IS NOT NULL
		AND `application_id` IN (SELECT `id` FROM `applications` WHERE `job_id` = new.`id`);
END;
