import type { ReactNode } from "react";
import { brand } from "../../../../worker/facts/brand";
import { COMPLAINT_RULE } from "../../../../worker/words/en/promises";
import type { Draw } from "../../format";

export const skip = "Skip to content";
export const error = "Error";

export const home = `${brand.name}, home`;
export const mainNavigation = "Main";
export const menu = "Menu";
export const account = "My Account";
export const accountOf = (initials: string) => `My Account, ${initials}`;
export const login = "Log in";
export const logout = "Logout";
export const notLoggedOut = {
  title: "Logout Failed",
  body: "We could not reach Pakka. You may still be logged in.",
};
/** The links of the bar and the footer. */
/** The names of pages, by path. */
export const pages = {
  "/": "Home",
  "/jobs": "Jobs",
  "/openings": "Open jobs",
  "/how-it-works": "How it Works",
  "/pricing": "Pricing",
  "/success-stories": "Success Stories",
  "/for-employers": "For employers",
  "/check": "Is it Pakka?",
  "/contact": "Contact",
  "/content/about_us": "About Us",
  "/content/privacy_policy": "Privacy Policy",
  "/content/terms_conditions": "Terms & Conditions",
  "/dashboard": "Dashboard",
  "/profile": "Profile",
  "/applications": "My Applications",
  "/saved-jobs": "Saved Jobs",
  "/notifications": "Notifications",
  "/help": "Help & Support",
};

export const unreadNotifications = (count: number | string) => `Notifications, ${count} unread`;
export const notifications = "Notifications";
export const unreadCount = (count: number) => `${count} unread`;
export const noNotifications = "No notifications yet";
export const loadingNotifications = "Loading...";
export const allNotifications = "View All";
export const unread = "(unread)";
export const actionsOf = (title: string) => `Actions: ${title}`;
export const markAsUnread = "Mark as unread";
export const markAsRead = "Mark as read";
export const remove = "Delete";

export const footerNavigation = "Footer";
export const complaints = (email: ReactNode, contactForm: Draw) => (
  <>
    Complaints: {COMPLAINT_RULE} Grievance Officer: {brand.grievanceOfficer}. Write to {email} or
    use {contactForm("the contact form")}.
  </>
);

export const slowInternet = "Slow internet";
export const liteOffer = "Your internet is slow. Lite needs 10 times less data.";
export const useLite = "Use Lite";
export const noLite = "No, thanks";
export const liteIsOn = "Lite is on. Turn it off";
export const liteIsOff = "Use Lite: 10 times less data";
export const choiceFailed = "We could not do this.";
