-- What an open job can be found by. `filters` holds one word per filter value; each begins with a
-- private-use character, which no search can contain, and goes on in hex, so that any text is one
-- word: E001 the category, E002 a price of 0, E003 every three letters in a row of the location.
CREATE VIEW `job_search` AS
SELECT
	`id`,
	`title`,
	`title` || ' ' || `company` || ' ' || `location` || ' ' || `category` || ' ' || coalesce((
		SELECT group_concat(coalesce(atom, key), ' ') FROM json_tree(`job_detail`) WHERE key IS NOT NULL
	), '') AS `text`,
	char(0xE001) || hex(`category`) || ' ' || iif(`application_price` = 0, char(0xE002) || ' ', '') || (
		WITH RECURSIVE part(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM part WHERE at < length(`location`))
		SELECT group_concat(char(0xE003) || hex(substr(lower(`location`), at, 3)), ' ') FROM part
	) AS `filters`
FROM `jobs` WHERE `closed_at` IS NULL;
--> statement-breakpoint
-- Hindi vowel signs are marks (M*): without them among the letters a word falls into consonants.
-- The prefix lists answer `word*` as fast as a word, however many words begin so.
CREATE VIRTUAL TABLE `job_titles` USING fts5(
	title, filters, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `job_texts` USING fts5(
	text, filters, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` ORDER BY `id`;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_update`
AFTER UPDATE OF `title`, `company`, `location`, `category`, `job_detail`, `application_price`, `closed_at` ON `jobs` BEGIN
	DELETE FROM `job_titles` WHERE rowid = old.`id`;
	DELETE FROM `job_texts` WHERE rowid = old.`id`;
	INSERT INTO `job_titles`(rowid, title, filters) SELECT `id`, `title`, `filters` FROM `job_search` WHERE `id` = new.`id`;
	INSERT INTO `job_texts`(rowid, text, filters) SELECT `id`, `text`, `filters` FROM `job_search` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_delete` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM `job_titles` WHERE rowid = old.`id`;
	DELETE FROM `job_texts` WHERE rowid = old.`id`;
END;
