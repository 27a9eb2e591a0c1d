import { createHmac } from 'node:crypto'

/** Returns the pseudonym of a member under the key of a day: 8 bytes in hexadecimal. */
export const pseudonymOf = (dayKey: Buffer, accountId: string): string =>
  createHmac('sha256', dayKey).update(accountId).digest('hex').slice(0, 16)
