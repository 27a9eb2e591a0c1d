import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventBus, EventEnvelope } from '@rostra/kit/events/event-bus'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { InboxItemAddedEvent } from '@rostra/proto/chat-events'
import type { CreateWebhookRequest } from '@rostra/proto/gen/rostra/persona/v1/CreateWebhookRequest'
import { PersonaService } from '@rostra/proto/persona'
import { accountDeleted, exchangeFinished } from '../events.ts'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { type Receiver, startReceiver } from './receiver.ts'

let harness: Harness
let replicas: Replica[]
let gateway: RpcClient
/** A replica that allows the public internet alone. It sends no deliveries. */
let strict: RpcClient
let bus: EventBus
let receiver: Receiver
const fast = { sendWebhooksMs: 30, webhookDelaysMs: [50, 50] }
beforeAll(async () => {
  harness = await createHarness()
  bus = await harness.buses.join()
  const local = { LOCAL_ADDRESSES: 'true' }
  replicas = await Promise.all([harness.startReplica(local, fast), harness.startReplica(local, fast)])
  gateway = (replicas[0] as Replica).client()
  strict = (await harness.startReplica({}, { sendWebhooksMs: 600_000 })).client()
})
afterAll(() => harness?.end())
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())

/** A creator with a persona. */
async function creator() {
  const accountId = randomUUID()
  const as: CallOptions = { token: await harness.identity.member(accountId) }
  const personaId = await harness.addPersona({ ownerId: accountId, name: 'Livia' })
  const create = async (over: CreateWebhookRequest) => {
    const { webhook, secret } = await gateway.call(PersonaService.CreateWebhook, { url: receiver.url, every: 1, ...over }, as)
    return { id: webhook?.id ?? '', secret }
  }
  const hooks = async () => (await gateway.call(PersonaService.ListWebhooks, {}, as)).webhooks
  const log = async (id: string) => (await gateway.call(PersonaService.ListWebhookDeliveries, { id }, as)).deliveries
  const resend = (id: string, deliveryId: string) => gateway.call(PersonaService.ResendWebhookDelivery, { id, deliveryId }, as)
  return { accountId, as, personaId, create, hooks, log, resend }
}

const publish = (event: EventEnvelope) => bus.publish([event])
const arrived = (count: number) => eventually(() => expect(receiver.received).toHaveLength(count), eventTimeoutMs)
const rows = (collection: string, filter: object) => harness.connection.collection(collection).countDocuments(filter)

function inboxItemAdded(personaId: string, itemId: string) {
  const payload = InboxItemAddedEvent.serialize({
    itemId,
    personaId,
    kind: 'INBOX_ITEM_KIND_REPORTED',
    addedAt: new Date().toISOString(),
  })
  return { id: randomUUID(), topic: InboxItemAddedEvent.topic, key: personaId, payload, at: new Date() }
}

