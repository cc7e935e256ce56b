import * as z from "zod";
import { OTP_DIGITS, PHONE_DIGITS } from "../facts/login";
import { countLike, date, gender, textLike, time } from "./values";

/** A device that was not used for so long is forgotten: browsers keep a cookie no longer. */
export const DEVICE_SECONDS = 400 * 86_400;

// What these look like in the API's description.
const KEY = "x3hFqk0b1mT9";
const ACCESS_TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln";
const REFRESH_TOKEN = "q7ZpV2d8Lw3s";

export const phone = z
  .string(`Enter your ${PHONE_DIGITS}-digit phone number`)
  .regex(
    /^[6-9][0-9]{9}$/,
    `Enter a ${PHONE_DIGITS}-digit Indian mobile number that begins with 6, 7, 8 or 9`,
  )
  .meta({ examples: ["9876543210"] });

/**
 * Of the caller's own making, random, and kept for as long as the browser or app is: what tells one
 * device from another.
 */
const device = z.uuid().optional();

export const sendOtpInput = z.object({
  phone,
  /** Of the caller's own making: a repeat that bears it is the same send, not another. */
  key: z.uuid().optional(),
  device,
});
export type SendOtp = z.infer<typeof sendOtpInput>;
export const sendOtpOutput = z.object({
  key: textLike(KEY),
  /** Only where the provider's answer was lost: the SMS may come, or not. */
  delivery: z.literal("unknown").optional(),
});

const CODE_WORDS = `Enter the ${OTP_DIGITS}-digit code`;
export const verifyOtpInput = z.object({
  key: z
    .string("Please request an OTP first")
    .min(1, "Please request an OTP first")
    .max(200)
    .meta({ examples: [KEY] }),
  otp: z
    .string(CODE_WORDS)
    .regex(/^[0-9]{4}$/, CODE_WORDS)
    .meta({ examples: ["4821"] }),
  /** Of the caller's own making: a repeat that bears it, within a minute, is the same log-in. */
  attempt: z.uuid().optional(),
  device,
});
export type VerifyOtp = z.infer<typeof verifyOtpInput>;

const token = (example: string) => z.object({ token: textLike(example), expires: time });
export const tokens = z
  .object({ access: token(ACCESS_TOKEN), refresh: token(REFRESH_TOKEN) })
  .meta({ id: "Tokens" });
export type Tokens = z.infer<typeof tokens>;

export const user = z
  .object({
    name: textLike("Asha Verma").nullable(),
    email: textLike("asha@example.in").nullable(),
    dob: date.nullable(),
    gender: gender.nullable(),
    age: countLike(27).nullable(),
    image: textLike("https://example.in/asha.webp").nullable(),
    phone: textLike("9876543210"),
  })
  .meta({ id: "User" });
export type User = z.infer<typeof user>;

export const verifyOtpOutput = z.object({ user, tokens });
export const logOutInput = z.object({
  refreshToken: z
    .string()
    .min(1)
    .max(500)
    .meta({ examples: [REFRESH_TOKEN] }),
});
export const refreshInput = logOutInput.extend({ device });
export type Refresh = z.infer<typeof refreshInput>;
export const refreshOutput = z.object({ tokens });
