import { check } from 'k6'
import exec from 'k6/execution'
import { call, listOf } from '../client/call.ts'
import { brokenAnswers, purchased } from '../client/metrics.ts'
import { type Member, newMember, openCheckout, register } from '../client/register-members.ts'
import { weightedChoice } from '../plan/weighted-choice.ts'

/** The share of each outcome of a checkout. */
const outcomes = { paid: 0.8, expired: 0.12, failed: 0.08 }
/** Purchases of one member, so few that the ledger fits on one page. */
const purchasesPerBuyer = 20

const packageId = 'citizen-100'
const credits = 100

type Payment = { id: string; status: string }
type Entry = { kind: string; amount: number }

/** Returns a flow that makes one purchase. Each virtual user has its own member, so that purchases do not mix in a ledger. */
export function purchaseFlow(): () => void {
  let buyer: Member | undefined
  let purchases = 0
  return () => {
    if (!buyer || purchases++ % purchasesPerBuyer === 0) {
      const member = newMember()
      buyer = register(member) ? member : undefined
    }
    if (buyer) purchase(buyer)
  }
}

/**
 * Opens a checkout as a member and pays, declines or leaves it. The local checkout sends a signed webhook over HTTP.
 * Checks that a paid package is in the payments, and in the ledger exactly once.
 */
function purchase(member: Member): void {
  const startedAt = Date.now()
  call(member, { path: '/api/payments/packages', route: 'GET /api/payments/packages' })
  const before = purchasedCredits(member)
  const { path, paymentId } = openCheckout(member, packageId)
  if (!paymentId) return
  if (!path.startsWith('/dev/checkout/')) {
    exec.test.abort(
      'Purchases need the local checkout, which exists without a payment provider and outside NODE_ENV=production. PURCHASES=no runs a mix without purchases.',
    )
    return
  }
  call(member, { path, route: 'GET /dev/checkout/:id' })
  const outcome = weightedChoice(outcomes)
  call(member, { method: 'POST', path, route: 'POST /dev/checkout/:id', form: { outcome }, status: 303 })
  const payments = listOf<Payment>(call(member, { path: '/api/payments', route: 'GET /api/payments' }))
  const status = payments.find(({ id }) => id === paymentId)?.status
  if (outcome === 'paid') purchased.add(Date.now() - startedAt)
  const gained = purchasedCredits(member) - before
  const correct = check(null, {
    'the payment has the chosen status': () => status === outcome,
    'the ledger has exactly the paid credits, once': () => gained === (outcome === 'paid' ? credits : 0),
  })
  if (!correct) brokenAnswers.add(1, { reason: 'payment' })
}

/** Sums the purchased credits in the latest 100 entries of a member's ledger. */
function purchasedCredits(member: Member): number {
  const entries = listOf<Entry>(call(member, { path: '/api/credits/ledger?limit=100', route: 'GET /api/credits/ledger' }))
  return entries.filter(({ kind }) => kind === 'purchase').reduce((sum, { amount }) => sum + amount, 0)
}
