import { personOfMember } from '@rostra/platform/caller'
import type { Role } from '@rostra/platform/role'
import type { HoldPurpose } from '../../domain/accounts/account.ts'
import { type Price, priceOf } from '../../domain/accounts/price.ts'
import type { Ports } from '../../domain/ports.ts'

interface CountUnconfirmedHold {
  account: { id: string; role: Role }
  purpose: HoldPurpose
  price: Price
  clientAddress: string
}

/**
 * Counts the free credits of a hold that a member without a confirmed address is about to place: all such members of a network share a
 * daily budget. Credits that were bought do not count. Throws VALIDATION or RATE_LIMITED.
 */
export async function countUnconfirmedHold(
  { accounts, freeWork }: Pick<Ports, 'accounts' | 'freeWork'>,
  { account: { id, role }, purpose, price, clientAddress }: CountUnconfirmedHold,
): Promise<void> {
  const { free } = await accounts.getRecent(id, role)
  const credits = Math.min(free, priceOf(purpose, price))
  if (credits > 0) await freeWork.use('unconfirmed', { person: personOfMember(id), isConfirmed: false, clientAddress }, credits)
}
