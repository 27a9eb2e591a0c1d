import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { GenerationEndedEvent } from '@rostra/proto/chat-events'
import { DiscussionFinishedEvent } from '@rostra/proto/experts-events'
import type { GenerationEnded } from '@rostra/proto/gen/rostra/chat/v1/GenerationEnded'
import { IdentityService } from '@rostra/proto/identity'
import webPush from 'web-push'
import { createHarness, type Harness, newRegistration, proven, refused } from '../harness.ts'
import { type Browser, type FakePushService, startFakePushService, vapidClaims } from './fake-push-service.ts'

const vapid = webPush.generateVAPIDKeys()
const settings = {
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  VAPID_SUBJECT: 'mailto:push@rostra.example',
}

let harness: Harness
let gateway: RpcClient
let service: FakePushService
beforeAll(async () => {
  harness = await createHarness()
  service = await startFakePushService()
  gateway = (await harness.startReplica({ ...settings, LOCAL_ADDRESSES: 'true' })).as('gateway')
})
beforeEach(() => service.answer(201))
afterAll(async () => {
  service?.stop()
  await harness?.stop()
})

async function register() {
  const registration = newRegistration()
  const { account, accessToken: token, sessionSecret } = await gateway.call(IdentityService.Register, registration)
  return { id: account?.id ?? '', token, sessionSecret, registration }
}

const subscribe = async (token: string, browser = service.subscribe()): Promise<Browser> => {
  await gateway.call(IdentityService.SubscribePush, browser, { token })
  return browser
}
const listed = async (token: string) => (await gateway.call(IdentityService.ListPushSubscriptions, {}, { token })).subscriptions
const stored = (accountId: string) =>
  harness.database.collection('push_subscriptions').countDocuments({ $expr: { $eq: [{ $toString: '$accountId' }, accountId] } })
const newId = () => randomBytes(12).toString('hex')
const personaId = newId()
const conversationId = newId()

async function endAnswer(
  accountId: string,
  change: Partial<GenerationEnded> = {},
  { id = newId(), at = new Date(harness.clock.now) } = {},
) {
  const payload = GenerationEndedEvent.serialize({
    generationId: id,
    accountId,
    outcome: 'EXCHANGE_OUTCOME_COMPLETE',
    endedAt: at.toISOString(),
    personaId,
    conversationId,
    unread: true,
    ...change,
  })
  await harness.bus.publish([{ id: `ended:${id}`, topic: GenerationEndedEvent.topic, key: accountId, payload, at }])
}

async function endDiscussion(accountId: string) {
  const discussionId = newId()
  const at = new Date(harness.clock.now)
  const payload = DiscussionFinishedEvent.serialize({
    discussionId,
    accountId,
    experts: 2,
    answeredExperts: 2,
    finishedAt: at.toISOString(),
  })
  await harness.bus.publish([{ id: discussionId, topic: DiscussionFinishedEvent.topic, key: accountId, payload, at }])
  return discussionId
}

const answer = { kind: 'answer', path: `/persona/${personaId}?conversation=${conversationId}` }
const gets = (browser: Browser, pushes: unknown[]) => eventually(() => expect(service.pushesTo(browser)).toEqual(pushes), 60_000)
/** Waits until all that was published before is handled. Accounts are sent to side by side: an earlier push may still be on its way. */
async function settled() {
  const marker = await register()
  const browser = await subscribe(marker.token)
  await endAnswer(marker.id)
  await gets(browser, [answer])
}

