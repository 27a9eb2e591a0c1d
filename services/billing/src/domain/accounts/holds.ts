import { DomainError } from '@rostra/kit/errors'
import {
  type Account,
  type Hold,
  type HoldKey,
  type HoldPurpose,
  heldCredits,
  type NewHold,
  type PayingAccess,
  type Pocket,
} from './account.ts'
import type { AccountRule } from './account-change.ts'
import { monthName } from './allowance.ts'
import { addSpending, refuseBeyondBudget } from './app-spending.ts'
import type { NewLedgerEntry } from './ledger.ts'
import { type Price, priceOf } from './price.ts'

/** Returns the note of a charge for the member, with the program that caused it. */
const noteOf = ({ purpose, access }: Hold, units: number): string => workOf(purpose, units) + (access ? ` · ${programOf(access)}` : '')

function workOf(purpose: HoldPurpose, units: number): string {
  if (purpose === 'exchange') return 'A message and its answer'
  return units === 1 ? 'A discussion of 1 expert' : `A discussion of ${units} experts`
}

const programOf = ({ kind, name }: PayingAccess): string => `${kind === 'key' ? 'API key' : 'App'} “${name}”`

const insufficientCredits = () =>
  new DomainError('state', 'INSUFFICIENT_CREDITS', 'Please purchase more message credits to continue chatting.')

const findHold = (account: Account, { id, purpose }: HoldKey) => account.holds.find((hold) => hold.id === id && hold.purpose === purpose)

const withoutHold = (account: Account, hold: Hold): Account => ({ ...account, holds: account.holds.filter((other) => other !== hold) })

/**
 * Moves credits from the pockets into a hold, free ones first. Does nothing when the hold exists. Throws VALIDATION at once for a price
 * that isn't possible; its rule throws INSUFFICIENT_CREDITS, or INSUFFICIENT_BUDGET for an app.
 */
export function placeHold({ id, purpose, access, budget }: NewHold, { units, unitPrice }: Price): AccountRule {
  const price = priceOf(purpose, { units, unitPrice })
  return (account, heldAt) => {
    if (findHold(account, { id, purpose })) return null
    const free = Math.min(account.free, price)
    const purchased = price - free
    if (account.closed || purchased > account.purchased) throw insufficientCredits()
    if (access?.kind === 'app') refuseBeyondBudget(account, access, { price, budget })
    const hold: Hold = { id, purpose, free, purchased, unitPrice, month: account.month, heldAt, ...(access && { access }) }
    return {
      account: { ...account, free: account.free - free, purchased: account.purchased - purchased, holds: [...account.holds, hold] },
      entries: [],
    }
  }
}

/**
 * Charges the delivered units of a hold, at most what it holds: removes the hold, debits its free credits first, then its purchased ones,
 * and returns the rest to the pockets it came from. The free part of the rest expires when the hold is of an earlier month.
 */
export const captureHold =
  (key: HoldKey, deliveredUnits: number): AccountRule =>
  (account) => {
    const hold = findHold(account, key)
    if (!hold) return null
    const units = Math.min(deliveredUnits, heldCredits([hold]) / hold.unitPrice)
    const charged = units * hold.unitPrice
    const free = Math.min(hold.free, charged)
    const debits = { free, purchased: charged - free }
    const rest = { free: hold.free - free, purchased: hold.purchased - debits.purchased }
    const debit = (pocket: Pocket): NewLedgerEntry => ({
      kind: hold.purpose,
      amount: -debits[pocket],
      pocket,
      reference: hold.id,
      note: noteOf(hold, units),
    })
    const isCurrent = hold.month === account.month
    const pockets = { free: account.free + (isCurrent ? rest.free : 0), purchased: account.purchased + rest.purchased }
    const entries = [debit('free'), debit('purchased'), ...(isCurrent ? [] : [expiryOf(hold, rest.free)])]
    const apps = hold.access?.kind === 'app' ? addSpending(account.apps, hold.access.id, charged) : account.apps
    return { account: { ...withoutHold(account, hold), ...pockets, apps }, entries: entries.filter(({ amount }) => amount !== 0) }
  }

/** Removes a hold and returns its credits to their pockets. Free credits of an earlier month expire instead. */
export const releaseHold = (key: HoldKey): AccountRule => captureHold(key, 0)

const expiryOf = ({ id, purpose, month }: Hold, amount: number): NewLedgerEntry => ({
  kind: 'expiry',
  amount: -amount,
  pocket: 'free',
  reference: `${month}:${purpose}:${id}`,
  note: `Free credits of ${monthName(month)} that were held`,
})
