ALTER TABLE `day_links` ADD `made_by` integer REFERENCES company_members(id);--> statement-breakpoint
CREATE INDEX `day_links_made_by` ON `day_links` (`made_by`);--> statement-breakpoint
ALTER TABLE `interviews` ADD `wrong_link_codes` integer DEFAULT 0 NOT NULL;