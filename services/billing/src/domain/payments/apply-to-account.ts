import type { Account } from '../accounts/account.ts'
import type { AccountChange } from '../accounts/account-change.ts'
import type { EntryKind, NewLedgerEntry } from '../accounts/ledger.ts'
import { packageName } from './packages.ts'
import { keepsRole, type Payment } from './payment.ts'
import type { PaymentChange } from './payment-change.ts'
import type { ProviderEvent } from './provider-event.ts'

/**
 * Applies a payment to its account after `event` was applied to the payment. Grants the credits once. Reverses credits in proportion to
 * refunded and disputed money, as far as the account still has them; the rest is written off, so a later purchase doesn't pay for it.
 * `others` are the account's other paid payments that grant a role.
 */
export function applyToAccount(
  payment: Payment,
  event: ProviderEvent,
  account: Account,
  others: readonly Payment[],
): PaymentChange & { accountChange: AccountChange } {
  const granted = payment.granted || payment.status === 'paid'
  const isNew = granted && !payment.granted
  const bought = isNew ? payment.credits : 0
  const reversalDue = granted ? creditsToReverse(payment) : 0
  const newlyDue = Math.max(0, reversalDue - payment.reversalDue)
  const taken = Math.min(newlyDue, account.purchased + bought)
  const writtenOff = newlyDue - taken
  const reinstated = Math.max(0, payment.reversed - reversalDue)
  const entries = [
    ...purchaseEntry(payment, bought),
    ...reversalEntry(payment, event, taken, writtenOff),
    ...reinstatementEntry(payment, event, reinstated),
  ]
  const next = { ...payment, granted, reversalDue, reversed: payment.reversed + taken - reinstated }
  const purchased = account.purchased + bought - taken + reinstated
  const boughtRole = roleOf(account, [next, ...others], isNew && payment.role === 'orator')
  return { payment: next, accountChange: { account: { ...account, purchased, boughtRole }, entries } }
}

/** Returns the credits for refunded and disputed money, rounded down in the customer's favour. */
function creditsToReverse({ amount, credits, refunded, disputes }: Payment): number {
  const disputed = disputes.reduce((sum, dispute) => sum + (dispute.won ? 0 : dispute.amount), 0)
  return Math.floor((credits * Math.min(amount, refunded + disputed)) / amount)
}

/**
 * Returns the role that the payments grant. It gets another version when it changes, and when one of them `isNewlyBought`: an operator may
 * have taken the role since, and identity applies only a newer version.
 */
function roleOf({ boughtRole }: Account, payments: readonly Payment[], isNewlyBought: boolean): Account['boughtRole'] {
  const role = payments.some((payment) => payment.role === 'orator' && keepsRole(payment)) ? 'orator' : 'citizen'
  const isBoughtAgain = isNewlyBought && role === 'orator'
  return role === boughtRole.role && !isBoughtAgain ? boughtRole : { role, version: boughtRole.version + 1 }
}

const entryUnlessZero = (kind: EntryKind, amount: number, reference: string, note: string): NewLedgerEntry[] =>
  amount === 0 ? [] : [{ kind, amount, pocket: 'purchased', reference, note }]

const purchaseEntry = ({ id, packageId }: Payment, credits: number) => entryUnlessZero('purchase', credits, id, packageName(packageId))

const reinstatementEntry = ({ id, packageId }: Payment, { disputeId }: ProviderEvent, credits: number) =>
  entryUnlessZero('reinstatement', credits, `${id}:${disputeId}`, `A dispute over ${packageName(packageId)} was decided for us`)

/** Returns the ledger entry of a reversal. A refund or dispute that arrived before `paid` is reversed together with the purchase. */
function reversalEntry(payment: Payment, event: ProviderEvent, credits: number, writtenOff: number): NewLedgerEntry[] {
  const { id, refunded, disputes } = payment
  const name = packageName(payment.packageId)
  const suffix = writtenOff > 0 ? `; ${writtenOff} more were spent already and are written off` : ''
  if (event.kind === 'refunded' || (event.kind === 'paid' && refunded > 0))
    return entryUnlessZero('refund', -credits, `${id}:${refunded}`, `Refund of ${name}${suffix}`)
  const dispute = disputes.find((candidate) => candidate.id === event.disputeId) ?? disputes.find(({ won }) => !won)
  return entryUnlessZero('dispute', -credits, `${id}:${dispute?.id}:${dispute?.amount}`, `Dispute over ${name}${suffix}`)
}
