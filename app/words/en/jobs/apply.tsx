export const title = (job: string | undefined) => `${job ? `Apply for ${job}` : "Apply"} · Pakka`;
export const heading = (job: string) => `Apply for ${job}`;
export const introduction = "Select a resume to submit with your application";
export const close = "Close";
export const cancel = "Cancel";

export const noResumes = "You don't have any resumes uploaded.";
export const uploadResume = "Upload Resume";
export const resumesNotLoaded = "We could not load your resumes. They are safe.";
export const tryAgain = "Try again";

export const select = "Select";
export const resume = "Resume";
export const uploaded = "Uploaded";

export const free = "This is free.";
export const holdUntil = (time: string, testMinutes: number | undefined) => (
  <>
    We keep a slot for you until <b>{time}</b>. Take the{" "}
    {testMinutes === undefined ? "test" : `${testMinutes}-minute test`} before then.
  </>
);
export const noSlot = "No slot is open now.";
export const submit = "Submit Application";
export const applying = "Applying...";
export const submitted = {
  title: "Application Submitted",
  body: "Your job application has been submitted successfully",
};
export const notSubmitted = {
  title: "Application Failed",
  body: "Failed to submit job application",
};
