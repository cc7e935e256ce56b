-- `person_names` and `job_names` again, with prefix lists of as many letters as `job_titles` has: the
-- jobs that say a common word of nine letters were all read before the newest of them were taken.
DROP TABLE `person_names`;
--> statement-breakpoint
DROP TABLE `job_names`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `person_names` USING fts5(
	name, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `job_names` USING fts5(
	title, company, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
INSERT INTO `person_names`(rowid, name) SELECT `id`, `name` FROM `users` WHERE `name` IS NOT NULL ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `job_names`(rowid, title, company)
SELECT `id`, `title`, `company` FROM `jobs` WHERE `closed_as` IS NOT 'draft' ORDER BY `id`;
