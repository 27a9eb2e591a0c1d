import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
let experts: RpcClient
let open: string
let secret: string
let bobs: string
const as: Record<'owner' | 'member' | 'guest' | 'anonymous', CallOptions> = { owner: {}, member: {}, guest: {}, anonymous: {} }
const others = ['member', 'guest', 'anonymous'] as const
const unknownId = '0'.repeat(24)

beforeAll(async () => {
  harness = await createHarness()
  const { client } = await harness.startReplica()
  gateway = client()
  experts = client('experts')
  open = await harness.addPersona({ slug: 'open', name: 'Open', avatarUrl: 'https://example.org/a.png' })
  secret = await harness.addPersona({ slug: 'secret', visibility: 'private' })
  bobs = await harness.addPersona({ slug: 'bobs', ownerId: 'bob' })
  as.owner = { token: await harness.identity.member('ada') }
  as.member = { token: await harness.identity.member('bob') }
  as.guest = { token: await harness.identity.guest('ada') }
})
afterAll(() => harness?.end())

const listed = async (ids: string[], options: CallOptions = {}) =>
  (await gateway.call(PersonaService.ListPersonasByIds, { ids }, options)).personas.map(({ id }) => id)
const profiled = async (ids: string[], options: CallOptions = {}) =>
  (await experts.call(PersonaService.ListSpeakingProfiles, { ids }, options)).profiles.map(({ id }) => id)

describe.each([
  ['ListPersonasByIds', listed],
  ['ListSpeakingProfiles', profiled],
])('%s', (_call, idsOf) => {
  it('keeps the order of the ids, and returns each persona once', async () => {
    expect(await idsOf([bobs, open])).toEqual([bobs, open])
    expect(await idsOf([open, bobs, open])).toEqual([open, bobs])
    expect(await idsOf([])).toEqual([])
  })

  it('leaves out unknown and malformed ids', async () => {
    expect(await idsOf([unknownId, open, '', '{"$gt":""}'])).toEqual([open])
    expect(await idsOf(['\u0000', 'a'.repeat(10_000), open.toUpperCase(), 'open'])).toEqual([])
  })

  it.each(others)('hides a private persona from %s', async (caller) => {
    expect(await idsOf([secret, open], as[caller])).toEqual([open])
  })

  it('returns a private persona to its owner', async () => {
    expect(await idsOf([secret, open], as.owner)).toEqual([secret, open])
  })

  it('leaves out a persona that was deleted', async () => {
    const id = await harness.addPersona({ slug: `gone-${_call.toLowerCase()}` })
    expect(await idsOf([id])).toEqual([id])
    await gateway.call(PersonaService.DeletePersona, { id }, as.owner)
    expect(await idsOf([id, open])).toEqual([open])
  })
})

describe('ListPersonasByIds', () => {
  it('returns the card, without prompts also for the owner', async () => {
    const { personas } = await gateway.call(PersonaService.ListPersonasByIds, { ids: [open] }, as.owner)
    const { firstMessage: _, _firstMessage: __, ...persona } = await gateway.call(PersonaService.GetPersona, { id: open })
    expect(personas).toEqual([{ ...persona, openingLines: [], embedOrigins: [], messageCredits: 0 }])
    expect(JSON.stringify(personas)).not.toMatch(/You are somebody|Never shout/)
  })

  it('accepts 100 ids and refuses 101', async () => {
    expect(await listed(Array(100).fill(open))).toEqual([open])
    await expect(listed(Array(101).fill(open))).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })
})

describe('ListSpeakingProfiles', () => {
  it('returns prompts, greeting and avatar to experts', async () => {
    const { profiles } = await experts.call(PersonaService.ListSpeakingProfiles, { ids: [open] })
    expect(profiles).toEqual([
      {
        id: open,
        slug: 'open',
        name: 'Open',
        description: 'Somebody to talk with',
        category: 'Other',
        rolePrompt: 'You are somebody to talk with.',
        strictlyFollows: 'Never shout.',
        greeting: "Hi, I'm Open. Somebody to talk with. What would you like to talk about?",
        avatarUrl: 'https://example.org/a.png',
        avatarEmoji: '🙂',
        avatarBgColor: '#4F46E5',
        isPublic: true,
        hasMaterial: false,
        onlyFromMaterial: false,
        ownModel: null,
        chatModel: '',
      },
    ])
  })

  it('accepts 5 ids and refuses 6', async () => {
    expect(await profiled(Array(5).fill(open))).toEqual([open])
    await expect(profiled(Array(6).fill(open))).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })

  it('refuses every other service, also for the owner', async () => {
    await expect(gateway.call(PersonaService.ListSpeakingProfiles, { ids: [open] }, as.owner)).rejects.toMatchObject({
      kind: 'denied',
      reason: 'SERVICE_NOT_ALLOWED',
    })
  })
})

describe('the queries of lists by ids', () => {
  it('read by index, and only the rows of the ids', async () => {
    const { db } = harness.connection
    await db?.command({ profile: 2 })
    await listed([open, bobs], as.owner)
    await profiled([open, bobs], as.owner)
    await db?.command({ profile: 0 })
    // Leaves out the reads of the search index, which follows the changes of earlier tests.
    const ran = await db
      ?.collection('system.profile')
      .find({ op: 'query', ns: /\.personas$/, 'command.filter.visibility': { $exists: false } })
      .toArray()
    expect(ran?.map(({ planSummary, docsExamined }) => ({ planSummary, docsExamined }))).toEqual([
      { planSummary: 'IXSCAN { _id: 1 }', docsExamined: 2 },
      { planSummary: 'IXSCAN { _id: 1 }', docsExamined: 2 },
    ])
  })
})
