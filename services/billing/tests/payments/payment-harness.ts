import { randomUUID } from 'node:crypto'
import { registry } from '@rostra/kit/metrics'
import type { Role } from '@rostra/platform/role'
import { BillingService } from '@rostra/proto/billing'
import Stripe from 'stripe'
import type { Overrides } from '../../src/app.ts'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { type TestMember, testMember } from '../test-member.ts'
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts'

const webhookSecret = `whsec_${'test'.repeat(8)}`

export interface PaymentHarness extends Harness {
  stripe: FakeStripe
  /** Starts a replica without Stripe's settings, which uses the local checkout. */
  localReplica: Harness['replica']
}

/** Creates a harness whose replicas use a fake Stripe. */
export async function createPaymentHarness(): Promise<PaymentHarness> {
  const [harness, stripe] = await Promise.all([createHarness(), startFakeStripe()])
  const stripeSettings = { STRIPE_SECRET_KEY: 'sk_test_ours', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: stripe.url }
  const defaults: Overrides = { customers: { emailOf: async () => 'ada@example.com' } }
  return {
    ...harness,
    stripe,
    localReplica: (settings = {}, overrides = {}) => harness.replica(settings, { ...defaults, ...overrides }),
    replica: (settings = {}, overrides = {}) => harness.replica({ ...stripeSettings, ...settings }, { ...defaults, ...overrides }),
    stop: async () => {
      await harness.stop()
      await stripe.stop()
    },
  }
}

export interface TestCustomer extends TestMember {
  buy: (packageId: string) => Promise<{ url: string; paymentId: string }>
  /** Returns the statuses of all payments, the latest first. */
  statuses: () => Promise<string[]>
  payments: () => Promise<{ id: string; packageId: string; amount: number; credits: number; status: string }[]>
  /** Returns kind and amount of each ledger entry except monthly ones, the oldest first. */
  entries: () => Promise<[string, number][]>
}

/** Creates a member who buys packages at one replica. */
export async function testCustomer(harness: Harness, replica: Replica, id = 'ada', role: Role = 'citizen'): Promise<TestCustomer> {
  const member = await testMember(harness, replica, id, role)
  const client = replica.client()
  const token = await harness.identity.member(id, role)
  const payments = async () => (await client.call(BillingService.ListPayments, {}, { token })).payments
  return {
    ...member,
    payments,
    buy: (packageId) => client.call(BillingService.CreateCheckout, { packageId }, { token }),
    statuses: async () => (await payments()).map(({ status }) => status.replace('PAYMENT_STATUS_', '').toLowerCase()),
    entries: async () => (await member.ledger()).filter(({ kind }) => kind !== 'monthly').map(({ kind, amount }) => [kind, amount]),
  }
}

interface SignOptions {
  secret?: string
  livemode?: boolean
  /** Age of the signature in seconds. */
  age?: number
}

/** Creates a signed webhook as Stripe sends it. */
export function stripeEvent(type: string, object: object, { secret = webhookSecret, livemode = false, age = 0 }: SignOptions = {}) {
  const created = Math.floor(Date.now() / 1000) - age
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, livemode, created, data: { object } })
  return { payload: Buffer.from(payload), signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created }) }
}

/**
 * Sends a webhook to a replica, as the gateway. Retries, because some of 50 concurrent ones may wait for more than 5 s on a busy machine.
 */
export const deliver = (replica: Replica, webhook: { payload: Buffer; signature: string }) =>
  replica.client().call(BillingService.ReceiveWebhook, webhook, { deadlineMs: 20_000 })

/** Returns the current value of a counter of this process for one label value. */
export async function counted(metric: 'webhooks' | 'reconciled', label: string): Promise<number> {
  const values = (await registry.getSingleMetric(`rostra_billing_${metric}_total`)?.get())?.values ?? []
  return values.find(({ labels }) => Object.values(labels).includes(label))?.value ?? 0
}
