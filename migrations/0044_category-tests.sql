ALTER TABLE `assessments` ADD `is_own` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now nothing but the audit log said which tests were written for their job: with the job, by
-- the company, or in a change of the company's that staff approved. All others count as copies.
UPDATE `assessments` SET `is_own` = true
WHERE EXISTS (
	SELECT 1 FROM `audit_log` WHERE `subject` = CAST(`assessments`.`job_id` AS text)
	AND (`action` = 'job.create' OR (`action` = 'job.change' AND `actor_kind` = 'member'))
	AND json_type(`detail`, '$.assessment') = 'object'
) OR EXISTS (
	SELECT 1 FROM `proposals` WHERE `job_id` = `assessments`.`job_id` AND `state` = 'approved'
	AND json_type(`changes`, '$.assessment') = 'object'
);
