ALTER TABLE `jobs` ADD `withdrawn_at` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `withdrawn_because` text;--> statement-breakpoint
CREATE INDEX `jobs_withdrawn` ON `jobs` (`withdrawn_at`) WHERE withdrawn_at is not null;