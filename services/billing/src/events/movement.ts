import type { Entry } from '../domain/ledger.ts'

/** The entries of one kind and subject together: how much came into, or left, each pocket. */
export interface Movement {
  /** The same however often it is made: also the event's id. */
  id: string
  accountId: string
  isGrant: boolean
  /** Never negative. */
  free: number
  purchased: number
  kind: string
  about: string
  at: Date
}

/** What entries move. What an event is about stands first in an entry's subject: a month, a payment. */
export function movementsOf(entries: readonly Entry[]): Movement[] {
  const bySubject = Map.groupBy(entries, ({ kind, about }) => `${kind}:${about}`)
  return [...bySubject].map(([subject, [first, ...others]]) => {
    const { accountId, kind, about, amount, at } = first as Entry
    const inPocket = (pocket: string) =>
      [first as Entry, ...others].filter((entry) => entry.pocket === pocket).reduce((sum, entry) => sum + Math.abs(entry.amount), 0)
    return {
      id: `${accountId}:${subject}`,
      accountId,
      isGrant: amount > 0,
      free: inPocket('free'),
      purchased: inPocket('purchased'),
      kind,
      about: about.split(':', 1)[0] as string,
      at,
    }
  })
}
