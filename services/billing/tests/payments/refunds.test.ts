import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import { BoughtRoleChangedEvent } from '@rostra/proto/billing-events'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import type { Replica } from '../harness.ts'
import { createPaymentHarness, deliver, type PaymentHarness, type TestCustomer, testCustomer } from './payment-harness.ts'
import { disputed, paid, refunded } from './stripe-fixtures.ts'

let harness: PaymentHarness
let replica: Replica
let ada: TestCustomer
let paymentId: string

beforeEach(async () => {
  harness = await createPaymentHarness()
  replica = await harness.replica()
  ada = await testCustomer(harness, replica)
  ;({ paymentId } = await ada.buy('citizen-500'))
})
afterEach(() => harness?.stop())

const balance = () => eventually(() => ada.balance())

describe('a refund', () => {
  it('takes back credits in proportion, once per amount refunded', async () => {
    await deliver(replica, paid(paymentId))
    for (const cents of [150, 150, 300]) await deliver(replica, refunded(paymentId, cents))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.entries()).toEqual([
      ['purchase', 500],
      ['refund', -100],
      ['refund', -100],
    ])
    await deliver(replica, refunded(paymentId, 750))
    await deliver(replica, refunded(paymentId, 300))
    expect(await ada.statuses()).toEqual(['refunded'])
    expect(await ada.sum()).toBe(100)
  })

  it('takes back only what is left', async () => {
    await deliver(replica, paid(paymentId))
    await Promise.all(Array.from({ length: 60 }, (_, i) => whileUnavailable(() => ada.hold(`g-${i}`))))
    await deliver(replica, refunded(paymentId, 750))
    expect(await ada.entries()).toEqual([
      ['purchase', 500],
      ['refund', -480],
    ])
    await eventually(async () => expect(await balance()).toEqual({ free: 0, purchased: 0, held: 120 }))
    expect(await ada.sum()).toBe(120)
  })

  it('that arrives before the payment prevents the grant', async () => {
    await deliver(replica, refunded(paymentId, 750))
    expect(await ada.statuses()).toEqual(['refunded'])
    await deliver(replica, paid(paymentId))
    expect(await ada.statuses()).toEqual(['refunded'])
    expect(await ada.entries()).toEqual([])
  })

  it('is applied once when it and the payment are delivered 50 times at two replicas', async () => {
    const replicas = [replica, await harness.replica()]
    const both = [paid(paymentId), refunded(paymentId, 150)]
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => deliver(replicas[i % 2] as Replica, both[(i >> 1) % 2] as (typeof both)[number])),
    )
    expect(await ada.entries()).toEqual([
      ['purchase', 500],
      ['refund', -100],
    ])
  })

  it('keeps the balance equal to the ledger while the member spends', async () => {
    await deliver(replica, paid(paymentId))
    const holds = Array.from({ length: 40 }, (_, i) => ada.hold(`g-${i}`).catch(() => undefined))
    await Promise.all([...holds, deliver(replica, refunded(paymentId, 750)), deliver(replica, refunded(paymentId, 375))])
    await eventually(async () => {
      const { free, purchased, held } = await ada.balance()
      expect(free + purchased + held).toBe(await ada.sum())
    })
    expect(await ada.statuses()).toEqual(['refunded'])
  })
})

