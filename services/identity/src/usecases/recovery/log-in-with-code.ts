import { setTimeout as delay } from 'node:timers/promises'
import type { Account } from '../../domain/accounts/account.ts'
import { readEmail } from '../../domain/accounts/email-address.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { codesMatch, hasCodeFormat, otpInvalid } from '../../domain/recovery/one-time-code.ts'
import { recordFailedSignIn } from '../sessions/record-failed-sign-in.ts'
import { type SignedIn, type SignInPorts, signIn } from '../sessions/sign-in.ts'

export interface LogInWithCode {
  email: string
  code: string
  agent: string
  origin: Origin
}

type CodePorts = Pick<Ports, 'codes' | 'mailSecrets' | 'now'>

/** Minimum duration of a refusal. It hides that subtracting an attempt takes longer than finding no code. */
const minRefusalMs = 100

/** Signs in by a one-time code. Throws OTP_INVALID for every reason but a suspension: ACCOUNT_SUSPENDED. */
export async function logInWithCode(ports: SignInPorts & CodePorts, { email, code, agent, origin }: LogInWithCode): Promise<SignedIn> {
  const attempt = { method: 'code', agent, origin } as const
  const minRefusalTime = delay(minRefusalMs)
  const { account, isValid } = await checkCode(ports, email, code)
  if (account && isValid) return signIn(ports, account, attempt)
  await recordFailedSignIn(ports, account?.id ?? null, attempt)
  await minRefusalTime
  throw otpInvalid()
}

/** Spends one attempt, compares the digits, then uses the code up. Concurrent wrong attempts are all counted. */
async function checkCode(
  { codes, mailSecrets, now }: CodePorts,
  email: string,
  entered: string,
): Promise<{ account?: Account; isValid: boolean }> {
  const emailKey = emailKeyOf(email)
  if (emailKey === undefined || !hasCodeFormat(entered)) return { isValid: false }
  const taken = await codes.takeAttempt(emailKey, now())
  if (!taken) return { isValid: false }
  const { account, codeId } = taken
  const isValid = codesMatch(entered, mailSecrets.code(codeId)) && (await codes.consume(account.id, codeId))
  return { account, isValid }
}

function emailKeyOf(email: string): string | undefined {
  try {
    return readEmail({ email }).emailKey
  } catch {
    return undefined
  }
}
