import { randomUUID } from 'node:crypto'
import { registry } from '@rostra/kit/metrics'
import { BillingService } from '@rostra/proto/billing'
import Stripe from 'stripe'
import type { Overrides } from '../src/app.ts'
import { type BillingWorld, createBillingWorld, type Replica } from './billing-world.ts'
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts'
import { type MemberAccount, memberAccount } from './member-account.ts'

const webhookSecret = `whsec_${'test'.repeat(8)}`

export interface PaymentDesk {
  world: BillingWorld
  stripe: FakeStripe
  /** Starts one more replica with Stripe's keys. */
  replica: (settings?: Record<string, string>, overrides?: Overrides) => Promise<Replica>
  end: () => Promise<void>
}

/** A world whose payments go to a Stripe of the test's own. */
export async function createPaymentDesk(): Promise<PaymentDesk> {
  const [world, stripe] = await Promise.all([createBillingWorld(), startFakeStripe()])
  const keys = { STRIPE_SECRET_KEY: 'sk_test_ours', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: stripe.url }
  const overrides: Overrides = { buyers: { emailOf: async () => 'ada@example.com' }, stripe: { timeoutMs: 300 } }
  return {
    ...{ world, stripe },
    replica: (settings = {}, given = {}) => world.replica({ ...keys, ...settings }, { ...overrides, ...given }),
    end: async () => {
      await world.end()
      await stripe.stop()
    },
  }
}

export interface Buyer extends MemberAccount {
  buy: (packageId: string) => Promise<{ url: string; paymentId: string }>
  /** The statuses of all payments, the latest first. */
  statuses: () => Promise<string[]>
  payments: () => Promise<{ id: string; packageId: string; amount: number; credits: number; status: string }[]>
  /** Kinds and amounts of what the payments put into the ledger, the oldest first. */
  booked: () => Promise<[string, number][]>
}

/** What a member does who buys, and sees of it. */
export async function buyer(world: BillingWorld, replica: Replica, id = 'ada', role = 'citizen'): Promise<Buyer> {
  const [account, client, token] = [await memberAccount(world, replica, id, role), replica.client(), await world.identity.member(id, role)]
  const payments = async () => (await client.call(BillingService.ListPayments, {}, { token })).payments
  return {
    ...account,
    payments,
    buy: (packageId) => client.call(BillingService.CreateCheckout, { packageId }, { token }),
    statuses: async () => (await payments()).map(({ status }) => status.replace('PAYMENT_STATUS_', '').toLowerCase()),
    booked: async () => (await account.ledger()).filter(({ kind }) => kind !== 'monthly').map(({ kind, amount }) => [kind, amount]),
  }
}

interface Signing {
  secret?: string
  livemode?: boolean
  /** How long ago it was signed, in seconds. */
  age?: number
}

/** What comes from Stripe: an event of this type about this object, signed. */
export function stripeEvent(type: string, object: object, { secret = webhookSecret, livemode = false, age = 0 }: Signing = {}) {
  const created = Math.floor(Date.now() / 1000) - age
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, livemode, created, data: { object } })
  return { payload: Buffer.from(payload), signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created }) }
}

/** Sends a webhook as the gateway passes it on. */
export const deliver = (replica: Replica, webhook: { payload: Buffer; signature: string }) =>
  replica.client().call(BillingService.ReceiveWebhook, webhook)

/** How often webhooks, or reconciled payments, had a result so far in this process. */
export async function counted(metric: 'webhooks' | 'reconciled', label: string): Promise<number> {
  const values = (await registry.getSingleMetric(`rostra_billing_${metric}_total`)?.get())?.values ?? []
  return values.find(({ labels }) => Object.values(labels).includes(label))?.value ?? 0
}
