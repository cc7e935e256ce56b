import type { Draw } from "../../format";

export const title = "Dashboard · Pakka";
export const description = "Your jobs, applications, profile and resumes in one place.";
export const welcome = (name: string | null) => `Welcome, ${name || "User"}`;
export const cards = {
  jobs: { title: "Browse Jobs", text: "Find a job and take its free test." },
  applications: { title: "View Applications", text: "See where each one stands." },
  profile: { title: "Edit Profile", text: "Name, email, date of birth, resumes." },
};
export const newest = "Newest applications";
export const notLoaded = "Your applications could not be loaded. They are safe.";
export const none = "Nothing here yet. Upload a resume, find a job and apply: it costs nothing.";
export const resumeIsHere = "Your resume is here. Go on where you were.";
export const resumeIsMissing = (resumes: Draw) => (
  <>{resumes("Upload a resume")}, then go on where you were.</>
);
export const backToJob = "Back to the job";
