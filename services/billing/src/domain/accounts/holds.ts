import { DomainError } from '@rostra/kit/errors'
import type { Account, Hold, HoldKey, Pocket } from './account.ts'
import type { AccountRule } from './account-change.ts'
import { monthName } from './allowance.ts'
import type { NewLedgerEntry } from './ledger.ts'

const notes = { exchange: 'A message and its answer', discussion: 'A discussion of experts' } as const

const insufficientCredits = () =>
  new DomainError('state', 'INSUFFICIENT_CREDITS', 'Please purchase more message credits to continue chatting.')

const findHold = (account: Account, { id, purpose }: HoldKey) => account.holds.find((hold) => hold.id === id && hold.purpose === purpose)

const withoutHold = (account: Account, hold: Hold): Account => ({ ...account, holds: account.holds.filter((other) => other !== hold) })

/** Moves credits from the pockets into a hold, free ones first. Does nothing when the hold exists. Throws INSUFFICIENT_CREDITS. */
export const placeHold =
  ({ id, purpose }: HoldKey, price: number): AccountRule =>
  (account, heldAt) => {
    if (findHold(account, { id, purpose })) return null
    const free = Math.min(account.free, price)
    const purchased = price - free
    if (account.closed || purchased > account.purchased) throw insufficientCredits()
    const hold: Hold = { id, purpose, free, purchased, month: account.month, heldAt }
    return {
      account: { ...account, free: account.free - free, purchased: account.purchased - purchased, holds: [...account.holds, hold] },
      entries: [],
    }
  }

/** Charges a hold: removes it and debits each pocket it came from. */
export const captureHold =
  (key: HoldKey): AccountRule =>
  (account) => {
    const hold = findHold(account, key)
    if (!hold) return null
    const debit = (pocket: Pocket): NewLedgerEntry[] =>
      hold[pocket] === 0 ? [] : [{ kind: hold.purpose, amount: -hold[pocket], pocket, reference: hold.id, note: notes[hold.purpose] }]
    return { account: withoutHold(account, hold), entries: [...debit('free'), ...debit('purchased')] }
  }

/** Removes a hold and returns its credits to their pockets. Free credits of an earlier month expire instead. */
export const releaseHold =
  (key: HoldKey): AccountRule =>
  (account) => {
    const hold = findHold(account, key)
    if (!hold) return null
    const rest = withoutHold(account, hold)
    const purchased = rest.purchased + hold.purchased
    if (hold.month === account.month) return { account: { ...rest, purchased, free: rest.free + hold.free }, entries: [] }
    const expiry: NewLedgerEntry = {
      kind: 'expiry',
      amount: -hold.free,
      pocket: 'free',
      reference: `${hold.month}:${hold.purpose}:${hold.id}`,
      note: `Free credits of ${monthName(hold.month)} that were held`,
    }
    return { account: { ...rest, purchased }, entries: hold.free > 0 ? [expiry] : [] }
  }
