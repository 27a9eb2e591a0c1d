import { DomainError } from '@rostra/kit/errors'
import type { Account, Hold, Pocket } from './account.ts'
import type { NewEntry } from './ledger.ts'
import { nameOfMonth } from './month.ts'
import type { Rule } from './ports.ts'

/** What a hold is for. */
export type Held = Pick<Hold, 'id' | 'kind'>

const notes = { exchange: 'A message and its answer', discussion: 'A discussion of experts' } as const

const insufficientCredits = () =>
  new DomainError('state', 'INSUFFICIENT_CREDITS', 'Please purchase more message credits to continue chatting.')

const find = (account: Account, { id, kind }: Held) => account.holds.find((hold) => hold.id === id && hold.kind === kind)

/** Takes credits out of the pockets, free ones first. The same again changes nothing. Throws INSUFFICIENT_CREDITS. */
export const hold =
  ({ id, kind }: Held, price: number): Rule =>
  (account, heldAt) => {
    if (find(account, { id, kind })) return null
    const free = Math.min(account.free, price)
    const purchased = price - free
    if (account.closed || purchased > account.purchased) throw insufficientCredits()
    const taken: Hold = { id, kind, free, purchased, month: account.month, heldAt }
    return {
      account: { ...account, free: account.free - free, purchased: account.purchased - purchased, holds: [...account.holds, taken] },
      entries: [],
    }
  }

/** Charges what is held. */
export const capture =
  (held: Held): Rule =>
  (account) => {
    const taken = find(account, held)
    if (!taken) return null
    const charge = (pocket: Pocket): NewEntry[] =>
      taken[pocket] === 0 ? [] : [{ kind: taken.kind, amount: -taken[pocket], pocket, about: taken.id, note: notes[taken.kind] }]
    return { account: without(account, taken), entries: [...charge('free'), ...charge('purchased')] }
  }

/** Puts back what is held. Free credits of a month that is over have expired. */
export const release =
  (held: Held): Rule =>
  (account) => {
    const taken = find(account, held)
    if (!taken) return null
    const rest = without(account, taken)
    const purchased = rest.purchased + taken.purchased
    if (taken.month === account.month) return { account: { ...rest, purchased, free: rest.free + taken.free }, entries: [] }
    const expired: NewEntry = {
      kind: 'expiry',
      amount: -taken.free,
      pocket: 'free',
      about: `${taken.month}:${taken.kind}:${taken.id}`,
      note: `Free credits of ${nameOfMonth(taken.month)} that were held`,
    }
    return { account: { ...rest, purchased }, entries: taken.free > 0 ? [expired] : [] }
  }

const without = (account: Account, taken: Hold): Account => ({ ...account, holds: account.holds.filter((one) => one !== taken) })
