// Used by the bell on every page, and by the notifications page.

export const markAsRead = "Mark as read";
export const markAsUnread = "Mark as unread";
export const deleteIt = "Delete";

export const notMarkedAsRead = "Failed to mark notification as read.";
export const notMarkedAsUnread = "Failed to mark notification as unread.";
export const notDeleted = "Failed to delete notification.";
