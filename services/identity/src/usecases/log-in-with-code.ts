import { setTimeout as delay } from 'node:timers/promises'
import type { Account } from '../domain/account.ts'
import type { Origin } from '../domain/audit.ts'
import { readEmail } from '../domain/email-address.ts'
import { isCode, looksLikeCode, otpInvalid } from '../domain/one-time-code.ts'
import type { Ports } from '../domain/ports.ts'
import { type SignedIn, signIn } from './sign-in.ts'
import { signInFailed } from './sign-in-failed.ts'

export interface LogInWithCode {
  email: string
  code: string
  agent: string
  origin: Origin
}

/** A refusal takes at least this long: taking a try off a live code takes longer than finding none. */
const refusalMs = 100

/** Throws OTP_INVALID, the same for every reason. */
export async function logInWithCode(ports: Ports, { email, code, agent, origin }: LogInWithCode): Promise<SignedIn> {
  const proof = { method: 'code', agent, origin } as const
  const refusable = delay(refusalMs)
  const { account, proved } = await prove(ports, email, code)
  if (account && proved) return signIn(ports, account, proof)
  await signInFailed(ports, account?.id ?? null, proof)
  await refusable
  throw otpInvalid()
}

async function prove({ codes, mailSecrets, now }: Ports, email: string, typed: string): Promise<{ account?: Account; proved: boolean }> {
  const emailKey = keyOfAddress(email)
  if (emailKey === undefined || !looksLikeCode(typed)) return { proved: false }
  const tried = await codes.spendTry(emailKey, now())
  if (!tried) return { proved: false }
  const { account, codeId } = tried
  const proved = isCode(typed, mailSecrets.code(codeId)) && (await codes.use(account.id, codeId))
  return { account, proved }
}

function keyOfAddress(email: string): string | undefined {
  try {
    return readEmail({ email }).emailKey
  } catch {
    return undefined
  }
}
