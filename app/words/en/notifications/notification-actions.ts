// Used by the bell on every page, and by the notifications page.

export const markAsRead = "Mark as read";
export const markAsUnread = "Mark as unread";
export const deleteIt = "Delete";

/** The message if an action failed, by its intent. */
export const notDone = {
  read: "Failed to mark notification as read.",
  unread: "Failed to mark notification as unread.",
  delete: "Failed to delete notification.",
};
