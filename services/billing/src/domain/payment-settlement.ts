import type { Account } from './account.ts'
import type { EntryKind, NewEntry } from './ledger.ts'
import { packageName } from './packages.ts'
import { keepsRole, type Payment } from './payment.ts'
import type { PaymentChange } from './payment-ports.ts'
import type { ProviderNews } from './payment-provider.ts'
import type { Change } from './ports.ts'

/**
 * What a payment of which this news was heard means for its account: its credits are given once, and taken back in proportion to the money
 * that went back, as far as they are still there. What isn't there is written off, so that a later purchase doesn't pay for it. `others`
 * are the account's other payments that bought a role.
 */
export function settled(
  payment: Payment,
  news: ProviderNews,
  account: Account,
  others: readonly Payment[],
): PaymentChange & { change: Change } {
  const granted = payment.granted || payment.status === 'paid'
  const bought = granted && !payment.granted ? payment.credits : 0
  const due = granted ? lost(payment) : 0
  const purchased = account.purchased + bought
  const taken = Math.max(0, Math.min(due - payment.due, purchased))
  const givenBack = Math.max(0, payment.takenBack - due)
  const missing = Math.max(0, due - payment.due - taken)
  const entries = [...purchase(payment, bought), ...back(payment, news, taken, missing), ...reinstatement(payment, news, givenBack)]
  const after = { ...payment, granted, due, takenBack: payment.takenBack + taken - givenBack }
  return {
    payment: after,
    change: { account: { ...account, purchased: purchased - taken + givenBack, bought: role(account, [after, ...others]) }, entries },
  }
}

/** Credits for the money that went back, rounded down in the buyer's favour. */
function lost({ amount, credits, refunded, disputes }: Payment): number {
  const disputed = disputes.reduce((sum, { won, amount: part }) => sum + (won ? 0 : part), 0)
  return Math.floor((credits * Math.min(amount, refunded + disputed)) / amount)
}

function role({ bought }: Account, payments: readonly Payment[]): Account['bought'] {
  const next = payments.some((one) => one.role === 'orator' && keepsRole(one)) ? 'orator' : 'citizen'
  return next === bought.role ? bought : { role: next, version: bought.version + 1 }
}

const entry = (kind: EntryKind, amount: number, about: string, note: string): NewEntry[] =>
  amount === 0 ? [] : [{ kind, amount, pocket: 'purchased', about, note }]

const purchase = ({ id, packageId }: Payment, credits: number) => entry('purchase', credits, id, packageName(packageId))

const reinstatement = ({ id, packageId }: Payment, { disputeId }: ProviderNews, credits: number) =>
  entry('reinstatement', credits, `${id}:${disputeId}`, `A dispute over ${packageName(packageId)} was decided for us`)

/** A refund or dispute that was heard of before the payment is taken together with its purchase. */
function back({ id, packageId, refunded, disputes }: Payment, news: ProviderNews, taken: number, missing: number): NewEntry[] {
  const written = missing > 0 ? `; ${missing} more were spent already and are written off` : ''
  if (news.kind === 'refunded' || (news.kind === 'paid' && refunded > 0))
    return entry('refund', -taken, `${id}:${refunded}`, `Refund of ${packageName(packageId)}${written}`)
  const dispute = disputes.find((one) => one.id === news.disputeId) ?? disputes.find(({ won }) => !won)
  return entry('dispute', -taken, `${id}:${dispute?.id}:${dispute?.amount}`, `Dispute over ${packageName(packageId)}${written}`)
}
