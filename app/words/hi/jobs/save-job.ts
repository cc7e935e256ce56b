export const save = "जॉब सेव करें";
export const unsave = "सेव की हुई जॉब में से हटाएँ";
// Follows both saving and removing, as does `notSaved`.
export const updated = { title: "आपकी सेव की हुई जॉब की लिस्ट बदल गई।" };
export const notUpdated = "गड़बड़ हुई";
export const loginNeeded = {
  title: "पहले लॉग इन करें",
  body: "जॉब सेव करने के लिए लॉग इन करें।",
  link: "लॉग इन करके सेव करें",
};
export const notSaved = "हम आपकी सेव की हुई जॉब की लिस्ट नहीं बदल पाए।";
