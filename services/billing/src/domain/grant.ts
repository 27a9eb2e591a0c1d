import { DomainError } from '@rostra/kit/errors'
import type { Rule } from './ports.ts'

export interface Grant {
  accountId: string
  /** A UUID. */
  id: string
  amount: number
  /** For the ledger; may be empty. */
  note: string
}

const mostCredits = 1_000_000
const mostNote = 200

/** A grant as it was asked for. Throws VALIDATION. */
export function readGrant(asked: Grant): Grant {
  const note = asked.note.trim()
  const fields = {
    ...(!/^[\w-]{1,100}$/.test(asked.accountId) && { accountId: 'The account id is missing' }),
    ...(!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(asked.id) && { grantId: 'The grant id must be a UUID' }),
    ...((asked.amount < 1 || asked.amount > mostCredits) && { amount: 'The amount must be 1 to 1,000,000' }),
    ...((note.length > mostNote || /[\p{Cc}\p{Cs}]/u.test(note)) && { note: 'The note must be one line of 200 characters at most' }),
  }
  const [first] = Object.values(fields)
  if (first) throw new DomainError('invalid', 'VALIDATION', first, { fields })
  return { accountId: asked.accountId, id: asked.id.toLowerCase(), amount: asked.amount, note }
}

/** Gives purchased credits. Throws ACCOUNT_NOT_FOUND when its owner has left. */
export const grant =
  ({ id, amount, note }: Omit<Grant, 'accountId'>): Rule =>
  (account) => {
    if (account.closed) throw new DomainError('not_found', 'ACCOUNT_NOT_FOUND', 'Account not found')
    return {
      account: { ...account, purchased: account.purchased + amount },
      entries: [{ kind: 'grant', amount, pocket: 'purchased', about: id, note: note || 'A grant' }],
    }
  }