describe('a push', () => {
  it('tells every browser of the member of an unread answer, in words that only the browser reads', async () => {
    const { id, token } = await register()
    const browsers = [await subscribe(token), await subscribe(token)]
    await endAnswer(id)
    for (const browser of browsers) await gets(browser, [answer])
    const [push] = service.received.filter(({ path }) => browsers[0]?.endpoint.endsWith(path))
    if (!push) throw new Error('no push')
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', topic: 'answer', urgency: 'normal' })
    expect(push.body.toString('latin1')).not.toContain(conversationId)
    const aud = new URL(browsers[0]?.endpoint ?? '').origin
    expect(vapidClaims(push, vapid.publicKey)).toMatchObject({ aud, sub: 'mailto:push@rostra.example' })
  })

  it('tells of a discussion', async () => {
    const { id, token } = await register()
    const browser = await subscribe(token)
    const discussionId = await endDiscussion(id)
    await gets(browser, [{ kind: 'discussion', path: `/expert-discussion?id=${discussionId}` }])
  })

  it('is not sent for an answer that was read, stopped, empty or is old, nor to another member', async () => {
    const { id, token } = await register()
    const browser = await subscribe(token)
    const other = await register()
    await endAnswer(id, { unread: false })
    await endAnswer(id, { outcome: 'EXCHANGE_OUTCOME_STOPPED' })
    await endAnswer(id, { outcome: 'EXCHANGE_OUTCOME_EMPTY' })
    await endAnswer(id, {}, { at: new Date(harness.clock.now - 11 * 60_000) })
    await endAnswer(other.id)
    await settled()
    expect(service.pushesTo(browser)).toEqual([])
  })

  it('is sent once, however often the event comes', async () => {
    const { id, token } = await register()
    const browser = await subscribe(token)
    const event = { id: newId() }
    await Promise.all([endAnswer(id, {}, event), endAnswer(id, {}, event)])
    await endAnswer(id, {}, event)
    await gets(browser, [answer])
    await settled()
    expect(service.pushesTo(browser)).toEqual([answer])
  })

  it('is repeated after a failure of the push service, and not after a refusal', async () => {
    const { id, token } = await register()
    const browser = await subscribe(token)
    service.answer(503)
    await endAnswer(id)
    await gets(browser, [answer])
    service.answer(400)
    await gets(browser, [answer, answer])
    await settledRefusal(id)
    expect(service.pushesTo(browser)).toHaveLength(2)
    expect(await listed(token)).toHaveLength(1)
  })

  const settledRefusal = (accountId: string) =>
    eventually(async () => {
      const due = await harness.database.collection('push_deliveries').countDocuments({ accountId, dueAt: { $exists: true } })
      expect(due).toBe(0)
    })

  it.each([404, 410])('ends the subscription when the push service answers %i', async (status) => {
    const { id, token } = await register()
    await subscribe(token)
    service.answer(status)
    await endAnswer(id)
    await eventually(async () => expect(await listed(token)).toEqual([]), 60_000)
  })

  it('is repeated no earlier than the push service asks', async () => {
    const { id, token } = await register()
    const browser = await subscribe(token)
    service.answer(429, '400')
    await endAnswer(id)
    await gets(browser, [answer])
    await eventually(async () => {
      const delivery = await harness.database.collection('push_deliveries').findOne({ accountId: id })
      // 400 s with a jitter of 20 %, by the clock of the database.
      expect(delivery?.dueAt.getTime() - Date.now()).toBeGreaterThan(250_000)
    })
  })

  it('to a push service that is slow holds up its own account only', async () => {
    const slow = await register()
    const browsers = [await subscribe(slow.token), await subscribe(slow.token)]
    for (const browser of browsers) service.hang(browser)
    const sent = () => browsers.flatMap((browser) => service.pushesTo(browser))
    await endAnswer(slow.id)
    await eventually(() => expect(sent()).toHaveLength(1), 60_000)
    await settled()
    expect(sent()).toHaveLength(1)
  })

  it('ends the subscription after 12 attempts in a row that fail', async () => {
    const { id, token } = await register()
    const browser = await subscribe(token)
    const subscriptions = harness.database.collection('push_subscriptions')
    const failTimes = (failures: number) => subscriptions.updateOne({ endpoint: browser.endpoint }, { $set: { failures } })
    await failTimes(11)
    await endAnswer(id)
    await eventually(async () => expect(await subscriptions.findOne({ endpoint: browser.endpoint })).not.toHaveProperty('failures'), 60_000)
    service.answer(400)
    await failTimes(10)
    await endAnswer(id)
    await eventually(
      async () => expect(await subscriptions.findOne({ endpoint: browser.endpoint })).toMatchObject({ failures: 11 }),
      60_000,
    )
    await endAnswer(id)
    await eventually(async () => expect(await listed(token)).toEqual([]), 60_000)
  })

  it('is one of 60 an hour at most', async () => {
    const { id, token } = await register()
    const earlier = await subscribe(token)
    harness.clock.now += 1_000
    const browser = await subscribe(token)
    const at = new Date(harness.clock.now)
    const rows = Array.from({ length: 59 }, (_, index) => ({ _id: `earlier-${id}-${index}`, accountId: id, at }))
    await harness.database.collection<{ _id: string; accountId: string; at: Date }>('push_deliveries').insertMany(rows)
    await endAnswer(id)
    await endAnswer(id)
    await gets(browser, [answer])
    await settled()
    expect(service.pushesTo(browser)).toEqual([answer])
    expect(service.pushesTo(earlier)).toEqual([])
  })
})

