/** Time in which a deleted resume can be restored. Its file is deleted a little later. */
export const RESUME_UNDO_MINUTES = 10;

/** Lifetime of a signed link to a resume's file. */
export const RESUME_LINK_MINUTES = 10;

/** Maximum file size. */
const MAX_MB = 5;
export const RESUME_MAX_BYTES = MAX_MB * 1024 * 1024;
export const RESUME_SIZE = `${MAX_MB} MB`;
/** Maximum number of resumes per candidate. */
export const RESUME_MAX_COUNT = 10;
/** The same, including deleted ones that an employer still needs. */
export const RESUME_STORED_MAX = 50;

/** Answers of a resume that is made here. Their texts are with the screens and the page. */
export const SCHOOLINGS = ["10th", "12th", "iti", "graduate", "other"] as const;
export const WORKS = ["worked", "first_job"] as const;
export const WORK_YEARS = ["under_1", "1_to_2", "3_to_5", "over_5"] as const;
export const LICENCES = ["none", "two_wheeler", "car", "commercial"] as const;
export type Schooling = (typeof SCHOOLINGS)[number];
export type WorkYears = (typeof WORK_YEARS)[number];
export type Licence = (typeof LICENCES)[number];

/** Maximum number of skills and languages in a resume, and of characters in each. */
export const SKILLS_MAX = 15;
export const LANGUAGES_MAX = 10;
export const SKILL_MAX = 40;
/** The earliest year of schooling. */
export const SCHOOL_YEAR_MIN = 1950;

/** Maximum number of pictures in one resume. Their total size is that of the largest form. */
export const PHOTOS_MAX = 4;
const PHOTOS_MAX_MB = 6;
export const PHOTOS_MAX_BYTES = PHOTOS_MAX_MB * 1024 * 1024;
export const PHOTOS_SIZE = `${PHOTOS_MAX_MB} MB`;
/** The longest side of a picture and its number of pixels, which the PDF's reader has to unpack. */
export const PHOTO_SIDE_MAX = 10_000;
export const PHOTO_POINTS_MAX = 50_000_000;
/** With script, a picture is shrunk to this side before it is sent. */
export const PHOTO_SENT_SIDE = 1_600;
