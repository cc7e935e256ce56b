DROP INDEX `jobs_category`;--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`id`) WHERE closed_at is null;--> statement-breakpoint
DROP INDEX `saved_jobs_newest`;--> statement-breakpoint
CREATE INDEX `saved_jobs_newest` ON `saved_jobs` (`user_id`,`created_at`,`job_id`);