CREATE TABLE `application_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`text` text NOT NULL,
	`staff` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_comments_application` ON `application_comments` (`application_id`,`id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `application_id` integer GENERATED ALWAYS AS (payload ->> 'applicationId') VIRTUAL;--> statement-breakpoint
CREATE INDEX `outbox_application` ON `outbox` (`application_id`) WHERE application_id is not null;--> statement-breakpoint
ALTER TABLE `queries` ADD `answered_at` text;--> statement-breakpoint
CREATE INDEX `queries_unanswered` ON `queries` (`created_at`) WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX `applications_answers` ON `applications` (`answer_by`,`id`) WHERE status in ('INTERVIEW_SCHEDULED', 'INTERVIEW_1_SCHEDULED', 'INTERVIEW_2_SCHEDULED');--> statement-breakpoint
CREATE INDEX `interviews_scheduled` ON `interviews` (`at`) WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX `interviews_disputed` ON `interviews` (`settled_at`) WHERE state = 'disputed';--> statement-breakpoint
UPDATE `queries` SET `answered_at` =
  (SELECT min(`at`) FROM `query_replies` WHERE `query_id` = `queries`.`id`);
--> statement-breakpoint
CREATE TRIGGER `queries_answered` AFTER INSERT ON `query_replies` BEGIN
	UPDATE `queries` SET `answered_at` = new.`at` WHERE `id` = new.`query_id` AND `answered_at` IS NULL;
END;
