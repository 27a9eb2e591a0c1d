import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { InsightsConsentChanged__Output } from '@rostra/proto/gen/rostra/identity/v1/InsightsConsentChanged'
import { IdentityService } from '@rostra/proto/identity'
import { InsightsConsentChangedEvent } from '@rostra/proto/identity-events'
import { Types } from 'mongoose'
import { createHarness, type Harness, newRegistration, proven, type Replica, refused } from '../harness.ts'

let harness: Harness
let replica: Replica
let gateway: RpcClient
let zeitgeist: RpcClient
const events: (InsightsConsentChanged__Output & { id: string; key: string })[] = []
beforeAll(async () => {
  harness = await createHarness()
  await harness.bus.subscribe({
    topic: InsightsConsentChangedEvent.topic,
    group: `test-${randomUUID()}`,
    handle: async ({ id, key, payload }) => {
      events.push({ ...InsightsConsentChangedEvent.deserialize(payload), id, key })
    },
  })
  replica = await harness.startReplica()
  gateway = replica.as('gateway')
  zeitgeist = replica.as('zeitgeist')
})
afterAll(() => harness.stop())

const register = async (username?: string) => {
  const registration = { ...newRegistration(), ...(username ? { username } : {}) }
  const { account, accessToken: token } = await gateway.call(IdentityService.Register, registration)
  return { id: account?.id ?? '', token }
}
const allow = (token: string, insights: boolean) => gateway.call(IdentityService.UpdateProfile, { insights }, { token })
const consenting = async (accountIds: string[]) => (await zeitgeist.call(IdentityService.ListInsightConsents, { accountIds })).accountIds
const namesAmong = async (words: string[]) => (await zeitgeist.call(IdentityService.FindMemberNames, { words })).words
const changesOf = (id: string) => events.filter(({ accountId }) => accountId === id).map(({ allowed }) => allowed)

/** Returns the plans with which MongoDB ran the queries on accounts that `act` causes. */
async function plansOf(act: () => Promise<unknown>) {
  const { db } = harness.database
  await db?.command({ profile: 2 })
  await act()
  await db?.command({ profile: 0 })
  const queries = await db
    ?.collection('system.profile')
    .find({ op: 'query', ns: /\.accounts$/ })
    .toArray()
  await db?.collection('system.profile').drop()
  // Ignores the queries of the outbox relay.
  return queries?.filter(({ planSummary }) => !planSummary.includes('outbox'))
}

describe('ListInsightConsents', () => {
  it('returns the accounts that allow insights, without unknown, malformed and deleted ones', async () => {
    const allowing = await register()
    const refusing = await register()
    const deleted = await register()
    await allow(refusing.token, false)
    await gateway.call(IdentityService.DeleteAccount, proven, { token: deleted.token })
    const others = ['f'.repeat(24), 'no id', '', '$ne']
    expect(await consenting([refusing.id, deleted.id, ...others, allowing.id, allowing.id])).toEqual([allowing.id])
    await allow(refusing.token, true)
    expect(new Set(await consenting([refusing.id, allowing.id]))).toEqual(new Set([refusing.id, allowing.id]))
    expect(await consenting([])).toEqual([])
  })

  it('says which of them count: with a confirmed address, 7 days after the registration, and of which network', async () => {
    const counting = async (ids: string[]) => (await zeitgeist.call(IdentityService.ListInsightConsents, { accountIds: ids })).counting
    const from = async (clientAddress: string) => {
      const { account } = await gateway.call(IdentityService.Register, newRegistration(), { clientAddress })
      return account?.id ?? ''
    }
    const [one, two, three] = [await from('2001:db8:1:2::7'), await from('2001:db8:1:ff::9'), await from('198.51.100.7')]
    const unconfirmed = await from('198.51.100.8')
    await harness.database.collection('accounts').updateOne({ _id: new Types.ObjectId(unconfirmed) }, { $unset: { emailConfirmedAt: 1 } })
    expect(await counting([one, two, three, unconfirmed])).toEqual([])
    harness.clock.now += 7 * 86_400_000
    const found = await counting([one, two, three, unconfirmed])
    const networkOf = Object.fromEntries(found.map(({ accountId, network }) => [accountId, network]))
    expect(Object.keys(networkOf).sort()).toEqual([one, two, three].sort())
    expect(networkOf[one]).toMatch(/^[\w-]{22}$/)
    expect(networkOf[two]).toBe(networkOf[one])
    expect(networkOf[three]).not.toBe(networkOf[one])
    const young = await from('198.51.100.9')
    expect(await counting([young])).toEqual([])
  })

  it('says which of them have a confirmed address, of any age', async () => {
    const [confirmed, unconfirmed, refusing] = [await register(), await register(), await register()]
    await allow(refusing.token, false)
    await harness.database
      .collection('accounts')
      .updateOne({ _id: new Types.ObjectId(unconfirmed.id) }, { $unset: { emailConfirmedAt: 1 } })
    const accountIds = [confirmed.id, unconfirmed.id, refusing.id]
    const found = await zeitgeist.call(IdentityService.ListInsightConsents, { accountIds })
    expect(found.confirmedAccountIds).toEqual([confirmed.id])
  })

  it('takes 1,000 ids in one query by index', async () => {
    const { id } = await register()
    const ids = Array.from({ length: 999 }, (_, n) => n.toString(16).padStart(24, 'e'))
    const plans = await plansOf(async () => expect(await consenting([...ids, id])).toEqual([id]))
    expect(plans).toEqual([expect.objectContaining({ planSummary: expect.stringMatching(/^IXSCAN|^IDHACK/), docsExamined: 1 })])
    await expect(consenting([...ids, id, id])).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })
})

