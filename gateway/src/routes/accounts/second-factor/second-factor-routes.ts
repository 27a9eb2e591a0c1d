import type { Route } from '../../../routing/route.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { addPasskey, createPasskeyOptions, removePasskey } from './passkeys.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { confirmTotp, removeTotp, startTotp } from './totp.ts'

/** All routes of the second factor. */
export const secondFactorRoutes: readonly Route[] = [
  getSecondFactor,
  startTotp,
  confirmTotp,
  removeTotp,
  createPasskeyOptions,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
]
