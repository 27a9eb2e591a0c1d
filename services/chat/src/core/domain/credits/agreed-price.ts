import { DomainError } from '@rostra/kit/errors'
import type { ChargedExchange } from './ports.ts'

/**
 * Throws PRICE_CHANGED when an answer costs a member more than the sender has agreed to. `maxCredits`: the most credits that it may cost; 0
 * for no limit. A guest pays no credits.
 */
export function refuseHigherPrice({ person }: Pick<ChargedExchange, 'person'>, price: number, maxCredits: number): void {
  if (person.startsWith('guest:') || maxCredits === 0 || price <= maxCredits) return
  const message = `An answer of this persona costs ${price} credits now, more than the ${maxCredits} that you agreed to. Nothing was charged.`
  throw new DomainError('exists', 'PRICE_CHANGED', message)
}