describe('a subscription', () => {
  it('is listed without its address and keys', async () => {
    const { token } = await register()
    const browser = await subscribe(token)
    const at = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(await listed(token)).toEqual([{ service: new URL(browser.endpoint).host, createdAt: at, usedAt: at }])
    await gateway.call(IdentityService.UnsubscribePush, { endpoint: browser.endpoint }, { token })
    await gateway.call(IdentityService.UnsubscribePush, { endpoint: browser.endpoint }, { token })
    expect(await listed(token)).toEqual([])
  })

  it('is one of ten: the one that was used least recently makes room', async () => {
    const { token } = await register()
    const first = await subscribe(token)
    for (let count = 0; count < 9; count++) {
      harness.clock.now += 1_000
      await subscribe(token)
    }
    harness.clock.now += 1_000
    await subscribe(token, first)
    expect(await listed(token)).toHaveLength(10)
    harness.clock.now += 1_000
    await subscribe(token)
    expect(await listed(token)).toHaveLength(10)
    const endpoints = await harness.database.collection('push_subscriptions').distinct('endpoint')
    expect(endpoints).toContain(first.endpoint)
  })

  it('belongs to the account that stored it last', async () => {
    const { token } = await register()
    const browser = await subscribe(token)
    const next = await register()
    await subscribe(next.token, browser)
    expect([(await listed(token)).length, (await listed(next.token)).length]).toEqual([0, 1])
  })

  it('ends when its session is signed out, revoked or replaced', async () => {
    const { id, token, sessionSecret, registration } = await register()
    const own = await gateway.call(IdentityService.LogIn, registration)
    const revoked = await gateway.call(IdentityService.LogIn, registration)
    await subscribe(token)
    await subscribe(revoked.accessToken)
    const replaced = await gateway.call(IdentityService.LogIn, registration)
    await subscribe(replaced.accessToken)
    await subscribe(own.accessToken)
    expect(await stored(id)).toBe(4)
    await gateway.call(IdentityService.LogOut, { sessionSecret })
    expect(await stored(id)).toBe(3)
    await gateway.call(IdentityService.LogIn, { ...registration, previousSessionSecret: replaced.sessionSecret })
    expect(await stored(id)).toBe(2)
    const { sessions } = await gateway.call(IdentityService.ListSessions, {}, { token: revoked.accessToken })
    const session = sessions.find(({ current }) => current)
    await gateway.call(IdentityService.RevokeSession, { id: session?.id ?? '' }, { token: own.accessToken })
    expect(await stored(id)).toBe(1)
  })

  it('gets nothing once its session has ended in any other way, and is removed', async () => {
    const { id, token } = await register()
    const browser = await subscribe(token)
    await harness.database.collection('sessions').deleteMany({ $expr: { $eq: [{ $toString: '$accountId' }, id] } })
    await endAnswer(id)
    await eventually(async () => expect(await stored(id)).toBe(0), 60_000)
    expect(service.pushesTo(browser)).toEqual([])
  })

  it('ends with its account, as do its deliveries', async () => {
    const { id, token } = await register()
    const browser = await subscribe(token)
    await endAnswer(id)
    await gets(browser, [answer])
    await gateway.call(IdentityService.DeleteAccount, proven, { token })
    expect(await stored(id)).toBe(0)
    expect(await harness.database.collection('push_deliveries').countDocuments({ accountId: id })).toBe(0)
  })

  it('is refused for wrong keys, for a visitor and after the session', async () => {
    const { token, sessionSecret } = await register()
    const browser = service.subscribe()
    const wrong = [{ p256dh: browser.auth }, { p256dh: `${browser.p256dh.slice(0, -4)}AAAA` }, { auth: 'short' }]
    for (const change of wrong) await expect(subscribe(token, { ...browser, ...change })).rejects.toEqual(refused('invalid', 'VALIDATION'))
    await expect(subscribe(token, { ...browser, endpoint: '' })).rejects.toEqual(refused('invalid', 'ADDRESS_NOT_ALLOWED'))
    await expect(gateway.call(IdentityService.SubscribePush, browser)).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
    await gateway.call(IdentityService.LogOut, { sessionSecret })
    await expect(subscribe(token, browser)).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
  })
})

describe('without its settings', () => {
  it('nothing is offered', async () => {
    const plain = (await harness.startReplica()).as('gateway')
    expect(await plain.call(IdentityService.GetPushKey, {})).toEqual({ publicKey: '' })
    expect(await gateway.call(IdentityService.GetPushKey, {})).toEqual({ publicKey: vapid.publicKey })
    const { token } = await register()
    await expect(plain.call(IdentityService.SubscribePush, service.subscribe(), { token })).rejects.toEqual(refused('state', 'PUSH_OFF'))
  })

  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://10.0.0.7/a',
    'https://user:secret@push.example/a',
    'https://[::1]/a',
    'push',
  ])('local addresses are none of the public internet: %s', async (endpoint) => {
    const production = (await harness.startReplica(settings)).as('gateway')
    const { token } = await register()
    const call = production.call(IdentityService.SubscribePush, { ...service.subscribe(), endpoint }, { token })
    await expect(call).rejects.toEqual(refused('invalid', 'ADDRESS_NOT_ALLOWED'))
  })
})
