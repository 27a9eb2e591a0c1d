import { DomainError } from '@rostra/kit/errors'
import type { Role } from '@rostra/platform/role'
import type { Account, NewHold } from '../../domain/accounts/account.ts'
import { placeHold } from '../../domain/accounts/holds.ts'
import type { Price } from '../../domain/accounts/price.ts'
import type { Ports } from '../../domain/ports.ts'

interface HoldCredits {
  account: { id: string; role: Role }
  hold: NewHold
  price: Price
  /** Aborts when the caller has cancelled. A hold that is still queued is then not placed. */
  signal: AbortSignal
}

/**
 * Places a hold for the price of an exchange or discussion, and returns the account afterwards.
 * Throws INSUFFICIENT_CREDITS, VALIDATION or DEADLINE_EXCEEDED.
 */
export async function holdCredits({ accounts }: Pick<Ports, 'accounts'>, { account, hold, price, signal }: HoldCredits): Promise<Account> {
  if (!/^[\w-]{1,100}$/.test(hold.id)) {
    const fields = { holdId: 'Must be the id of the exchange or discussion' }
    throw new DomainError('invalid', 'VALIDATION', 'The hold needs an id', { fields })
  }
  const rule = placeHold(hold, price)
  return accounts.change(account.id, account.role, (current, now) => {
    if (signal.aborted) throw new DomainError('deadline', 'DEADLINE_EXCEEDED', 'The caller has gone')
    return rule(current, now)
  })
}
