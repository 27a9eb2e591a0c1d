import { check } from 'k6'
import exec from 'k6/execution'
import { call, listOf } from '../client/call.ts'
import { brokenAnswers, purchased } from '../client/figures.ts'
import { type Member, openCheckout, register, stranger } from '../client/join.ts'
import { draw } from '../plan/draw.ts'

/** What becomes of a checkout. */
const outcomes = { paid: 0.8, expired: 0.12, failed: 0.08 }
/** So that a ledger stays within one page. */
const purchasesOfABuyer = 20

const packageId = 'citizen-100'
const credits = 100

type Payment = { id: string; status: string }
type Entry = { kind: string; amount: number }

/** One purchase each time; a VU buys as a member of its own, whom nobody else's purchases confuse. */
export function buying(): () => void {
  let buyer: Member | undefined
  let made = 0
  return () => {
    if (!buyer || made++ % purchasesOfABuyer === 0) {
      const member = stranger()
      buyer = register(member) ? member : undefined
    }
    if (buyer) purchase(buyer)
  }
}

/**
 * A member chooses a package, goes to the local checkout and pays, or doesn't; the webhook comes back signed, over HTTP. What was paid must
 * be in the payments and in the ledger, once.
 */
function purchase(member: Member): void {
  const begun = Date.now()
  call(member, { path: '/api/payments/packages', route: 'GET /api/payments/packages' })
  const before = bought(member)
  const { path, paymentId } = openCheckout(member, packageId)
  if (!paymentId) return
  if (!path.startsWith('/dev/checkout/')) {
    exec.test.abort(
      'Purchases need the local checkout, which is there while no payment provider is set and NODE_ENV is not production; PURCHASES=no leaves them out of a mixture.',
    )
    return
  }
  call(member, { path, route: 'GET /dev/checkout/:id' })
  const outcome = draw(outcomes)
  call(member, { method: 'POST', path, route: 'POST /dev/checkout/:id', form: { outcome }, status: 303 })
  const payments = listOf<Payment>(call(member, { path: '/api/payments', route: 'GET /api/payments' }))
  const status = payments.find(({ id }) => id === paymentId)?.status
  if (outcome === 'paid') purchased.add(Date.now() - begun)
  const gained = bought(member) - before
  const good = check(null, {
    'a payment has the status that was chosen': () => status === outcome,
    'what was paid is in the ledger once, and nothing else': () => gained === (outcome === 'paid' ? credits : 0),
  })
  if (!good) brokenAnswers.add(1, { reason: 'payment' })
}

/** The credits that a member bought, as far as the latest hundred entries of the ledger tell. */
function bought(member: Member): number {
  const entries = listOf<Entry>(call(member, { path: '/api/credits/ledger?limit=100', route: 'GET /api/credits/ledger' }))
  return entries.filter(({ kind }) => kind === 'purchase').reduce((sum, { amount }) => sum + amount, 0)
}
