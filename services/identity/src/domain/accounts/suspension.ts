import { DomainError } from '@rostra/kit/errors'
import type { Account } from './account.ts'

/** Throws ACCOUNT_SUSPENDED for a suspended account. Call it only after the password, the code or the link was right. */
export function refuseSuspended({ suspension }: Account, contact: string): void {
  if (!suspension) return
  const message = `Your account is suspended: ${suspension.reason} If you think that this is a mistake, write to ${contact}.`
  throw new DomainError('denied', 'ACCOUNT_SUSPENDED', message)
}

/** Throws ACCOUNT_NOT_FOUND, OPERATOR_ACCOUNT or ALREADY_SUSPENDED unless an account can be suspended. */
export function checkSuspendable(account: Account | null): Account {
  if (!account) throw accountNotFound()
  if (account.role === 'super_senator')
    throw new DomainError('denied', 'OPERATOR_ACCOUNT', 'The account of a Super Senator cannot be suspended')
  if (account.suspension) throw new DomainError('state', 'ALREADY_SUSPENDED', 'This account is suspended already')
  return account
}

/** Throws ACCOUNT_NOT_FOUND or NOT_SUSPENDED unless the suspension of an account can end. */
export function checkRestorable(account: Account | null): Account {
  if (!account) throw accountNotFound()
  if (!account.suspension) throw new DomainError('state', 'NOT_SUSPENDED', 'This account is not suspended')
  return account
}

/** Returns the address of a `From` header: `Rostra <a@b.example>` or `a@b.example`. */
export const addressOf = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from.trim()

const accountNotFound = () => new DomainError('not_found', 'ACCOUNT_NOT_FOUND', 'There is no such account')
