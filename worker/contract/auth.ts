import * as z from "zod";
import { date, gender } from "./values";

export const PHONE_DIGITS = 10;
export const OTP_DIGITS = 4;

export const phone = z
  .string("Enter your 10-digit phone number")
  .regex(/^[6-9][0-9]{9}$/, "Enter a 10-digit Indian mobile number that begins with 6, 7, 8 or 9");

export const sendOtpInput = z.object({ phone });
export const sendOtpOutput = z.object({ key: z.string() });

export const verifyOtpInput = z.object({
  key: z.string("Please request an OTP first").min(1, "Please request an OTP first").max(200),
  otp: z.string("Enter the 4-digit code").regex(/^[0-9]{4}$/, "Enter the 4-digit code"),
});

const token = z.object({ token: z.string(), expires: z.string() });
/** `expires` is an ISO time. */
export const tokens = z.object({ access: token, refresh: token });
export type Tokens = z.infer<typeof tokens>;

export const user = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  dob: date.nullable(),
  gender: gender.nullable(),
  age: z.number().int().nullable(),
  image: z.string().nullable(),
  phone: z.string(),
});
export type User = z.infer<typeof user>;

export const verifyOtpOutput = z.object({ user, tokens });
export const refreshInput = z.object({ refreshToken: z.string().min(1).max(500) });
export const refreshOutput = z.object({ tokens });
