CREATE UNIQUE INDEX `companies_verified_gstin` ON `companies` (`gstin`) WHERE gstin is not null and state in ('verified', 'suspended');--> statement-breakpoint
DROP TABLE `guards`;--> statement-breakpoint
CREATE TABLE `guards` (
	`name` text NOT NULL,
	CONSTRAINT "guard_slot_claimed" CHECK("guards"."name" <> 'slot_claimed'),
	CONSTRAINT "guard_slot_free" CHECK("guards"."name" <> 'slot_free'),
	CONSTRAINT "guard_slots_cover_claims" CHECK("guards"."name" <> 'slots_cover_claims'),
	CONSTRAINT "guard_one_test_at_a_time" CHECK("guards"."name" <> 'one_test_at_a_time'),
	CONSTRAINT "guard_test_as_read" CHECK("guards"."name" <> 'test_as_read'),
	CONSTRAINT "guard_credit_available" CHECK("guards"."name" <> 'credit_available'),
	CONSTRAINT "guard_payment_kept" CHECK("guards"."name" <> 'payment_kept'),
	CONSTRAINT "guard_interview_as_read" CHECK("guards"."name" <> 'interview_as_read'),
	CONSTRAINT "guard_block_as_read" CHECK("guards"."name" <> 'block_as_read'),
	CONSTRAINT "guard_company_hires" CHECK("guards"."name" <> 'company_hires'),
	CONSTRAINT "guard_company_verified" CHECK("guards"."name" <> 'company_verified'),
	CONSTRAINT "guard_job_as_read" CHECK("guards"."name" <> 'job_as_read'),
	CONSTRAINT "guard_company_as_read" CHECK("guards"."name" <> 'company_as_read'),
	CONSTRAINT "guard_proposal_as_read" CHECK("guards"."name" <> 'proposal_as_read'),
	CONSTRAINT "guards_empty" CHECK(false)
);
