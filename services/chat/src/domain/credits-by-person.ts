import type { Credits, PaidFor } from './ports.ts'

/** Guests and members pay in different ways; who it was stands in the exchange. */
export function creditsByPerson(guests: Credits, members: Credits): Credits {
  const of = ({ person }: PaidFor) => (person.startsWith('guest:') ? guests : members)
  return {
    hold: (exchange, payer) => of(exchange).hold(exchange, payer),
    release: (exchange) => of(exchange).release(exchange),
    settle: (exchange, answered) => of(exchange).settle(exchange, answered),
  }
}
