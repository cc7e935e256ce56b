-- A draft is its company's alone: `job_names`, which staff search, has no word of it. Among the newest
-- that say a word, drafts took the places of the jobs that staff look for.
DROP TRIGGER `jobs_names_insert`;
--> statement-breakpoint
DROP TRIGGER `jobs_names_update`;
--> statement-breakpoint
DELETE FROM `job_names` WHERE rowid IN (SELECT `id` FROM `jobs` WHERE `closed_as` = 'draft');
--> statement-breakpoint
CREATE TRIGGER `jobs_names_insert` AFTER INSERT ON `jobs` WHEN new.`closed_as` IS NOT 'draft' BEGIN
	INSERT INTO `job_names`(rowid, title, company) VALUES (new.`id`, new.`title`, new.`company`);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_names_update` AFTER UPDATE OF `title`, `company`, `closed_as` ON `jobs`
WHEN new.`title` <> old.`title` OR new.`company` <> old.`company`
	OR (new.`closed_as` IS 'draft') <> (old.`closed_as` IS 'draft') BEGIN
	DELETE FROM `job_names` WHERE rowid = old.`id`;
	INSERT INTO `job_names`(rowid, title, company)
		SELECT new.`id`, new.`title`, new.`company` WHERE new.`closed_as` IS NOT 'draft';
END;
