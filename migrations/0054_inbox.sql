CREATE TABLE `announcements` (
	`id` integer PRIMARY KEY NOT NULL,
	`outbox_id` text NOT NULL,
	`job_id` integer,
	`category` text,
	`statuses` text,
	`channels` text NOT NULL,
	`people` integer NOT NULL,
	`given` integer DEFAULT 0 NOT NULL,
	`mailed` integer DEFAULT 0 NOT NULL,
	`staff` text NOT NULL,
	`created_at` text NOT NULL,
	`stopped_at` text,
	FOREIGN KEY (`id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `announcements_outbox_id_unique` ON `announcements` (`outbox_id`);--> statement-breakpoint
CREATE TABLE `contact_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`contact_id` integer NOT NULL,
	`message` text NOT NULL,
	`staff` text NOT NULL,
	`outbox_id` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_replies_outbox_id_unique` ON `contact_replies` (`outbox_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `contact_replies_once` ON `contact_replies` (`contact_id`,`message`);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `owner_id` integer REFERENCES staff(id);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `closed_at` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `changes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `answered_at` text;--> statement-breakpoint
CREATE INDEX `contact_messages_state` ON `contact_messages` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_owner` ON `contact_messages` (`owner_id`,`state`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `queries` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `queries` ADD `owner_id` integer REFERENCES staff(id);--> statement-breakpoint
ALTER TABLE `queries` ADD `closed_at` text;--> statement-breakpoint
ALTER TABLE `queries` ADD `changes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `queries_state` ON `queries` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `queries_owner` ON `queries` (`owner_id`,`state`,`created_at`,`id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_guards` (
	`name` text NOT NULL,
	CONSTRAINT "guard_slot_claimed" CHECK("__new_guards"."name" <> 'slot_claimed'),
	CONSTRAINT "guard_slot_free" CHECK("__new_guards"."name" <> 'slot_free'),
	CONSTRAINT "guard_slots_cover_claims" CHECK("__new_guards"."name" <> 'slots_cover_claims'),
	CONSTRAINT "guard_one_test_at_a_time" CHECK("__new_guards"."name" <> 'one_test_at_a_time'),
	CONSTRAINT "guard_test_as_read" CHECK("__new_guards"."name" <> 'test_as_read'),
	CONSTRAINT "guard_credit_available" CHECK("__new_guards"."name" <> 'credit_available'),
	CONSTRAINT "guard_payment_kept" CHECK("__new_guards"."name" <> 'payment_kept'),
	CONSTRAINT "guard_interview_as_read" CHECK("__new_guards"."name" <> 'interview_as_read'),
	CONSTRAINT "guard_day_as_read" CHECK("__new_guards"."name" <> 'day_as_read'),
	CONSTRAINT "guard_time_free" CHECK("__new_guards"."name" <> 'time_free'),
	CONSTRAINT "guard_promise_as_read" CHECK("__new_guards"."name" <> 'promise_as_read'),
	CONSTRAINT "guard_returns_cap" CHECK("__new_guards"."name" <> 'returns_cap'),
	CONSTRAINT "guard_block_as_read" CHECK("__new_guards"."name" <> 'block_as_read'),
	CONSTRAINT "guard_admin_left" CHECK("__new_guards"."name" <> 'admin_left'),
	CONSTRAINT "guard_owner_left" CHECK("__new_guards"."name" <> 'owner_left'),
	CONSTRAINT "guard_company_hires" CHECK("__new_guards"."name" <> 'company_hires'),
	CONSTRAINT "guard_company_verified" CHECK("__new_guards"."name" <> 'company_verified'),
	CONSTRAINT "guard_job_as_read" CHECK("__new_guards"."name" <> 'job_as_read'),
	CONSTRAINT "guard_company_as_read" CHECK("__new_guards"."name" <> 'company_as_read'),
	CONSTRAINT "guard_proposal_as_read" CHECK("__new_guards"."name" <> 'proposal_as_read'),
	CONSTRAINT "guard_person_as_read" CHECK("__new_guards"."name" <> 'person_as_read'),
	CONSTRAINT "guard_ticket_as_read" CHECK("__new_guards"."name" <> 'ticket_as_read'),
	CONSTRAINT "guards_empty" CHECK(false)
);
--> statement-breakpoint
INSERT INTO `__new_guards`("name") SELECT "name" FROM `guards`;--> statement-breakpoint
DROP TABLE `guards`;--> statement-breakpoint
ALTER TABLE `__new_guards` RENAME TO `guards`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
-- Until now nobody could answer a message of the contact page here: those that there are were answered
-- by mail, and stand as closed. Nothing of what is known of a query is lost.
UPDATE `contact_messages` SET `state` = 'closed', `closed_at` = `created_at`;--> statement-breakpoint
UPDATE `queries` SET `state` = 'answered',
  `changes` = (SELECT count(*) FROM `query_replies` WHERE `query_id` = `queries`.`id`)
  WHERE `answered_at` IS NOT NULL;--> statement-breakpoint
-- The release before this one replies as well, and knows nothing of states.
CREATE TRIGGER `queries_replied` AFTER INSERT ON `query_replies` BEGIN
	UPDATE `queries` SET `changes` = `changes` + 1,
		`state` = CASE `state` WHEN 'open' THEN 'answered' ELSE `state` END WHERE `id` = new.`query_id`;
END;--> statement-breakpoint
CREATE TRIGGER `contact_replied` AFTER INSERT ON `contact_replies` BEGIN
	UPDATE `contact_messages` SET `changes` = `changes` + 1, `answered_at` = coalesce(`answered_at`, new.`at`),
		`state` = CASE `state` WHEN 'open' THEN 'answered' ELSE `state` END WHERE `id` = new.`contact_id`;
END;--> statement-breakpoint
-- What was announced before: who has it now is who it was for.
INSERT INTO `announcements` (`id`, `outbox_id`, `job_id`, `category`, `channels`, `people`, `given`, `staff`, `created_at`)
SELECT n.`id`, o.`id`, o.`payload` ->> 'jobId', o.`payload` ->> 'category', '["app"]', c.`people`, c.`people`,
	coalesce((SELECT `staff` FROM `audit_log` WHERE `subject` = o.`id` AND `action` = 'announcement' LIMIT 1), ''),
	n.`created_at`
FROM `outbox` o
JOIN `notifications` n ON n.`outbox_id` = o.`id`
JOIN (SELECT `notification_id`, count(*) AS `people` FROM `user_notifications`
	WHERE `notification_id` IN (SELECT n.`id` FROM `notifications` n JOIN `outbox` o ON o.`id` = n.`outbox_id`
		WHERE o.`kind` = 'announcement') GROUP BY `notification_id`) c ON c.`notification_id` = n.`id`
WHERE o.`kind` = 'announcement';
