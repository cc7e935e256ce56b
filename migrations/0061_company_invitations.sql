CREATE TABLE `company_invitations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` integer,
	`created_at` text NOT NULL,
	`ended_at` text,
	`ended_as` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by`) REFERENCES `company_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_invitations_open` ON `company_invitations` (`company_id`,`email`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `company_invitations_company` ON `company_invitations` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `company_invitations_inviter` ON `company_invitations` (`invited_by`);--> statement-breakpoint
CREATE INDEX `company_invitations_email` ON `company_invitations` (`email`) WHERE ended_at is null;--> statement-breakpoint
-- Who was invited and has not come becomes a person without a company, with an invitation to choose.
INSERT INTO `company_invitations` (`company_id`, `email`, `name`, `role`, `created_at`)
SELECT `company_id`, `email`, coalesce(`name`, `email`), `role`, `created_at` FROM `company_members`
WHERE `proven_at` is null AND `ended_at` is null AND `company_id` is not null AND `role` is not null
  AND EXISTS (SELECT 1 FROM `audit_log` WHERE `subject` = cast(`company_members`.`id` as text)
    AND `action` = 'member.invite' AND `audit_log`.`company_id` = `company_members`.`company_id`);--> statement-breakpoint
UPDATE `company_members` SET `company_id` = NULL, `role` = NULL
WHERE `proven_at` is null AND `ended_at` is null
  AND EXISTS (SELECT 1 FROM `company_invitations`
    WHERE `company_invitations`.`company_id` = `company_members`.`company_id`
      AND `company_invitations`.`email` = `company_members`.`email`);
