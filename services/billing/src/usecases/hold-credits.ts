import { DomainError } from '@rostra/kit/errors'
import { type Held, hold } from '../domain/holds.ts'
import type { Ports } from '../domain/ports.ts'
import { priceOf } from '../domain/price.ts'

export interface HoldCredits {
  account: { id: string; role: string }
  held: Held
  units: number
  /** Aborts when who asked is gone: then nothing is held for them any more. */
  signal: AbortSignal
}

/** Takes the price of something out of an account's pockets. Throws INSUFFICIENT_CREDITS, and VALIDATION for what isn't sold. */
export async function holdCredits({ accounts }: Pick<Ports, 'accounts'>, { account, held, units, signal }: HoldCredits): Promise<void> {
  if (!/^[\w-]{1,100}$/.test(held.id))
    throw new DomainError('invalid', 'VALIDATION', 'The hold needs an id', { fields: { holdId: 'Must be the id of what is paid for' } })
  const take = hold(held, priceOf(held.kind, units))
  await accounts.change(account.id, account.role, (seen, now) => {
    if (signal.aborted) throw new DomainError('deadline', 'DEADLINE_EXCEEDED', 'Nobody waits for this hold any more')
    return take(seen, now)
  })
}
