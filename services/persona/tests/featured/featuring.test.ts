import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import type { Featuring } from '@rostra/proto/gen/rostra/persona/v1/Featuring'
import { PersonaService } from '@rostra/proto/persona'
import type { NewPersona } from '../../src/core/domain/personas/persona.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let client: RpcClient
let other: RpcClient
let operator: CallOptions

beforeEach(async () => {
  harness = await createHarness()
  harness.clock.now = new Date('2026-03-01T12:00:00Z')
  const replicas = await Promise.all([harness.startReplica(), harness.startReplica()])
  ;[client, other] = [replicas[0].client(), replicas[1].client()]
  operator = { token: await harness.identity.member('olga', 'super_senator') }
})
afterEach(() => harness?.end())

const add = (slug: string, over: Partial<NewPersona> = {}) => harness.addPersona({ slug, conversationCount: 10, ...over })
const featured = async () => (await other.call(PersonaService.ListFeaturedPersonas, {})).personas.map(({ slug }) => slug)
const set = (id: string, featuring: Featuring, from = client) => from.call(PersonaService.SetFeaturing, { id, featuring }, operator)
let guests = 0
/** A new guest of a network. */
const guest = async (clientAddress: string) => ({ token: await harness.identity.guest(`g-${++guests}`), clientAddress })
const member = async (id: string) => ({ token: await harness.identity.member(id) })
const report = (id: string, caller: CallOptions, from = client) =>
  from.call(PersonaService.ReportPersona, { id, reason: 'REPORT_REASON_SPAM' }, caller)
const nextDay = () => {
  harness.clock.now = new Date(harness.clock.now.getTime() + 24 * 3_600_000)
}

describe('the rotation', () => {
  it('draws personas older than a day with ten conversations and no negative score, and demo personas always', async () => {
    await add('proven')
    await add('young', { createdAt: new Date('2026-03-01T00:00:00Z') })
    await add('quiet', { conversationCount: 9 })
    await add('disliked', { upvotes: 3, downvotes: 4 })
    await add('balanced', { upvotes: 4, downvotes: 4 })
    await add('demo', { conversationCount: 0, ownerId: '000000000000000000000001', createdAt: new Date('2026-03-01T11:00:00Z') })
    expect((await featured()).sort()).toEqual(['balanced', 'demo', 'proven'])
  })

  it('never shows one that three have reported, or that is suspended or excluded, from the next read on', async () => {
    const ids = [await add('reported'), await add('suspended'), await add('excluded'), await add('shown')]
    expect(await featured()).toHaveLength(4)
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await report(ids[0] ?? '', await guest(network))
    await client.call(PersonaService.SuspendPersona, { id: ids[1], reason: 'Sells pills to children' }, operator)
    await set(ids[2] ?? '', 'FEATURING_EXCLUDED')
    expect(await featured()).toEqual(['shown'])
    nextDay()
    expect(await featured()).toEqual(['shown'])
  })
})

describe('a featured persona whose score falls below 0', () => {
  const voteDown = async (personaId: string, voter: string, isConfirmed = true) => {
    const token = await harness.identity.member(voter, 'citizen', isConfirmed)
    await client.call(PersonaService.CastVote, { personaId, direction: 'DIRECTION_DOWN' }, { token })
  }

  it('leaves with the next read, by votes that count', async () => {
    const id = await add('disliked', { upvotes: 1 })
    await add('shown')
    expect((await featured()).sort()).toEqual(['disliked', 'shown'])
    await voteDown(id, 'bob')
    await voteDown(id, 'carl', false)
    expect((await featured()).sort()).toEqual(['disliked', 'shown'])
    await voteDown(id, 'dora')
    expect(await featured()).toEqual(['shown'])
  })

  it('stays when it is a demo persona or pinned', async () => {
    const demo = await add('demo', { ownerId: '000000000000000000000001' })
    const pinned = await add('pinned')
    await set(pinned, 'FEATURING_PINNED')
    for (const id of [demo, pinned]) await voteDown(id, 'bob')
    expect(await featured()).toEqual(['pinned', 'demo'])
  })
})

describe('a reported persona', () => {
  it('stays while one member, or any number of guests of one network, report it', async () => {
    const id = await add('reported')
    await report(id, await member('bob'))
    for (let n = 0; n < 4; n++) await report(id, await guest('198.51.100.7'))
    expect(await featured()).toEqual(['reported'])
    for (let n = 0; n < 4; n++) await report(id, await guest(`2001:db8:7:${n}::1`))
    expect(await featured()).toEqual([])
  })

  it('leaves with the third member or network, at two replicas at once, and comes back when an operator has looked', async () => {
    const id = await add('reported')
    const carl = await member('carl')
    const callers = [await member('dora'), await member('bob'), carl]
    await Promise.all(callers.map((caller, n) => report(id, caller, n % 2 ? other : client)))
    expect(await featured()).toEqual([])
    await client.call(PersonaService.DismissReports, { id, reason: 'Harmless' }, operator)
    expect(await featured()).toEqual(['reported'])
    for (const caller of [carl, await guest('198.51.100.7')]) await report(id, caller)
    expect(await featured()).toEqual(['reported'])
  })
})

describe('SetFeaturing', () => {
  it('pins for today at once, before the rotation, whatever the counts', async () => {
    for (const slug of ['a', 'b', 'c', 'd']) await add(slug)
    await featured()
    const id = await add('new', { conversationCount: 0, createdAt: harness.clock.now })
    const { today, pinned } = await set(id, 'FEATURING_PINNED')
    expect([today[0]?.slug, today.length, pinned.map(({ persona }) => persona?.slug)]).toEqual(['new', 4, ['new']])
    expect((await featured())[0]).toBe('new')
    nextDay()
    expect((await featured())[0]).toBe('new')
    expect((await set(id, 'FEATURING_UNSPECIFIED')).pinned).toEqual([])
    expect(await featured()).not.toContain('new')
  })

  it('pins at most four, also on two replicas at once', async () => {
    const ids = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => add(slug)))
    const outcomes = await Promise.allSettled(
      ids.map((id, index) => whileUnavailable(() => set(id, 'FEATURING_PINNED', index % 2 ? other : client))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const { pinned } = await client.call(PersonaService.GetFeatured, {}, operator)
    expect(pinned).toHaveLength(4)
    const fifth = ids.find((id) => !pinned.some(({ persona }) => persona?.id === id)) ?? ''
    await expect(set(fifth, 'FEATURING_PINNED')).rejects.toMatchObject({ kind: 'state', reason: 'TOO_MANY_PINNED' })
    await set(pinned[1]?.persona?.id ?? '', 'FEATURING_EXCLUDED')
    const again = await set(fifth, 'FEATURING_PINNED')
    expect([again.pinned.length, again.excluded.length, again.pinned[1]?.persona?.id]).toEqual([4, 1, fifth])
  })

  it('refuses all but super senators, unknown personas, and pins that others cannot see', async () => {
    const secret = await add('secret', { visibility: 'private' })
    await expect(set(secret, 'FEATURING_PINNED')).rejects.toMatchObject({ kind: 'state', reason: 'NOT_PUBLIC' })
    await expect(set('x', 'FEATURING_PINNED')).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
    const bob = { token: await harness.identity.member('bob', 'orator') }
    await expect(client.call(PersonaService.GetFeatured, {}, bob)).rejects.toMatchObject({ reason: 'OPERATORS_ONLY' })
    await expect(client.call(PersonaService.SetFeaturing, { id: secret }, bob)).rejects.toMatchObject({ reason: 'OPERATORS_ONLY' })
  })
})
