export const forJob = (title: string, company: string) => `For the job ${title} at ${company}`;
