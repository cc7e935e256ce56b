/** The default title of a failure. */
export const error = "Error";
/** The browser cannot tell a broken connection from a server that is down. */
export const notReached = "Pakka does not answer. Check your internet. Try again.";

export const worksIn = (button: string | null, time: string) => `${button} in ${time}`;

export const timeLeft = (time: string) => `${time} left`;
export const lessThanLeft = (minutes: number) => `Less than ${minutes} minute left.`;
export const timeIsOver = "The time is over. We mark the answers that are saved.";

export const uploadArrived = "Your file arrived.";
export const uploadBroken =
  "The internet stopped. Your file is still chosen. Press the button again.";

export const answersAreSaved = "Each answer is saved when you choose it.";
export const savingAnswer = "Saving your answer...";
export const answerSaved = "Your answer is saved.";
export const answerNotSaved = "Your answer is not saved yet. We will try again.";
export const savedOf = (saved: number, total: number) => `${saved} of ${total} saved`;
