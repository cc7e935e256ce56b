ALTER TABLE `users` ADD `safety_word` text;--> statement-breakpoint
ALTER TABLE `queries` ADD `is_suspicious` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `queries_suspicious` ON `queries` (`id`) WHERE is_suspicious = 1;--> statement-breakpoint
-- Until now the subject alone told the reports of the page that checks messages.
UPDATE `queries` SET `is_suspicious` = 1 WHERE `subject` = 'Suspicious message' AND `category` = 'other';
