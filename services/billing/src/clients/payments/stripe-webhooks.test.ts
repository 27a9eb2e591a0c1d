import { expect, it } from '@jest/globals'
import Stripe from 'stripe'
import { webhookReader } from './stripe-webhooks.ts'

const secret = 'whsec_test'

/** Reads an event that is signed by the secret, in test mode. */
function read(event: object) {
  const payload = JSON.stringify(event)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  return webhookReader(secret, false)(Buffer.from(payload), header)
}

it('accepts a signed event of a type that it ignores, whatever else the event has', () => {
  const ignored = { type: 'other', event: null }
  expect(read({ id: 'evt_1', type: 'customer.created', data: { object: {} } })).toEqual(ignored)
  expect(read({ type: 'customer.created' })).toEqual(ignored)
})

it('takes an event without a mode for one of its own', () => {
  const session = { client_reference_id: 'p-1', payment_intent: 'pi_1', payment_status: 'paid', amount_total: 750, currency: 'usd' }
  const event = { id: 'evt_1', type: 'checkout.session.completed', data: { object: session } }
  expect(read(event)).toMatchObject({ event: { paymentId: 'p-1', kind: 'paid', amount: 750 } })
  expect(read({ ...event, livemode: true })).toEqual({ refused: 'mode' })
})

it.each([{ type: 'checkout.session.completed' }, { data: { object: {} } }, { object: 'checkout.session', type: 'customer.created' }])(
  'refuses what it cannot read: %j',
  (event) => expect(read(event)).toEqual({ refused: 'unreadable' }),
)
