ALTER TABLE `sittings` RENAME TO `attempts`;--> statement-breakpoint
DROP INDEX `sittings_running`;--> statement-breakpoint
CREATE INDEX `attempts_running` ON `attempts` (`ends_at`) WHERE graded_at is null;--> statement-breakpoint
ALTER TABLE `application_history` RENAME COLUMN `move_id` TO `transition_id`;--> statement-breakpoint
DROP INDEX `application_history_move_id_unique`;--> statement-breakpoint
CREATE UNIQUE INDEX `application_history_transition_id_unique` ON `application_history` (`transition_id`);
