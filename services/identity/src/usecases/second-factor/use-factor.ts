import { DomainError } from '@rostra/kit/errors'
import type { Account } from '../../domain/accounts/account.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { hashRecoveryCode } from '../../domain/second-factor/recovery-codes.ts'
import {
  type FactorMethod,
  type SecondFactor,
  totpUnreadable,
  withUsedPasskey,
  withUsedRecoveryCode,
  withUsedStep,
} from '../../domain/second-factor/second-factor.ts'
import { stepOfCode } from '../../domain/second-factor/totp.ts'
import { sanitizeAgent } from '../../domain/sessions/session.ts'

/** The factors of the second step, of which all but one are empty. */
export interface GivenFactor {
  code: string
  recoveryCode: string
  /** JSON. */
  passkey: string
}

export type UseFactorPorts = Pick<Ports, 'secondFactors' | 'totpSecrets' | 'passkeys' | 'audit' | 'now'>

interface UseFactor {
  account: Account
  factor: FactorMethod
  given: GivenFactor
  challenge: string
  origin: Origin
  agent: string
}

type Apply = (current: SecondFactor | undefined) => SecondFactor | undefined

/** Checks a second factor and uses it up, so that no code works twice. Returns false for a wrong one. Throws SECOND_FACTOR_UNREADABLE. */
export async function useFactor(ports: UseFactorPorts, { account, factor, given, challenge, origin, agent }: UseFactor): Promise<boolean> {
  const { secondFactors, audit, now } = ports
  const apply = await use[factor](ports, account, given, challenge)
  if (!apply) return false
  const isRecovery = factor === 'recovery'
  try {
    if (!(await secondFactors.change(account, apply, now(), isRecovery ? { notice: 'recovery-code-used' } : {}))) return false
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'SECOND_FACTOR_INVALID') return false
    throw error
  }
  const entry = { ...origin, at: new Date(now()), accountId: account.id, actor: 'self', agent: sanitizeAgent(agent) } as const
  if (isRecovery) await audit.record({ ...entry, event: 'recovery-code-used' })
  return true
}

type Use = (ports: UseFactorPorts, account: Account, given: GivenFactor, challenge: string) => Promise<Apply | null>

/** The check of each method: returns the change that marks a right factor as used, or null for a wrong one. */
const use: Record<FactorMethod, Use> = {
  totp: async ({ totpSecrets, now }, { id, secondFactor }, { code }) => {
    if (!secondFactor?.totp) return null
    const { sealed, lastStep } = secondFactor.totp
    const secret = totpSecrets.open(sealed, id)
    if (secret === null) throw totpUnreadable()
    const step = stepOfCode(secret, code, now(), lastStep)
    return step === null ? null : (current) => withUsedStep(current, sealed, step)
  },
  recovery: async (_ports, _account, { recoveryCode }) => {
    const hash = hashRecoveryCode(recoveryCode)
    return hash === null ? null : (current) => withUsedRecoveryCode(current, hash)
  },
  passkey: async ({ passkeys, now }, { secondFactor }, { passkey }, challenge) => {
    if (!challenge) return null
    const signed = await passkeys.verifyRequest(passkey, challenge, secondFactor?.passkeys ?? [])
    return signed && ((current) => withUsedPasskey(current, signed.passkeyId, signed.counter, new Date(now())))
  },
}