describe('a webhook', () => {
  it('tells of every second answer, signed, with counts and ids, and without who asked', async () => {
    const { personaId, create, log } = await creator()
    const { id, secret } = await create({ events: ['persona.answered'], every: 2 })
    for (let answered = 0; answered < 4; answered++) await publish(exchangeFinished(personaId, { person: 'member:eve' }))
    await publish(exchangeFinished(personaId, { outcome: 'EXCHANGE_OUTCOME_EMPTY' }))
    await eventually(async () => {
      const last = receiver.received.map((_, index) => receiver.read(secret, index)).at(-1)
      expect(last).toMatchObject({ type: 'persona.answered', data: { personaId, personaName: 'Livia', answers: 4 } })
    }, eventTimeoutMs)
    expect(JSON.stringify(receiver.received)).not.toMatch(/eve|c-1|member/)
    await eventually(async () => {
      const deliveries = await log(id)
      expect(deliveries).toHaveLength(receiver.received.length)
      expect(deliveries[0]).toMatchObject({ event: 'persona.answered', state: 'delivered', attempts: 1, status: 204, failure: '' })
    })
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'] ?? '')
    expect(ids.sort()).toEqual((await log(id)).map((delivery) => delivery.id).sort())
  })

  it('counts an answer once, whatever is delivered again, and also when it has gone on', async () => {
    const { personaId, create } = await creator()
    const { secret } = await create({ events: ['persona.answered'], every: 2 })
    const event = exchangeFinished(personaId)
    await publish(event)
    await publish(event)
    await publish(exchangeFinished(personaId, { continuation: true }))
    await publish(exchangeFinished(personaId))
    await arrived(1)
    expect(receiver.read(secret, 0)).toMatchObject({ data: { answers: 2, added: 2 } })
    expect(await rows('webhook_counts', { answers: 2, _id: { $regex: personaId } })).toBe(1)
  })

  it('tells when the answers were, not when they were counted', async () => {
    const { personaId, create } = await creator()
    const { secret } = await create({ events: ['persona.answered'] })
    const at = new Date(Date.now() - 3_600_000)
    await publish({ ...exchangeFinished(personaId), at })
    await arrived(1)
    expect(receiver.read(secret, 0)).toMatchObject({ timestamp: at.toISOString() })
  })

  it('tells of an item of the inbox once, by its id', async () => {
    const { personaId, create } = await creator()
    const { secret } = await create({ events: ['persona.inbox_item'] })
    const event = inboxItemAdded(personaId, 'b'.repeat(24))
    await publish(event)
    await publish(event)
    await publish(inboxItemAdded(personaId, 'c'.repeat(24)))
    await arrived(2)
    const items = [receiver.read(secret, 0), receiver.read(secret, 1)]
    const item = (itemId: string) =>
      expect.objectContaining({ type: 'persona.inbox_item', data: { personaId, personaName: 'Livia', itemId, kind: 'reported' } })
    expect(items).toEqual(expect.arrayContaining([item('b'.repeat(24)), item('c'.repeat(24))]))
  })

  it('tells that a persona was reported, and not by whom or why', async () => {
    const { personaId, create } = await creator()
    const { secret } = await create({ events: ['persona.reported'], personaId })
    const report = { id: personaId, reason: 'REPORT_REASON_SPAM', details: 'It sells pills' } as const
    await gateway.call(PersonaService.ReportPersona, report, { token: await harness.identity.member('eve') })
    await arrived(1)
    expect(receiver.read(secret, 0)).toMatchObject({ type: 'persona.reported', data: { personaId, personaName: 'Livia' } })
    expect(receiver.received[0]?.body).not.toMatch(/eve|pills|SPAM/i)
  })

  it('of one persona or of other events tells nothing else', async () => {
    const { accountId, personaId, create } = await creator()
    const other = await harness.addPersona({ ownerId: accountId })
    await create({ events: ['persona.answered'], personaId: other })
    await create({ events: ['persona.reported'] })
    await publish(exchangeFinished(personaId))
    await publish(exchangeFinished(other))
    await arrived(1)
    expect(receiver.received[0]?.body).toContain(other)
  })

  it('has its secret in the response that creates it alone, and stores it sealed', async () => {
    const { create, hooks, log, as } = await creator()
    const { id, secret } = await create({ events: ['persona.answered'] })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await gateway.call(PersonaService.TestWebhook, { id }, as)
    const stored = JSON.stringify(await harness.connection.collection('webhooks').find().toArray())
    for (const text of [JSON.stringify(await hooks()), JSON.stringify(await log(id)), stored]) {
      expect(text).not.toContain(secret.slice('whsec_'.length))
    }
  })
})

