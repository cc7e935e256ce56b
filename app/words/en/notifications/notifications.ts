export const pageTitle = "Notifications · Pakka";
export const pageDescription = "News about your applications, tests, slots and interviews.";

export const notifications = "Notifications";
export const back = "Back";
export const refresh = "Refresh";
export const markAllAsRead = "Mark all as read";

export const tabsLabel = "Which notifications";
export const allTab = "All";
export const unreadTab = (count: number) => `Unread (${count})`;

export const unreadMark = "Unread: ";
/** A button's accessible name: "Delete: Interview set". */
export const buttonFor = (button: string, title: string) => `${button}: ${title}`;

export const errorTitle = "Error";
export const notFetched = "Failed to fetch notifications";
export const deleted = "Notification deleted successfully.";

export const notLoadedTitle = "Your notifications could not be loaded";
export const notLoaded = "They are safe. Press Refresh in a moment.";
export const noneTitle = "No notifications yet";
export const none = "When you get notifications, they will appear here.";
export const allReadTitle = "All caught up!";
export const allRead = "You have no unread notifications.";

export const mySearches = "My searches: tell me about new jobs";
