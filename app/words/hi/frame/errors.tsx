import type { ReactNode } from "react";
import { brand } from "../../../../worker/facts/brand";

export const notFound = "यह पेज नहीं मिला";
export const notFoundText = "इस पते पर कोई पेज नहीं है। लिंक पुराना या अधूरा हो सकता है।";
export const toHome = "होम पेज पर जाएँ";

export const failedTitle = `हम यह पेज नहीं खोल पाए · ${brand.name}`;
export const failed = "हम यह पेज नहीं खोल पाए";
export const nothingLost = "आपने पहले जो सेव किया या भेजा, वह सुरक्षित है।";
export const sendsAgain =
  "हमें नहीं पता कि यह काम हुआ या नहीं। “फिर से कोशिश करें” दबाने पर आपका लिखा हुआ एक बार और जाएगा। कोई काम दो बार नहीं होगा।";
export const tryAgain = "फिर से कोशिश करें";
export const goHome = "होम पेज पर जाएँ";
export const ifItStays = (email: ReactNode, requestId: string | undefined) => (
  <>
    फिर भी न खुले, तो {email} पर लिखें।
    {requestId && (
      <>
        {" "}
        साथ में यह नंबर लिखें: <b>{requestId}</b>।
      </>
    )}
  </>
);
