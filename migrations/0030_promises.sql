ALTER TABLE `applications` ADD `promised_by` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `answer_by` text;--> statement-breakpoint
CREATE INDEX `applications_unpromised` ON `applications` (`id`) WHERE status = 'PAYMENT_CONFIRMED' and promised_by is null;--> statement-breakpoint
ALTER TABLE `interviews` ADD `evidence` text;--> statement-breakpoint
-- No outcome was recorded before this: an interview that is over was held, and an answer to it that
-- is still open is due in a week.
UPDATE `interviews` SET `state` = 'held', `evidence` = 'before_records'
WHERE `state` = 'scheduled' AND `at` <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-60 minutes');
--> statement-breakpoint
UPDATE `applications` SET `answer_by` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+7 days')
WHERE `status` IN ('INTERVIEW_SCHEDULED', 'INTERVIEW_1_SCHEDULED', 'INTERVIEW_2_SCHEDULED') AND (
	SELECT `state` FROM `interviews` WHERE `application_id` = `applications`.`id` AND `state` <> 'cancelled'
	ORDER BY `at` DESC LIMIT 1
) = 'held';
--> statement-breakpoint
-- The taken slots of the demonstration jobs ended: no date is owed for them.
INSERT INTO `interviews` (`uid`, `application_id`, `at`, `place`, `state`, `sequence`, `changed_at`, `evidence`)
SELECT `claim_id`, `id`, `applied_at`, 'Office', 'held', 0, `applied_at`, 'before_records'
FROM `applications` WHERE `claim_id` LIKE 'seed-%' AND `status` = 'PAYMENT_CONFIRMED';
--> statement-breakpoint
INSERT INTO `application_history` (`application_id`, `seq`, `transition_id`, `status`, `at`)
SELECT `id`, `seq` + step.n, `claim_id` || '-' || step.n, step.status, `applied_at`
FROM `applications`, (SELECT 1 AS n, 'INTERVIEW_SCHEDULED' AS status UNION ALL SELECT 2, 'REJECTED') AS step
WHERE `claim_id` LIKE 'seed-%' AND `applications`.`status` = 'PAYMENT_CONFIRMED';
--> statement-breakpoint
UPDATE `applications` SET `status` = 'REJECTED', `seq` = `seq` + 2
WHERE `claim_id` LIKE 'seed-%' AND `status` = 'PAYMENT_CONFIRMED';
