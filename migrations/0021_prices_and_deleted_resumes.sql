ALTER TABLE `resumes` ADD `removed_at` text;--> statement-breakpoint
CREATE INDEX `jobs_open_prices` ON `jobs` (`application_price`) WHERE closed_at is null;