-- What was sold before slots kept their terms was sold with these. A later change of a fact leaves them as they are.
UPDATE `applications` SET
	`terms` = '{"refundTiers":[{"hours":48,"share":1}],"lateDateHours":24,"brokenPromiseHours":72,"chooseAgainDays":3,"chooseDays":7,"freeTimeDays":14}',
	`interview_within_days` = coalesce(`interview_within_days`,
		(SELECT `interview_within_days` FROM `jobs` WHERE `jobs`.`id` = `applications`.`job_id`)),
	`answer_within_days` = coalesce(`answer_within_days`,
		(SELECT `answer_within_days` FROM `jobs` WHERE `jobs`.`id` = `applications`.`job_id`))
WHERE `slot_state` = 'confirmed' AND `terms` IS NULL;
