import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Deliveries, DeliveryQueue, Webhooks } from '../../src/webhooks/domain/ports.ts'
import { maxKept } from '../../src/webhooks/domain/webhook.ts'
import { mongoDeliveries } from '../../src/webhooks/store/deliveries.ts'
import { type DeliveryRow, deliveryModel } from '../../src/webhooks/store/delivery-model.ts'
import { mongoDeliveryQueue } from '../../src/webhooks/store/delivery-queue.ts'
import { webhookModel } from '../../src/webhooks/store/webhook-model.ts'
import { mongoWebhooks } from '../../src/webhooks/store/webhooks.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let webhooks: Webhooks
let queue: DeliveryQueue
let deliveries: Deliveries
/** The id of a webhook, to which no replica sends. */
let id: string
beforeAll(async () => {
  harness = await createHarness()
  webhooks = mongoWebhooks(harness.connection)
  queue = mongoDeliveryQueue(harness.connection)
  deliveries = mongoDeliveries(harness.connection)
})
afterAll(() => harness?.end())

const rows = () => collectionOf(deliveryModel(harness.connection))
const hooks = () => collectionOf(webhookModel(harness.connection))
const setDue = (dueAt: Date) => hooks().updateMany({}, { $set: { dueAt } })
const inAnHour = () => new Date(Date.now() + 3_600_000)

beforeEach(async () => {
  await rows().deleteMany({})
  await hooks().deleteMany({})
  const choice = { url: 'https://hooks.example/', events: ['persona.answered' as const], every: 1, personaId: '' }
  id = (await webhooks.add('ada', choice, () => 'sealed', new Date())).id
})

/** Stores deliveries, a second apart, the first of which is the oldest. */
async function store(count: number, state: Pick<DeliveryRow, 'state' | 'dueAt'>) {
  const added = Array.from({ length: count }, (_, index) => ({
    _id: `msg_${index}`,
    webhookId: id,
    ownerId: 'ada',
    event: 'persona.answered',
    body: '{}',
    at: new Date(Date.UTC(2026, 0, 1) + index * 1_000),
    attempts: 0,
    ...state,
  }))
  await rows().insertMany(added)
}

describe('a claim of a webhook', () => {
  beforeEach(async () => {
    await store(1, { state: 'delivered' })
    await setDue(new Date(0))
  })

  it('goes on after a success, so that no other replica sends the same', async () => {
    const claim = await queue.claim()
    if (!claim) throw new Error('nothing is due')
    await webhooks.failed(id, new Date(), null)
    await webhooks.succeeded(id)
    expect(await queue.claim()).toBeNull()
    await queue.release(claim, 0)
    expect(await queue.claim()).toBeNull()
  })

  it('goes on while a delivery is sent again, and the webhook is due after it', async () => {
    const claim = await queue.claim()
    if (!claim) throw new Error('nothing is due')
    expect(await deliveries.resend(id, 'msg_0')).toBe(true)
    expect(await queue.claim()).toBeNull()
    await queue.release(claim, 0)
    expect((await queue.claim())?.target.id).toBe(id)
  })

  it('is not waited for when none runs: a success and a delivery that is sent again end a pause', async () => {
    await setDue(inAnHour())
    expect(await queue.claim()).toBeNull()
    await webhooks.succeeded(id)
    const claim = await queue.claim()
    if (!claim) throw new Error('nothing is due')
    await queue.release(claim, 0)
    expect(await queue.claim()).toBeNull()
    await deliveries.resend(id, 'msg_0')
    expect((await queue.claim())?.target.id).toBe(id)
  })
})

it('a delivery that waits is not sent again on demand', async () => {
  await store(1, { state: 'waiting', dueAt: inAnHour() })
  expect(await deliveries.resend(id, 'msg_0')).toBe(false)
  expect(await deliveries.of(id)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  expect(await queue.claim()).toBeNull()
})

describe('the log of a webhook keeps its latest 100 ended deliveries', () => {
  const ended = () => rows().countDocuments({ webhookId: id, dueAt: { $exists: false } })

  it('also after tests', async () => {
    await store(maxKept, { state: 'delivered' })
    const target = await webhooks.target('ada', id)
    if (!target) throw new Error('no webhook')
    const outcome = { status: 204, failure: null, durationMs: 1 }
    await deliveries.addTest(target, { id: 'msg_test', at: new Date(), body: '{}', outcome })
    expect(await ended()).toBe(maxKept)
    expect((await deliveries.of(id)).map((delivery) => delivery.id)).toContain('msg_test')
    expect(await rows().countDocuments({ _id: 'msg_0' })).toBe(0)
  })

  it('also once it is switched off, when all that waits fails', async () => {
    await store(maxKept + 50, { state: 'waiting', dueAt: inAnHour() })
    await webhooks.failed(id, new Date(), 'failing')
    expect(await rows().countDocuments({ webhookId: id })).toBe(maxKept)
    expect(await ended()).toBe(maxKept)
  })

  it('also when many are of the same time', async () => {
    await store(maxKept + 2, { state: 'delivered' })
    await rows().updateMany({}, { $set: { at: new Date(0) } })
    await rows().updateOne({ _id: 'msg_0' }, { $set: { dueAt: new Date(0) } })
    await queue.record('msg_0', { status: 204, failure: null, durationMs: 1 }, null)
    expect(await ended()).toBe(maxKept)
  })
})
