/** How an announcement reaches people. A free text can't go by SMS: operators drop what is not registered. */
export const ANNOUNCEMENT_CHANNELS = ["app", "email"] as const;
export type AnnouncementChannel = (typeof ANNOUNCEMENT_CHANNELS)[number];
