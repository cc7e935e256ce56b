import { HASH, KEY, NOW, PHONE } from "./samples";

export const people: Record<string, unknown[][]> = {
  "idempotency.takeKey": [[{ ...KEY, requestHash: HASH, startedAt: NOW }, NOW]],
  "idempotency.keyOf": [[KEY]],
  "idempotency.answerKey": [
    [
      { ...KEY, startedAt: NOW },
      { status: 200, body: "{}" },
    ],
  ],
  "idempotency.freeKey": [[{ ...KEY, startedAt: NOW }]],
  "idempotency.deleteKeysBefore": [[NOW]],
  "otps.codesOfPhone": [[PHONE, NOW]],
  "otps.insertOtp": [
    [
      { key: "k", phone: PHONE, addressHash: HASH, codeHmac: HASH, expiresAt: NOW, createdAt: NOW },
      {
        lastSendBefore: NOW,
        hourAgo: NOW,
        perHour: 5,
        dayAgo: NOW,
        wrongPerDay: 10,
        dailyCap: 9,
        minuteAgo: NOW,
        perAddressMinute: 9,
      },
    ],
  ],
  "otps.forgiveWrongTries": [[PHONE, NOW, NOW]],
  "otps.deleteOtpsBefore": [[NOW]],
  "otps.deleteOtp": [["k"]],
  "otps.spendTry": [["k", { tries: 5, perDay: 10 }, NOW, NOW]],
  "otps.consumeOtp": [["k", NOW]],
  "otps.otpOfKey": [["k"]],
  "resumes.listResumes": [
    [1, undefined, 21],
    [1, 5, 21],
  ],
  "resumes.readyResume": [[1, 1]],
  "resumes.resumeByKey": [["k"]],
  "resumes.insertResume": [
    [
      {
        userId: 1,
        fileName: "a.pdf",
        contentType: "application/pdf",
        objectKey: "k",
        uploadedAt: NOW,
      },
      10,
    ],
  ],
  "resumes.staleResumes": [[NOW, 50]],
  "resumes.deleteResume": [[1]],
  "resumes.markReady": [[1]],
  "resumes.removeResume": [[1, 1]],
  "staff.listAudit": [
    [undefined, 21],
    [5, 21],
  ],
  "staff.insertStaffToken": [[{ tokenHash: HASH, name: "Asha", role: "admin", expiresAt: NOW }]],
  "staff.staffByToken": [[HASH, NOW]],
  "staff.insertAudit": [[{ staff: "Asha", action: "a", subject: "1", at: NOW }]],
  "users.userById": [[1]],
  "users.userOfPhone": [[PHONE, NOW]],
  "users.updateUser": [[1, { name: "Asha" }]],
  "users.insertRefreshToken": [[{ tokenHash: HASH, family: "f", userId: 1, expiresAt: NOW }]],
  "users.refreshTokenByHash": [[HASH]],
  "users.successorOf": [[HASH]],
  "users.markFirstUse": [[HASH, NOW]],
  "users.deleteRefreshTokensBefore": [[NOW]],
  "users.revokeFamily": [["f", NOW]],
};
