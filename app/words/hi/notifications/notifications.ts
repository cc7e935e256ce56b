export const pageTitle = "सूचनाएँ · Pakka";
export const pageDescription = "आपके आवेदन, टेस्ट, सीट और इंटरव्यू की ख़बरें।";

export const notifications = "सूचनाएँ";
export const back = "वापस जाएँ";
export const refresh = "फिर से देखें";
export const markAllAsRead = "सब पढ़ी हुई मानें";

export const tabsLabel = "कौन सी सूचनाएँ";
export const allTab = "सब";
export const unreadTab = (count: number) => `बिना पढ़ी (${count})`;

export const unreadMark = "बिना पढ़ी: ";
export const buttonFor = (button: string, title: string) => `${button}: ${title}`;

export const errorTitle = "गड़बड़ हुई";
export const notFetched = "सूचनाएँ नहीं खुल पाईं";
export const deleted = "सूचना हटा दी गई।";

export const notLoadedTitle = "आपकी सूचनाएँ नहीं खुल पाईं";
export const notLoaded = "वे सुरक्षित हैं। थोड़ी देर में “फिर से देखें” दबाएँ।";
export const noneTitle = "अभी कोई सूचना नहीं है";
export const none = "सूचनाएँ आने पर यहाँ दिखेंगी।";
export const allReadTitle = "आपने सब पढ़ लिया!";
export const allRead = "कोई सूचना बिना पढ़ी नहीं है।";

export const mySearches = "मेरी खोजें: नई जॉब की सूचना पाएँ";
