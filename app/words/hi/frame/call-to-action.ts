export const heading = "अपना अगला इंटरव्यू खोजें";
export const text = "खोजना, अप्लाई करना और टेस्ट देना मुफ़्त है।";
export const browse = "जॉब देखें";
