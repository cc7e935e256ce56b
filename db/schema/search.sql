-- What is found by a word: open jobs by people, people and jobs of any state by staff. The lists of the
-- jobs hold words, not texts: `triggers.sql` writes them from the view `job_search`.
-- Hindi vowel signs are marks (M*): without them among the letters a word falls into consonants.
-- The prefix lists answer `word*` as fast as a word, however many words begin so.
CREATE VIRTUAL TABLE `job_titles` USING fts5(
	title, filters, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);

CREATE VIRTUAL TABLE `job_texts` USING fts5(
	text, filters, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);

-- `job_texts` again, its rows numbered in the order of pay.
CREATE VIRTUAL TABLE `job_texts_by_pay` USING fts5(
	text, filters, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);

-- What staff search by: a word of a name, of a title, or of a company.
CREATE VIRTUAL TABLE `person_names` USING fts5(
	name, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);

CREATE VIRTUAL TABLE `job_names` USING fts5(
	title, company, content='', contentless_delete=1, detail=none,
	prefix='2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);
