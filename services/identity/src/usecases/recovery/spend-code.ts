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
 * attempts.
 */
export async function spendCode(
  { codes, mailSecrets, countWrongCode, now }: CodePorts,
  emailKey: string,
  entered: string,
): Promise<SpentCode> {
  if (!hasCodeFormat(entered)) return { isValid: false }
  const taken = await codes.takeAttempt(emailKey, now())
  const isValid =
    taken !== null && codesMatch(entered, mailSecrets.code(taken.codeId)) && (await codes.consume(taken.account.id, taken.codeId))
  if (!isValid) countWrongCode()
  return { ...(taken && { account: taken.account }), isValid }
}
