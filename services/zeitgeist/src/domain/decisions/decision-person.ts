import { createHmac } from 'node:crypto'

/** Hashes an account id for the decisions of a day: 16 hexadecimal digits, unlike the pseudonym of the same day. */
export const decisionPersonOf = (dayKey: Buffer, accountId: string): string =>
  createHmac('sha256', dayKey).update(`decision ${accountId}`).digest('hex').slice(0, 16)
