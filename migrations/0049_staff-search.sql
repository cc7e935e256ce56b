CREATE INDEX `companies_phone` ON `companies` (`phone`) WHERE phone is not null;--> statement-breakpoint
CREATE INDEX `payments_refund` ON `payments` (`refund_id`) WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (lower("email"));--> statement-breakpoint
CREATE INDEX `contact_messages_user` ON `contact_messages` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `queries_user` ON `queries` (`user_id`,`id`);--> statement-breakpoint
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
	CONSTRAINT "guards_empty" CHECK(false)
);
--> statement-breakpoint
INSERT INTO `__new_guards`("name") SELECT "name" FROM `guards`;--> statement-breakpoint
DROP TABLE `guards`;--> statement-breakpoint
ALTER TABLE `__new_guards` RENAME TO `guards`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
-- What staff search by: a word of a name finds its people, and one of a title or company its jobs,
-- open or not. Prefix lists as those of `job_titles`, of as many letters as single out a name.
CREATE VIRTUAL TABLE `person_names` USING fts5(
	name, content='', contentless_delete=1, detail=none, prefix='2 3 4 5 6 7 8',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `job_names` USING fts5(
	title, company, content='', contentless_delete=1, detail=none, prefix='2 3 4 5 6 7 8',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
INSERT INTO `person_names`(rowid, name) SELECT `id`, `name` FROM `users` WHERE `name` IS NOT NULL ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `job_names`(rowid, title, company) SELECT `id`, `title`, `company` FROM `jobs` ORDER BY `id`;
--> statement-breakpoint
CREATE TRIGGER `users_names_insert` AFTER INSERT ON `users` WHEN new.`name` IS NOT NULL BEGIN
	INSERT INTO `person_names`(rowid, name) VALUES (new.`id`, new.`name`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_names_update` AFTER UPDATE OF `name` ON `users` WHEN new.`name` IS NOT old.`name` BEGIN
	DELETE FROM `person_names` WHERE rowid = old.`id`;
	INSERT INTO `person_names`(rowid, name) SELECT new.`id`, new.`name` WHERE new.`name` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_names_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `job_names`(rowid, title, company) VALUES (new.`id`, new.`title`, new.`company`);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_names_update` AFTER UPDATE OF `title`, `company` ON `jobs`
WHEN new.`title` <> old.`title` OR new.`company` <> old.`company` BEGIN
	DELETE FROM `job_names` WHERE rowid = old.`id`;
	INSERT INTO `job_names`(rowid, title, company) VALUES (new.`id`, new.`title`, new.`company`);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_names_delete` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM `job_names` WHERE rowid = old.`id`;
END;