describe('a delivery that fails', () => {
  it('is repeated with the same id until the receiver takes it', async () => {
    const { personaId, create, log } = await creator()
    const { id, secret } = await create({ events: ['persona.answered'] })
    // The second attempt may come before the first one is seen here.
    receiver.nextStatuses = [500]
    receiver.status = 200
    await publish(exchangeFinished(personaId))
    await arrived(2)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.read(secret, 1)).toMatchObject({ type: 'persona.answered' })
    await eventually(async () => expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 2, status: 200, failure: '' }]))
  })

  it('is given up after the last attempt, keeps no answer, and is sent again on demand', async () => {
    const { personaId, create, log, hooks, resend } = await creator()
    const { id } = await create({ events: ['persona.answered'] })
    receiver.status = 302
    await publish(exchangeFinished(personaId))
    const failed = { state: 'failed', attempts: 3, status: 302, failure: 'status', dueAt: '' }
    await eventually(async () => expect(await log(id)).toMatchObject([failed]), eventTimeoutMs)
    expect(await hooks()).toMatchObject([{ failingSince: expect.stringMatching(/^20/), offAt: '' }])
    expect(JSON.stringify(await harness.connection.collection('webhook_deliveries').find().toArray())).not.toContain('a secret of the')
    receiver.status = 200
    const [delivery] = await log(id)
    await resend(id, delivery?.id ?? '')
    await eventually(async () => expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]))
    await eventually(async () => expect(await hooks()).toMatchObject([{ failingSince: '', offAt: '' }]))
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('switches its webhook off after 5 days of failures; a test that arrives switches it on', async () => {
    const { personaId, create, hooks, as, log, resend } = await creator()
    const { id } = await create({ events: ['persona.answered'] })
    receiver.status = 503
    const { failure } = await gateway.call(PersonaService.TestWebhook, { id }, as)
    expect(failure).toBe('status')
    await publish(exchangeFinished(personaId))
    await eventually(async () => expect(await hooks()).toMatchObject([{ failingSince: expect.stringMatching(/^20/) }]), eventTimeoutMs)
    harness.clock.now = new Date(harness.clock.now.getTime() + 5 * 24 * 3_600_000)
    await publish(exchangeFinished(personaId))
    const off = { offAt: expect.stringMatching(/^20/), offReason: 'failing' }
    await eventually(async () => expect(await hooks()).toMatchObject([off]), eventTimeoutMs)
    await eventually(async () => expect((await log(id)).map(({ state }) => state)).not.toContain('waiting'))
    const [last] = await log(id)
    await expect(resend(id, last?.id ?? '')).rejects.toMatchObject({ kind: 'state', reason: 'WEBHOOK_OFF' })

    receiver.status = 200
    expect(await gateway.call(PersonaService.TestWebhook, { id }, as)).toMatchObject({ state: 'delivered', event: 'webhook.test' })
    expect(await hooks()).toMatchObject([{ offAt: '', offReason: '', failingSince: '' }])
  })

  it('whose secret can no longer be read says so, and switches its webhook off', async () => {
    const { personaId, create, hooks, log } = await creator()
    const { id } = await create({ events: ['persona.answered'] })
    await harness.connection.collection('webhooks').updateMany({ url: receiver.url }, { $set: { sealedSecret: 'sealed otherwise' } })
    await publish(exchangeFinished(personaId))
    await eventually(async () => expect(await log(id)).toMatchObject([{ state: 'failed', failure: 'unreadable' }]), eventTimeoutMs)
    await eventually(async () => expect(await hooks()).toMatchObject([{ offReason: 'unreadable', offAt: expect.stringMatching(/^20/) }]))
    expect(receiver.received).toEqual([])
  })

  it('to a host that is not found says so', async () => {
    const { create, as } = await creator()
    const { id } = await create({ events: ['persona.answered'] })
    const url = 'https://no-such-host.invalid/'
    await harness.connection.collection('webhooks').updateMany({ url: receiver.url }, { $set: { url } })
    expect(await gateway.call(PersonaService.TestWebhook, { id }, as)).toMatchObject({ state: 'failed', failure: 'host', status: 0 })
  })

  it('to a receiver that is gone switches its webhook off at once', async () => {
    const { personaId, create, hooks } = await creator()
    await create({ events: ['persona.answered'] })
    receiver.status = 410
    await publish(exchangeFinished(personaId))
    const off = { offAt: expect.stringMatching(/^20/), offReason: 'gone' }
    await eventually(async () => expect(await hooks()).toMatchObject([off]), eventTimeoutMs)
    expect(receiver.received).toHaveLength(1)
  })
})

describe('an address', () => {
  it.each([
    'http://127.0.0.1:9/',
    'https://127.0.0.1/',
    'https://10.0.0.7/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://localhost/',
    'https://no-such-host.invalid/',
    'https://93.184.216.34:22/',
    'https://ada:secret@example.com/',
    'ftp://example.com/',
  ])('%s is refused when it is saved', async (url) => {
    const token = await harness.identity.member(randomUUID())
    const request = { url, events: ['persona.answered'], every: 1 }
    await expect(strict.call(PersonaService.CreateWebhook, request, { token })).rejects.toMatchObject({
      kind: 'invalid',
      reason: 'ADDRESS_NOT_ALLOWED',
    })
  })

  it('that became internal since it was saved gets nothing: the delivery fails', async () => {
    const { as, create } = await creator()
    const { id } = await create({ events: ['persona.answered'] })
    expect(await strict.call(PersonaService.TestWebhook, { id }, as)).toMatchObject({ state: 'failed', failure: 'address', status: 0 })
    expect(receiver.received).toEqual([])
  })
})

