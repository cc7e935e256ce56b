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
	CONSTRAINT "guard_within_limits" CHECK("__new_guards"."name" <> 'within_limits'),
	CONSTRAINT "guards_empty" CHECK(false)
);
--> statement-breakpoint
INSERT INTO `__new_guards`("name") SELECT "name" FROM `guards`;--> statement-breakpoint
DROP TABLE `guards`;--> statement-breakpoint
ALTER TABLE `__new_guards` RENAME TO `guards`;--> statement-breakpoint
PRAGMA foreign_keys=ON;