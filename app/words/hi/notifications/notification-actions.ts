export const markAsRead = "पढ़ी हुई मानें";
export const markAsUnread = "बिना पढ़ी मानें";
export const deleteIt = "हटाएँ";

export const notDone = {
  read: "हम यह सूचना पढ़ी हुई नहीं मान पाए।",
  unread: "हम यह सूचना बिना पढ़ी नहीं मान पाए।",
  delete: "हम सूचना नहीं हटा पाए।",
};
