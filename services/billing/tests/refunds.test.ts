import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { BoughtRoleChangedEvent } from '@rostra/proto/billing-events'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { patience, type Replica } from './billing-world.ts'
import { type Buyer, buyer, createPaymentDesk, deliver, type PaymentDesk } from './payment-desk.ts'
import { disputed, paid, refunded } from './stripe-objects.ts'

let desk: PaymentDesk
let replica: Replica
let ada: Buyer
let paymentId: string

beforeEach(async () => {
  desk = await createPaymentDesk()
  replica = await desk.replica()
  ada = await buyer(desk.world, replica)
  ;({ paymentId } = await ada.buy('citizen-500'))
})
afterEach(() => desk?.end())

const balance = () => eventually(() => ada.balance())

describe('a refund', () => {
  it('takes back in proportion, however often it is told', async () => {
    await deliver(replica, paid(paymentId))
    for (const cents of [150, 150, 300]) await deliver(replica, refunded(paymentId, cents))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await ada.booked()).toEqual([
      ['purchase', 500],
      ['refund', -100],
      ['refund', -100],
    ])
    await deliver(replica, refunded(paymentId, 750))
    await deliver(replica, refunded(paymentId, 300))
    expect(await ada.statuses()).toEqual(['refunded'])
    expect(await ada.sum()).toBe(100)
  })

  it('takes only what is left', async () => {
    await deliver(replica, paid(paymentId))
    await Promise.all(Array.from({ length: 60 }, (_, i) => ada.hold(`g-${i}`)))
    await deliver(replica, refunded(paymentId, 750))
    expect(await ada.booked()).toEqual([
      ['purchase', 500],
      ['refund', -480],
    ])
    await eventually(async () => expect(await balance()).toEqual({ free: 0, purchased: 0, held: 120 }))
    expect(await ada.sum()).toBe(120)
  })

  it('that comes before the payment leaves nothing to give', async () => {
    await deliver(replica, refunded(paymentId, 750))
    expect(await ada.statuses()).toEqual(['refunded'])
    await deliver(replica, paid(paymentId))
    expect(await ada.statuses()).toEqual(['refunded'])
    expect(await ada.booked()).toEqual([])
  })

  it('meets its payment and both are told fifty times at once, at two replicas', async () => {
    const replicas = [replica, await desk.replica()]
    const both = [paid(paymentId), refunded(paymentId, 150)]
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => deliver(replicas[i % 2] as Replica, both[(i >> 1) % 2] as (typeof both)[number])),
    )
    expect(await ada.booked()).toEqual([
      ['purchase', 500],
      ['refund', -100],
    ])
  })

  it('spends nothing twice while its owner spends', async () => {
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
  it('takes the credits, and gives them back when it is won', async () => {
    await deliver(replica, paid(paymentId))
    await deliver(replica, disputed(paymentId))
    expect(await ada.sum()).toBe(100)
    await deliver(replica, disputed(paymentId, 'won', { type: 'closed' }))
    await deliver(replica, disputed(paymentId))
    expect(await ada.booked()).toEqual([
      ['purchase', 500],
      ['dispute', -500],
      ['reinstatement', 500],
    ])
    expect(await ada.statuses()).toEqual(['paid'])
  })

  it('keeps them when it is lost, and takes nothing for a question of the bank', async () => {
    await deliver(replica, paid(paymentId))
    await deliver(replica, disputed(paymentId, 'warning_needs_response'))
    expect(await ada.sum()).toBe(600)
    await deliver(replica, disputed(paymentId))
    await deliver(replica, disputed(paymentId, 'lost', { type: 'closed' }))
    expect(await ada.sum()).toBe(100)
  })

  it('that is told before the payment is asked about at the provider', async () => {
    await expect(deliver(replica, disputed(paymentId))).resolves.toEqual({})
    expect(await ada.statuses()).toEqual(['pending'])
    desk.stripe.intents.set(`pi_${paymentId}`, paymentId)
    await deliver(replica, disputed(paymentId))
    await deliver(replica, paid(paymentId))
    expect(await ada.booked()).toEqual([
      ['purchase', 500],
      ['dispute', -500],
    ])
    await deliver(replica, disputed(paymentId, 'won', { type: 'closed' }))
    expect(await ada.sum()).toBe(600)
  })

  it('is told again when the provider could not be asked', async () => {
    desk.stripe.mood = 'broken'
    await expect(deliver(replica, disputed(paymentId))).rejects.toMatchObject({ kind: 'unavailable', reason: 'PAYMENT_PROVIDER' })
  })
})

describe('the role that is bought', () => {
  /** Role and version of every change that was published, the earliest first. */
  async function hear() {
    const changes: [string, number][] = []
    const stop = await desk.world.bus.subscribe({
      ...{ topic: BoughtRoleChangedEvent.topic, group: 'test' },
      handle: async ({ payload }) => {
        const { role, version } = BoughtRoleChangedEvent.deserialize(payload)
        changes.push([role, version])
      },
    })
    return { changes, stop }
  }

  it('is told when it comes and when it goes', async () => {
    const { changes, stop } = await hear()
    const { paymentId: orator } = await ada.buy('orator-1000')
    const money = { amount: 1000 }
    await deliver(replica, paid(paymentId))
    await deliver(replica, paid(orator, money))
    await deliver(replica, disputed(orator))
    await deliver(replica, disputed(orator, 'won', { type: 'closed' }))
    await deliver(replica, refunded(orator, 400))
    await deliver(replica, refunded(orator, 1000))
    const told = [
      ['orator', 1],
      ['citizen', 2],
      ['orator', 3],
      ['citizen', 4],
    ]
    await eventually(() => expect(changes).toEqual(told), patience)
    await stop()
  })

  it('is lost once nothing is left that brings it, when two refunds come at once', async () => {
    const replicas = [replica, await desk.replica()]
    const bought = [(await ada.buy('orator-1000')).paymentId, (await ada.buy('orator-1000')).paymentId]
    for (const id of bought) await deliver(replica, paid(id, { amount: 1000 }))
    await Promise.all(bought.map((id, i) => deliver(replicas[i] as Replica, refunded(id, 1000))))
    const row = await desk.world.connection.collection('accounts').findOne({ _id: 'ada' as never })
    expect(row?.bought).toEqual({ role: 'citizen', version: 2 })
  })
})

describe('who has left', () => {
  it('is given nothing any more, but the payment is kept as it is', async () => {
    const payload = AccountDeletedEvent.serialize({ accountId: 'ada', deletedAt: new Date().toISOString() })
    await desk.world.bus.publish([{ id: 'gone', topic: AccountDeletedEvent.topic, key: 'ada', payload, at: new Date() }])
    const accounts = desk.world.connection.collection('accounts')
    await eventually(async () => expect(await accounts.findOne({ _id: 'ada' as never })).toMatchObject({ closed: true }), patience)
    await deliver(replica, paid(paymentId))
    expect(await ada.statuses()).toEqual(['paid'])
    expect(await accounts.findOne({ _id: 'ada' as never })).toMatchObject({ purchased: 0, entries: 0 })
    expect(await desk.world.connection.collection('payments').findOne({})).toMatchObject({ status: 'paid', granted: false })
    await deliver(replica, refunded(paymentId, 750))
    expect(await ada.statuses()).toEqual(['refunded'])
  })
})
