export const error = "गड़बड़ हुई";
export const notReached = "Pakka से जवाब नहीं मिल रहा। अपना इंटरनेट देखें। फिर से कोशिश करें।";

export const worksIn = (button: string | null, time: string) => `${button}: ${time} बाद`;

export const timeLeft = (time: string) => `${time} बाकी`;
export const lessThanLeft = (minutes: number) => `${minutes} मिनट से कम बाकी है।`;
export const timeIsOver = "समय ख़त्म हुआ। जो जवाब सेव हैं, हम उन्हें जाँचेंगे।";

export const uploadArrived = "आपकी फ़ाइल पहुँच गई।";
export const uploadBroken = "इंटरनेट रुक गया। आपकी फ़ाइल अब भी चुनी हुई है। बटन फिर दबाएँ।";

export const answersAreSaved = "हर जवाब चुनते ही सेव हो जाता है।";
export const savingAnswer = "आपका जवाब सेव हो रहा है...";
export const answerSaved = "आपका जवाब सेव हो गया है।";
export const answerNotSaved = "आपका जवाब अभी सेव नहीं हुआ है। हम फिर से कोशिश करेंगे।";
export const savedOf = (saved: number, total: number) => `${total} में से ${saved} सेव`;
