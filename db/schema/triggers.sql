-- What the database writes by itself beside a row. A change here comes with a migration that drops the trigger and
-- makes it anew; a test compares this file with the migrated database.
-- The search's lists of open jobs.
CREATE TRIGGER `jobs_search_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts_by_pay`(rowid, text, filters)
	SELECT `pay_position`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
END;

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

CREATE TRIGGER `jobs_search_delete` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM `job_titles` WHERE rowid = old.`id`;
	DELETE FROM `job_texts` WHERE rowid = old.`id`;
	DELETE FROM `job_texts_by_pay` WHERE rowid = old.`pay_position`;
END;

-- Writing `slots_left` as it is indexes a job anew: its price for the search depends on the company's check.
CREATE TRIGGER `companies_search_update` AFTER UPDATE OF `state` ON `companies`
WHEN (old.`state` = 'verified') <> (new.`state` = 'verified') BEGIN
	UPDATE `jobs` SET `slots_left` = `slots_left` WHERE `company_id` = new.`id` AND `closed_at` IS NULL;
END;

-- `slots_left` tells `jobs_search_update` when the index has to know it anew.
CREATE TRIGGER `applications_slots_insert` AFTER INSERT ON `applications` BEGIN
	UPDATE `jobs` SET `slots_left` = (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`)
	WHERE `id` = new.`job_id`
		AND `slots_left` <> (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`);
END;

CREATE TRIGGER `applications_slots_update` AFTER UPDATE OF `slot_state` ON `applications`
WHEN old.`slot_state` <> new.`slot_state` BEGIN
	UPDATE `jobs` SET `slots_left` = (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`)
	WHERE `id` = new.`job_id`
		AND `slots_left` <> (SELECT `slots_left` FROM `job_slots` WHERE `id` = new.`job_id`);
END;

-- The schedule reads these jobs for the words that they are listed as.
CREATE TRIGGER `jobs_words_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `job_words_due`(`job_id`) VALUES (new.`id`);
END;

CREATE TRIGGER `jobs_words_update` AFTER UPDATE OF `title`, `company`, `location`, `city`, `state`, `category`,
	`job_detail`, `pay_from`, `pay_period`, `experience_years`, `schooling`, `type`, `remote`, `shift`,
	`closed_at` ON `jobs` BEGIN
	INSERT INTO `job_words_due`(`job_id`) VALUES (new.`id`);
END;

-- Jobs that opened, for saved searches.
CREATE TRIGGER `job_openings_insert` AFTER INSERT ON `jobs` WHEN new.`closed_at` IS NULL BEGIN
	INSERT OR IGNORE INTO `job_openings`(`job_id`) VALUES (new.`id`);
END;

CREATE TRIGGER `job_openings_update` AFTER UPDATE OF `closed_at` ON `jobs` WHEN new.`closed_at` IS NULL BEGIN
	INSERT OR IGNORE INTO `job_openings`(`job_id`) VALUES (new.`id`);
END;

-- Staff's search. A draft is its company's alone.
CREATE TRIGGER `jobs_names_insert` AFTER INSERT ON `jobs` WHEN new.`closed_as` IS NOT 'draft' BEGIN
	INSERT INTO `job_names`(rowid, title, company) VALUES (new.`id`, new.`title`, new.`company`);
END;

CREATE TRIGGER `jobs_names_update` AFTER UPDATE OF `title`, `company`, `closed_as` ON `jobs`
WHEN new.`title` <> old.`title` OR new.`company` <> old.`company`
	OR (new.`closed_as` IS 'draft') <> (old.`closed_as` IS 'draft') BEGIN
	DELETE FROM `job_names` WHERE rowid = old.`id`;
	INSERT INTO `job_names`(rowid, title, company)
		SELECT new.`id`, new.`title`, new.`company` WHERE new.`closed_as` IS NOT 'draft';
END;

CREATE TRIGGER `jobs_names_delete` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM `job_names` WHERE rowid = old.`id`;
END;

CREATE TRIGGER `users_names_insert` AFTER INSERT ON `users` WHEN new.`name` IS NOT NULL BEGIN
	INSERT INTO `person_names`(rowid, name) VALUES (new.`id`, new.`name`);
END;

CREATE TRIGGER `users_names_update` AFTER UPDATE OF `name` ON `users` WHEN new.`name` IS NOT old.`name` BEGIN
	DELETE FROM `person_names` WHERE rowid = old.`id`;
	INSERT INTO `person_names`(rowid, name) SELECT new.`id`, new.`name` WHERE new.`name` IS NOT NULL;
END;

-- The honour record.
CREATE TRIGGER `interviews_recorded_insert` AFTER INSERT ON `interviews`
WHEN new.`state` <> 'scheduled' BEGIN
	UPDATE `interviews` SET `state` = `state` WHERE `id` = new.`id`;
END;

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

CREATE TRIGGER `payments_recorded_insert` AFTER INSERT ON `payments`
WHEN new.`state` = 'kept' BEGIN
	UPDATE `interviews` SET `recorded_for` = `free_for`
	WHERE `recorded_for` IS NULL AND `free_for` IS NOT NULL
		AND `application_id` IN (SELECT `id` FROM `applications`
			WHERE `user_id` = (SELECT `user_id` FROM `applications` WHERE `id` = new.`application_id`));
END;

-- The candidate left because of what the company cancelled: then the first time counts, too.
CREATE TRIGGER `applications_left_update` AFTER UPDATE OF `closed_because` ON `applications`
WHEN new.`closed_because` = 'employer_cancelled' BEGIN
	UPDATE `interviews` SET `called_off_at` = `called_off_at`
	WHERE `application_id` = new.`id` AND `called_off_at` IS NOT NULL;
END;

CREATE TRIGGER `applications_recorded_update` AFTER UPDATE OF `closed_because` ON `applications`
WHEN new.`recorded_for` IS NULL AND new.`closed_because` IN ('employer_late', 'job_withdrawn') BEGIN
	UPDATE `applications` SET `recorded_for` = (SELECT `company_id` FROM `jobs` WHERE `id` = new.`job_id`)
	WHERE `id` = new.`id`;
END;

-- The record goes with the job.
CREATE TRIGGER `jobs_recorded_update` AFTER UPDATE OF `company_id` ON `jobs`
WHEN new.`company_id` IS NOT old.`company_id` BEGIN
	UPDATE `applications` SET `recorded_for` = new.`company_id`
	WHERE `job_id` = new.`id` AND `recorded_for` IS NOT NULL;
	UPDATE `interviews` SET `state` = `state`
	WHERE `application_id` IN (SELECT `id` FROM `applications` WHERE `job_id` = new.`id`);
END;
