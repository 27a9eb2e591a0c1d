import { z } from 'zod'

/** A one-time code. */
export const otp = z.string('OTP must be 6 digits').length(6, 'OTP must be 6 digits').regex(/^\d*$/, 'OTP must contain only numbers')
