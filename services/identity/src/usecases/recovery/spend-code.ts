import type { Account } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'
import { codesMatch, hasCodeFormat } from '../../domain/recovery/one-time-code.ts'

export type CodePorts = Pick<Ports, 'codes' | 'mailSecrets' | 'countWrongCode' | 'now'>

export interface SpentCode {
  /** Absent when the address has no valid code. */
  account?: Account
  isValid: boolean
}

/**
 * Subtracts one attempt from the code of an address, compares the digits, then marks a right code as used. Counts all concurrent wrong
 * attempts. Devices of the account and all other browsers have separate attempts, so that others cannot end the code for its owner.
 */
export async function spendCode(
  { codes, mailSecrets, countWrongCode, now }: CodePorts,
  emailKey: string,
  { code, fromDevice }: { code: string; fromDevice: boolean },
): Promise<SpentCode> {
  if (!hasCodeFormat(code)) return { isValid: false }
  const taken = await codes.takeAttempt(emailKey, now(), fromDevice)
  const isValid =
    taken !== null && codesMatch(code, mailSecrets.code(taken.codeId)) && (await codes.consume(taken.account.id, taken.codeId))
  if (!isValid) countWrongCode()
  return { ...(taken && { account: taken.account }), isValid }
}
