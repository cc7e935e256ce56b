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
--> statement-breakpoint
-- The mailbox of somebody who was merely invited says nothing about a company any more.
UPDATE `company_facts` SET `lapsed_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
WHERE `kind` = 'mailbox' AND `lapsed_at` IS NULL AND NOT EXISTS (
	SELECT 1 FROM `company_members` WHERE `company_id` = `company_facts`.`company_id` AND `role` = 'owner'
	AND `proven_at` IS NOT NULL AND `ended_at` IS NULL
	AND substr(`email`, instr(`email`, '@') + 1) = `company_facts`.`detail`
);
