import { isMember, memberIdOf } from '@rostra/platform/caller'
import type { BillingCreditsOptions } from '@rostra/platform/paid-work/credits'
import type { ChargedExchange, Credits } from './ports.ts'

/** The hold for a member's message: one unit of the exchange price at billing. */
export const memberPrice: BillingCreditsOptions<ChargedExchange> = {
  purpose: 'PURPOSE_EXCHANGE',
  units: () => 1,
  accountOf: ({ person }) => memberIdOf(person),
}

/** Dispatches each call to the credits of guests or of members. Throws for a person that is neither a guest nor a member. */
export function creditsByPerson(guests: Credits, members: Credits): Credits {
  const creditsOf = ({ person }: ChargedExchange): Credits => {
    if (person.startsWith('guest:')) return guests
    if (isMember(person)) return members
    throw new Error(`unknown kind of person: ${person}`)
  }
  return {
    hold: async (exchange, payer, price) => creditsOf(exchange).hold(exchange, payer, price),
    release: async (exchange) => creditsOf(exchange).release(exchange),
    settle: async (exchange, isPaid) => creditsOf(exchange).settle(exchange, isPaid),
  }
}
