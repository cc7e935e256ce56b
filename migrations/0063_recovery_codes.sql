CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`staff_id` integer,
	`member_id` integer,
	`created_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `company_members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "recovery_codes_person" CHECK(("recovery_codes"."staff_id" is null) <> ("recovery_codes"."member_id" is null))
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_staff` ON `recovery_codes` (`staff_id`);--> statement-breakpoint
CREATE INDEX `recovery_codes_member` ON `recovery_codes` (`member_id`);