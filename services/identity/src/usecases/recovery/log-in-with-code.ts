import { setTimeout as delay } from 'node:timers/promises'
import { readEmail } from '../../domain/accounts/email-address.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import { otpInvalid } from '../../domain/recovery/one-time-code.ts'
import { sanitizeAgent } from '../../domain/sessions/session.ts'
import { type ProveEmailPorts, proveEmail } from '../email-changes/prove-email.ts'
import { type FirstStepPorts, finishFirstStep, type SignInStep } from '../second-factor/finish-first-step.ts'
import { recordFailedSignIn } from '../sessions/record-failed-sign-in.ts'
import { type CodePorts, type SpentCode, spendCode } from './spend-code.ts'

export interface LogInWithCode {
  email: string
  code: string
  /** Whether the browser is a device of the account, which has its own attempts. */
  fromDevice: boolean
  agent: string
  previousSessionSecret: string
  origin: Origin
}

/** The minimum duration of a refusal, in milliseconds. It hides that subtracting an attempt takes longer than finding no code. */
const minRefusalMs = 100

/**
 * Signs in by a one-time code. The first one proves the address of the account. Throws ACCOUNT_SUSPENDED, and OTP_INVALID for every other
 * reason.
 */
export async function logInWithCode(
  ports: FirstStepPorts & CodePorts & ProveEmailPorts,
  { email, code, fromDevice, ...from }: LogInWithCode,
): Promise<SignInStep> {
  const attempt = { method: 'code', ...from } as const
  const minRefusalTime = delay(minRefusalMs)
  const emailKey = emailKeyOf(email)
  const spent: SpentCode = emailKey === undefined ? { isValid: false } : await spendCode(ports, emailKey, { code, fromDevice })
  const { account, isValid } = spent
  const proven = account && isValid && (await proveEmail(ports, account, { agent: sanitizeAgent(from.agent), origin: from.origin }))
  if (proven)
    return { ...(await finishFirstStep(ports, proven, attempt)), ...(!account.emailConfirmedAt && { sessionsEndedOf: proven.id }) }
  await recordFailedSignIn(ports, account?.id ?? null, attempt)
  await minRefusalTime
  throw otpInvalid()
}

function emailKeyOf(email: string): string | undefined {
  try {
    return readEmail({ email }).emailKey
  } catch {
    return undefined
  }
}