describe('a dispute', () => {
  it('takes back the credits, and reinstates them when it is won', async () => {
    await deliver(replica, paid(paymentId))
    await deliver(replica, disputed(paymentId))
    expect(await ada.sum()).toBe(100)
    await deliver(replica, disputed(paymentId, 'won', { type: 'closed' }))
    await deliver(replica, disputed(paymentId))
    expect(await ada.entries()).toEqual([
      ['purchase', 500],
      ['dispute', -500],
      ['reinstatement', 500],
    ])
    expect(await ada.statuses()).toEqual(['paid'])
  })

  it('keeps the credits when it is lost, and takes none for an inquiry', async () => {
    await deliver(replica, paid(paymentId))
    await deliver(replica, disputed(paymentId, 'warning_needs_response'))
    expect(await ada.sum()).toBe(600)
    await deliver(replica, disputed(paymentId))
    await deliver(replica, disputed(paymentId, 'lost', { type: 'closed' }))
    expect(await ada.sum()).toBe(100)
  })

  it('that arrives before the payment is looked up at the provider', async () => {
    await expect(deliver(replica, disputed(paymentId))).resolves.toEqual({})
    expect(await ada.statuses()).toEqual(['pending'])
    harness.stripe.intents.set(`pi_${paymentId}`, paymentId)
    await deliver(replica, disputed(paymentId))
    await deliver(replica, paid(paymentId))
    expect(await ada.entries()).toEqual([
      ['purchase', 500],
      ['dispute', -500],
    ])
    await deliver(replica, disputed(paymentId, 'won', { type: 'closed' }))
    expect(await ada.sum()).toBe(600)
  })

  it('is refused when the provider is unavailable, so that it is sent again', async () => {
    harness.stripe.mode = 'broken'
    await expect(deliver(replica, disputed(paymentId))).rejects.toMatchObject({ kind: 'unavailable', reason: 'PAYMENT_PROVIDER' })
  })
})

describe('the bought role', () => {
  /** Collects role and version of every published change. */
  async function collectChanges() {
    const changes: [string, number][] = []
    const stop = await harness.bus.subscribe({
      topic: BoughtRoleChangedEvent.topic,
      group: 'test',
      handle: async ({ payload }) => {
        const { role, version } = BoughtRoleChangedEvent.deserialize(payload)
        changes.push([role, version])
      },
    })
    return { changes, stop }
  }

  it('is published when it is granted and when it is lost', async () => {
    const { changes, stop } = await collectChanges()
    const { paymentId: orator } = await ada.buy('orator-1000')
    const money = { amount: 1000 }
    await deliver(replica, paid(paymentId))
    await deliver(replica, paid(orator, money))
    await deliver(replica, disputed(orator))
    await deliver(replica, disputed(orator, 'won', { type: 'closed' }))
    await deliver(replica, refunded(orator, 400))
    await deliver(replica, refunded(orator, 1000))
    const expected = [
      ['orator', 1],
      ['citizen', 2],
      ['orator', 3],
      ['citizen', 4],
    ]
    await eventually(() => expect(changes).toEqual(expected), eventTimeoutMs)
    await stop()
  })

  it('is lost when the last two payments that bring it are refunded concurrently', async () => {
    const replicas = [replica, await harness.replica()]
    const bought = [(await ada.buy('orator-1000')).paymentId, (await ada.buy('orator-1000')).paymentId]
    for (const id of bought) await deliver(replica, paid(id, { amount: 1000 }))
    await Promise.all(bought.map((id, i) => deliver(replicas[i] as Replica, refunded(id, 1000))))
    const row = await harness.connection.collection<{ _id: string; boughtRole: object }>('accounts').findOne({ _id: 'ada' })
    expect(row?.boughtRole).toEqual({ role: 'citizen', version: 3 })
  })
})

describe('a payment of a deleted account', () => {
  it('changes its status but grants no credits', async () => {
    const payload = AccountDeletedEvent.serialize({ accountId: 'ada', deletedAt: new Date().toISOString() })
    await harness.bus.publish([{ id: 'deletion', topic: AccountDeletedEvent.topic, key: 'ada', payload, at: new Date() }])
    const accounts = harness.connection.collection<{ _id: string }>('accounts')
    await eventually(async () => expect(await accounts.findOne({ _id: 'ada' })).toMatchObject({ closed: true }), eventTimeoutMs)
    await deliver(replica, paid(paymentId))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await accounts.findOne({ _id: 'ada' })).toMatchObject({ purchased: 0, entryCount: 0 })
    expect(await harness.connection.collection('payments').findOne({})).toMatchObject({ status: 'paid', granted: false })
    await deliver(replica, refunded(paymentId, 750))
    expect(await ada.statuses()).toEqual(['refunded'])
  })
})
