import { hash } from 'node:crypto'

/** Hashes an account id for the decisions of a day, as `pseudonymOf` does: 16 hexadecimal digits, unlike the pseudonym of the same day. */
export const decisionPersonOf = (dayKey: Buffer, accountId: string): string =>
  hash('sha256', `${dayKey.toString('hex')}decision:${accountId}`, 'hex').slice(0, 16)
