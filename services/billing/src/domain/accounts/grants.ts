import { DomainError } from '@rostra/kit/errors'
import type { AccountRule } from './account-change.ts'

/** Credits that an operator gives to an account. */
export interface Grant {
  accountId: string
  /** A UUID. */
  id: string
  amount: number
  /** For the ledger; may be empty. */
  note: string
}

const maxAmount = 1_000_000
const maxNoteLength = 200

/** Returns the grant with a trimmed note and a lowercase id. Throws VALIDATION. */
export function parseGrant(input: Grant): Grant {
  const isFarTooLong = input.note.length > 2 * maxNoteLength
  const note = isFarTooLong ? '' : input.note.trim()
  const fields = {
    ...(!/^[\w-]{1,100}$/.test(input.accountId) && { accountId: 'The account id is missing' }),
    ...(!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(input.id) && { grantId: 'The grant id must be a UUID' }),
    ...((input.amount < 1 || input.amount > maxAmount) && { amount: 'The amount must be 1 to 1,000,000' }),
    ...((isFarTooLong || note.length > maxNoteLength || /[\p{Cc}\p{Cs}]/u.test(note)) && {
      note: 'The note must be one line of 200 characters at most',
    }),
  }
  const [message] = Object.values(fields)
  if (message) throw new DomainError('invalid', 'VALIDATION', message, { fields })
  return { accountId: input.accountId, id: input.id.toLowerCase(), amount: input.amount, note }
}

/** Adds the grant's amount to the purchased pocket. Throws ACCOUNT_NOT_FOUND for a closed account. */
export const applyGrant =
  ({ id, amount, note }: Omit<Grant, 'accountId'>): AccountRule =>
  (account) => {
    if (account.closed) throw new DomainError('not_found', 'ACCOUNT_NOT_FOUND', 'Account not found')
    return {
      account: { ...account, purchased: account.purchased + amount },
      entries: [{ kind: 'grant', amount, pocket: 'purchased', reference: id, note: note || 'A grant' }],
    }
  }
