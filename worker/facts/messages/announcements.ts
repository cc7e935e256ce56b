/**
 * The channels of an announcement. SMS is missing, because operators drop texts that are not
 * registered.
 */
export const ANNOUNCEMENT_CHANNELS = ["app", "email"] as const;
export type AnnouncementChannel = (typeof ANNOUNCEMENT_CHANNELS)[number];
