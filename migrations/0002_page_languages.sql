DROP INDEX `static_content_versions_type`;--> statement-breakpoint
ALTER TABLE `static_content_versions` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX `static_content_versions_page` ON `static_content_versions` (`type`,`language`,`id`);--> statement-breakpoint
CREATE TABLE `__new_static_content` (
	`type` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`type`, `language`)
);
--> statement-breakpoint
INSERT INTO `__new_static_content`("type", "content") SELECT "type", "content" FROM `static_content`;--> statement-breakpoint
DROP TABLE `static_content`;--> statement-breakpoint
ALTER TABLE `__new_static_content` RENAME TO `static_content`;