describe('FindMemberNames', () => {
  it('returns the words that are usernames, in any case, as they were asked for', async () => {
    await register('Hypatia_of-A1')
    expect(await namesAmong(['hypatia_of-a1', 'garden', 'HYPATIA_OF-A1', 'hypatia', '', '$where', 'ユーザー'])).toEqual([
      'hypatia_of-a1',
      'HYPATIA_OF-A1',
    ])
    expect(await namesAmong([])).toEqual([])
  })

  it.each(['grace_hopper', 'anita-borg', 'katherinejohnson'])(
    'returns the pair of words that the username %s stands for',
    async (username) => {
      await register(username)
      const pair = { grace_hopper: 'Grace Hopper', 'anita-borg': 'anita borg', katherinejohnson: 'katherine johnson' }[username] ?? ''
      expect(await namesAmong([pair, `${pair}s`])).toEqual([pair])
    },
  )

  it('leaves out words that are too long for a username', async () => {
    expect(await namesAmong(['a'.repeat(33), `${'a'.repeat(24)} ${'b'.repeat(24)}`])).toEqual([])
  })

  it('leaves out the name of a deleted account', async () => {
    const { token } = await register('short-lived')
    await gateway.call(IdentityService.DeleteAccount, proven, { token })
    expect(await namesAmong(['short-lived'])).toEqual([])
  })

  it('takes 1,000 words in one query by index', async () => {
    await register('the-thousandth')
    const words = Array.from({ length: 999 }, (_, n) => `never taken${n}`)
    const plans = await plansOf(async () => expect(await namesAmong([...words, 'the-thousandth'])).toEqual(['the-thousandth']))
    expect(plans).toEqual([expect.objectContaining({ planSummary: 'IXSCAN { usernameKey: 1 }', docsExamined: 0 })])
    await expect(namesAmong([...words, 'one', 'two'])).rejects.toEqual(refused('invalid', 'VALIDATION'))
  })
})

it.each([
  ['ListInsightConsents', (client: RpcClient) => client.call(IdentityService.ListInsightConsents, {})],
  ['FindMemberNames', (client: RpcClient) => client.call(IdentityService.FindMemberNames, {})],
])('%s refuses every service but zeitgeist and chat', async (_method, call) => {
  await expect(call(replica.as('chat'))).resolves.toBeDefined()
  for (const service of ['gateway', 'operator'] as const)
    await expect(call(replica.as(service))).rejects.toEqual(refused('denied', 'SERVICE_NOT_ALLOWED'))
  await expect(call(replica.anonymous)).rejects.toMatchObject({ kind: 'unauthenticated' })
})

describe('a change of the consent', () => {
  it('causes one event with an id of its own, keyed by account', async () => {
    const { id, token } = await register()
    await allow(token, false)
    await allow(token, true)
    await eventually(() => expect(changesOf(id)).toEqual([false, true]), eventTimeoutMs)
    const [first, second] = events.filter(({ accountId }) => accountId === id)
    expect([first?.key, first?.changedAt]).toEqual([id, new Date(harness.clock.now).toISOString()])
    expect(first?.id).not.toBe(second?.id)
  })

  it('causes no event when the value stays', async () => {
    const { id, token } = await register()
    await allow(token, true)
    await gateway.call(IdentityService.UpdateProfile, { email: `${id}@example.org`, ...proven }, { token })
    await allow(token, false)
    await allow(token, false)
    await eventually(() => expect(changesOf(id)).toEqual([false]), eventTimeoutMs)
    // Events of one account are published in order, so a later one shows that there was none in between.
    await allow(token, true)
    await eventually(() => expect(changesOf(id)).toEqual([false, true]), eventTimeoutMs)
  })

  it('of concurrent calls causes one event for each change', async () => {
    const { id, token } = await register()
    await Promise.all(Array.from({ length: 8 }, () => allow(token, false)))
    await allow(token, true)
    await eventually(() => expect(changesOf(id).at(-1)).toBe(true), eventTimeoutMs)
    expect(changesOf(id)).toEqual([false, true])
  })
})
