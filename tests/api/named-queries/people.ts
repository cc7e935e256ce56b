import { HASH, KEY, NOW, PHONE } from "./samples";

const OTP = {
  ...{ key: "k", phone: PHONE, addressHash: HASH, blockHash: HASH, ownDevice: null },
  ...{ codeHmac: HASH, expiresAt: NOW, createdAt: NOW },
};
const LIMITS = ["phone", "device", "network", "block", "everybody"].map((of) => ({
  of,
  max: 9,
  since: NOW,
  exceptAccounts: of === "everybody",
}));

export const people: Record<string, unknown[][]> = {
  "devices.ownDevice": [[PHONE, HASH, 5]],
  "devices.markSeen": [[PHONE, HASH, NOW]],
  "devices.insertNewDeviceMessage": [["m", PHONE, HASH, NOW]],
  "devices.deleteDevicesBefore": [[NOW]],
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
  "limits.countUse": [["any", NOW, NOW]],
  "limits.fullWindow": [["any", 9, NOW]],
  "limits.deleteLimitUsesBefore": [[NOW]],
  "otps.codesOfPhone": [
    [PHONE, null, NOW],
    [PHONE, HASH, NOW],
  ],
  "otps.insertOtp": [
    [OTP, LIMITS, { perDay: 10, dayAgo: NOW }],
    [{ ...OTP, ownDevice: HASH }, LIMITS, { perDay: 10, dayAgo: NOW }],
  ],
  "otps.fillingSend": LIMITS.map((limit) => [OTP, limit]),
  "otps.sendsReach": [[10_000, NOW]],
  "otps.accountOfPhone": [[PHONE]],
  "otps.forgiveWrongTries": [[PHONE, NOW, NOW]],
  "otps.deleteOtpsBefore": [[NOW]],
  "otps.killOtp": [["k"]],
  "otps.spendTry": [
    ["k", { tries: 5, perDay: 10, dayAgo: NOW, network: { key: "n", max: 9 } }, NOW],
    ["k", { tries: 5, perDay: 10, dayAgo: NOW, network: null }, NOW],
  ],
  "otps.consumeOtp": [["k", "a", NOW]],
  "otps.giveTryBack": [["k"]],
  "otps.otpOfAttempt": [["k", "a", NOW]],
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
      { listed: 10, stored: 50 },
    ],
  ],
  "resumes.countResumes": [[1]],
  "resumes.staleResumes": [[NOW, 50]],
  "resumes.deleteResume": [[1]],
  "resumes.markReady": [[1]],
  "resumes.removeResume": [[1, 1, NOW]],
  "resumes.restoreResume": [[1, 1, NOW, 10]],
  "resumes.restorableResume": [[1, 1, NOW]],
  "staff.listAudit": [
    [undefined, 21],
    [5, 21],
  ],
  "staff.insertStaffToken": [[{ tokenHash: HASH, name: "Asha", role: "admin", expiresAt: NOW }]],
  "staff.staffByToken": [[HASH, NOW]],
  "staff.insertAudit": [[{ staff: "Asha", action: "a", subject: "1", at: NOW }]],
  "users.userById": [[1]],
  "users.userOfPhone": [[PHONE, NOW]],
  "users.updateUser": [
    [
      { id: 1, email: null },
      { name: "Asha", email: "a@b.in" },
    ],
  ],
  "users.confirmEmail": [[1, "a@b.in", NOW]],
  "users.insertOutboxOfEmailChange": [
    [{ id: "o", kind: "email_changed", userId: 1, email: "a@b.in", now: NOW }],
  ],
  "users.insertRefreshToken": [
    [{ tokenHash: HASH, family: "f", userId: 1, expiresAt: NOW, deviceHash: null }],
  ],
  "users.setBlocked": [
    [1, NOW],
    [1, null],
  ],
  "users.revokeLogins": [[1, NOW]],
  "users.insertSuccessor": [[{ tokenHash: HASH, predecessorHash: HASH, expiresAt: NOW }]],
  "users.refreshTokenByHash": [[HASH]],
  "users.successorOf": [[HASH]],
  "users.markFirstUse": [[HASH, NOW]],
  "users.deleteRefreshTokensBefore": [[NOW]],
  "users.bindFamily": [["f", HASH]],
  "users.livingToken": [["f"]],
  "users.revokeFamily": [["f", NOW]],
};
