/** A topic of a test. */
export const topicName = (topic: string) => topic;
/** A kind of work: the category of a job and of its test. */
export const categoryName = (category: string) => category;