describe('the webhooks of an account', () => {
  it('are ten at most, also when they are created at once', async () => {
    const { create, hooks } = await creator()
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => create({ events: ['persona.reported'] })))
    const made = outcomes.filter(({ status }) => status === 'fulfilled')
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    const refused = failures.filter(({ reason }) => reason !== 'TOO_SLOW')
    for (const failure of refused) expect(failure).toMatchObject({ kind: 'state', reason: 'WEBHOOK_LIMIT' })
    // On a busy machine a call may time out after it has stored its webhook.
    expect(made.length).toBeLessThanOrEqual(10)
    expect(made.length).toBeGreaterThanOrEqual(10 - (failures.length - refused.length))
    expect(await hooks()).toHaveLength(10)
  })

  it.each([
    ['no event', { events: [] }, 'VALIDATION'],
    ['an unknown event', { events: ['persona.answered', 'persona.thought'] }, 'VALIDATION'],
    ['no number of answers', { events: ['persona.answered'], every: 0 }, 'VALIDATION'],
    ['too large a number', { events: ['persona.answered'], every: 10_001 }, 'VALIDATION'],
    ['no address', { url: 'hooks', events: ['persona.answered'] }, 'VALIDATION'],
    ['a foreign persona', { events: ['persona.answered'], personaId: 'foreign' }, 'BOT_NOT_FOUND'],
  ])('with %s are refused', async (_what, over, reason) => {
    const { create } = await creator()
    const personaId = 'personaId' in over ? await harness.addPersona({ ownerId: 'ada' }) : ''
    await expect(create({ ...over, personaId })).rejects.toMatchObject({ reason })
  })

  it('are of a member with a confirmed address', async () => {
    const token = await harness.identity.member('new', 'citizen', false)
    const request = { url: receiver.url, events: ['persona.answered'], every: 1 }
    const refused = { kind: 'denied', reason: 'EMAIL_NOT_CONFIRMED' }
    await expect(gateway.call(PersonaService.CreateWebhook, request, { token })).rejects.toMatchObject(refused)
  })

  it('are seen, tested, sent again and deleted by their creator alone', async () => {
    const { create, personaId, log } = await creator()
    const { id } = await create({ events: ['persona.answered'] })
    await publish(exchangeFinished(personaId))
    await arrived(1)
    const deliveryId = (await log(id))[0]?.id ?? ''
    const eve = { token: await harness.identity.member('eve') }
    const notFound = { kind: 'not_found', reason: 'WEBHOOK_NOT_FOUND' }
    expect((await gateway.call(PersonaService.ListWebhooks, {}, eve)).webhooks).toEqual([])
    await expect(gateway.call(PersonaService.TestWebhook, { id }, eve)).rejects.toMatchObject(notFound)
    await expect(gateway.call(PersonaService.ListWebhookDeliveries, { id }, eve)).rejects.toMatchObject(notFound)
    await expect(gateway.call(PersonaService.ResendWebhookDelivery, { id, deliveryId }, eve)).rejects.toMatchObject(notFound)
    await expect(gateway.call(PersonaService.DeleteWebhook, { id }, eve)).rejects.toMatchObject(notFound)
    const guest = { token: await harness.identity.guest('g') }
    await expect(gateway.call(PersonaService.ListWebhooks, {}, guest)).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    expect(receiver.received).toHaveLength(1)
  })

  it('are deleted with their deliveries and counts', async () => {
    const { create, as, personaId, hooks } = await creator()
    const { id } = await create({ events: ['persona.answered'] })
    await publish(exchangeFinished(personaId))
    await arrived(1)
    await gateway.call(PersonaService.DeleteWebhook, { id }, as)
    expect(await hooks()).toEqual([])
    expect(await rows('webhook_deliveries', { webhookId: id })).toBe(0)
    expect(await rows('webhook_counts', { webhookId: id })).toBe(0)
  })

  it('end with the account, and those of a persona with the persona', async () => {
    const { create, as, accountId, personaId } = await creator()
    const { id: ofPersona } = await create({ events: ['persona.answered'], personaId })
    await publish(exchangeFinished(personaId))
    await arrived(1)
    await gateway.call(PersonaService.DeletePersona, { id: personaId }, as)
    await eventually(async () => {
      expect(await rows('webhooks', { personaId })).toBe(0)
      expect(await rows('webhook_deliveries', { webhookId: ofPersona })).toBe(0)
      expect(await rows('webhook_counts', { webhookId: ofPersona })).toBe(0)
    }, eventTimeoutMs)
    const { id } = await create({ events: ['persona.reported'] })
    await gateway.call(PersonaService.TestWebhook, { id }, as)
    await publish(accountDeleted(accountId))
    await eventually(async () => {
      expect(await rows('webhooks', { ownerId: accountId })).toBe(0)
      expect(await rows('webhook_deliveries', { ownerId: accountId })).toBe(0)
    }, eventTimeoutMs)
  })
})
