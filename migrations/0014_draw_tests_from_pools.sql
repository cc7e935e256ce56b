ALTER TABLE `sittings` ADD `seed` text;--> statement-breakpoint
ALTER TABLE `assessments` ADD `questions_asked` integer;--> statement-breakpoint
ALTER TABLE `category_assessments` ADD `questions_asked` integer;