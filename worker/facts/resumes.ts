/** A deleted resume can be brought back for so long. Its file goes a little later. */
export const RESUME_UNDO_MINUTES = 10;

/** A signed link to a resume's file expires after so long. */
export const RESUME_LINK_MINUTES = 10;

/** The largest file that is taken. */
const MAX_MB = 5;
export const RESUME_MAX_BYTES = MAX_MB * 1024 * 1024;
export const RESUME_SIZE = `${MAX_MB} MB`;
/** So many are kept of a candidate at a time. */
export const RESUME_MAX_COUNT = 10;
/** With deleted ones that an employer still needs. */
export const RESUME_STORED_MAX = 50;

/** What a resume that is made here can say; the words of each stand with the screens and the page. */
export const SCHOOLINGS = ["10th", "12th", "iti", "graduate", "other"] as const;
export const WORKS = ["worked", "first_job"] as const;
export const WORK_YEARS = ["under_1", "1_to_2", "3_to_5", "over_5"] as const;
export const LICENCES = ["none", "two_wheeler", "car", "commercial"] as const;
export type Schooling = (typeof SCHOOLINGS)[number];
export type WorkYears = (typeof WORK_YEARS)[number];
export type Licence = (typeof LICENCES)[number];

/** Skills and languages of one resume, and letters of each. */
export const SKILLS_MAX = 15;
export const LANGUAGES_MAX = 10;
export const SKILL_MAX = 40;
/** The earliest year of schooling. */
export const SCHOOL_YEAR_MIN = 1950;

/** Pictures of one resume. Together they are as large as a form can be. */
export const PHOTOS_MAX = 4;
const PHOTOS_MAX_MB = 6;
export const PHOTOS_MAX_BYTES = PHOTOS_MAX_MB * 1024 * 1024;
export const PHOTOS_SIZE = `${PHOTOS_MAX_MB} MB`;
/** The longest side of a picture, and its points: what a reader of the PDF has to unpack. */
export const PHOTO_SIDE_MAX = 10_000;
export const PHOTO_POINTS_MAX = 50_000_000;
/** Where script runs, a picture is shrunk to this side before it is sent. */
export const PHOTO_SENT_SIDE = 1_600;
