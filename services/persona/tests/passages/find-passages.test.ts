import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaService } from '@rostra/proto/persona'
import { createHarness, type Harness } from '../harness.ts'
import { material, passageOf } from './material.ts'

let harness: Harness
let gateway: RpcClient
let chat: RpcClient
let otherReplica: RpcClient
let publicId: string
let privateId: string
let sources: ReturnType<typeof material>
const as: Record<'owner' | 'member' | 'guest' | 'anonymous', CallOptions> = { owner: {}, member: {}, guest: {}, anonymous: {} }
const notFound = expect.objectContaining({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })

beforeAll(async () => {
  harness = await createHarness()
  const one = await harness.startReplica()
  const other = await harness.startReplica()
  gateway = one.client()
  chat = one.client('chat')
  otherReplica = other.client('chat')
  sources = material(harness)
  publicId = await harness.addPersona({ name: 'Beekeeper' })
  privateId = await harness.addPersona({ name: 'Diary', visibility: 'private' })
  as.owner = { token: await harness.identity.member('ada') }
  as.member = { token: await harness.identity.member('bob') }
  as.guest = { token: await harness.identity.guest('ada') }
  await sources.add(publicId, 'Winter bees', [
    passageOf('A colony that goes into winter needs about twenty kilograms of honey.', {
      heading: 'Winter › Food',
      page: 3,
      pageLabel: 'iii',
    }),
    passageOf('Mice enter a hive in November, when the cluster no longer defends the entrance.', { heading: 'Winter › Mice', page: 4 }),
    passageOf('Smoke calms the colony, because the bees fill themselves with honey.', { heading: 'Tools', page: 5 }),
  ])
  await sources.add(privateId, 'Diary', [passageOf('The password of my safe is marmalade.')])
})
afterAll(() => harness?.end())

const find = (query: string, over: object = {}, options: CallOptions = as.member, client = chat) =>
  client.call(PersonaService.FindPassages, { personaId: publicId, query, earlier: [], person: '', ...over }, options)
const textsOf = async (found: ReturnType<typeof find>) => (await found).passages.map(({ text }) => text)

describe('FindPassages', () => {
  it('returns the passages that fit with their source, heading and page, the best first', async () => {
    const { passages } = await find('How much honey does a colony need for the winter?')
    expect(passages[0]).toEqual({
      sourceId: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: 'Winter bees',
      page: 3,
      pageLabel: 'iii',
      heading: 'Winter › Food',
      text: 'A colony that goes into winter needs about twenty kilograms of honey.',
      score: expect.any(Number),
      fit: expect.any(Number),
    })
    const scores = passages.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    expect(scores.every((score) => score > 0)).toBe(true)
  })

  it('returns nothing for a question about something else, and for a persona without sources', async () => {
    expect(await textsOf(find('Which planet has the largest moon in our solar system?'))).toEqual([])
    const emptyId = await harness.addPersona()
    expect(await textsOf(find('How much honey?', { personaId: emptyId }))).toEqual([])
  })

  it('finds simplified Chinese by traditional, and the other way', async () => {
    const personaId = await harness.addPersona()
    const breads = '麵包先用二百四十度烤十五分鐘，再用二百度烤半小時。'
    const shop = '维修部周二到周六九点至六点营业，换车胎可以立等可取。'
    await sources.add(personaId, '筆記', [passageOf(breads), passageOf(shop)])
    for (const query of ['面包烤多少分钟？', '麵包烤多少分鐘？']) expect((await textsOf(find(query, { personaId })))[0]).toBe(breads)
    for (const query of ['維修部幾點營業？', '维修部几点营业？', '換車胎'])
      expect((await textsOf(find(query, { personaId })))[0]).toBe(shop)
  })

  it('understands a follow-up by the messages before it', async () => {
    const alone = await textsOf(find('And in November?'))
    const after = await textsOf(find('And the amount?', { earlier: ['How many kilograms of honey does a colony need?'] }))
    expect(alone[0]).toMatch(/^Mice/)
    expect(after[0]).toMatch(/^A colony/)
  })

  it('never returns a passage of another persona', async () => {
    const otherId = await harness.addPersona({ name: 'Rival' })
    await sources.add(otherId, 'Winter bees', [passageOf('The rival colony needs forty kilograms of honey for the winter.')])
    for (const personaId of [publicId, otherId]) {
      const texts = await textsOf(find('How much honey does a colony need for the winter?', { personaId }))
      expect(texts.some((text) => text.includes('rival'))).toBe(personaId === otherId)
    }
    expect(await textsOf(find('What is the password of the safe? Is it marmalade?'))).toEqual([])
  })

  it.each(['member', 'guest', 'anonymous'] as const)('finds nothing of a private persona for %s', async (caller) => {
    await expect(find('password of the safe', { personaId: privateId }, as[caller])).rejects.toEqual(notFound)
  })

  it('finds what a private persona knows for its owner, also on behalf of a person', async () => {
    const secret = ['The password of my safe is marmalade.']
    expect(await textsOf(find('password of the safe', { personaId: privateId }, as.owner))).toEqual(secret)
    expect(await textsOf(find('password of the safe', { personaId: privateId, person: 'member:ada' }, as.anonymous))).toEqual(secret)
    await expect(find('password of the safe', { personaId: privateId, person: 'member:bob' }, as.anonymous)).rejects.toEqual(notFound)
    await expect(find('password of the safe', { personaId: privateId, person: 'guest:ada' }, as.anonymous)).rejects.toEqual(notFound)
  })

  it('refuses every service but chat, a text that is too long, and what is no person', async () => {
    const denied = expect.objectContaining({ kind: 'denied', reason: 'SERVICE_NOT_ALLOWED' })
    await expect(find('honey', {}, as.owner, gateway)).rejects.toEqual(denied)
    const invalid = expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION' })
    await expect(find('x'.repeat(4_001))).rejects.toEqual(invalid)
    await expect(find('honey', { earlier: ['', '', '', ''] })).rejects.toEqual(invalid)
    await expect(find('honey', { person: 'ada' })).rejects.toEqual(invalid)
  })

  it('finds no persona by an unknown id', async () => {
    for (const personaId of ['', 'f'.repeat(24), '$ne']) await expect(find('honey', { personaId })).rejects.toEqual(notFound)
  })

  it('finds a source no more once it is not ready, on every replica at once', async () => {
    const id = await harness.addPersona()
    const kept = await sources.add(id, 'Kept', [passageOf('Heather honey sets like a jelly.')])
    const deleted = await sources.add(id, 'Deleted', [passageOf('Heather honey is dark and bitter.')])
    for (const client of [chat, otherReplica])
      expect(await textsOf(find('heather honey', { personaId: id }, as.member, client))).toHaveLength(2)
    await sources.unlist(id, deleted)
    for (const client of [chat, otherReplica]) {
      const { passages } = await find('heather honey', { personaId: id }, as.member, client)
      expect(passages.map(({ sourceId }) => sourceId)).toEqual([kept])
    }
  })

  it('returns what is left while the rows of a source are deleted', async () => {
    const id = await harness.addPersona()
    const deleted = await sources.add(id, 'Deleted', [passageOf('Heather honey is dark and bitter.')])
    await sources.deleteRows(id, deleted)
    expect(await textsOf(find('heather honey', { personaId: id }))).toEqual([])
  })
})

describe('a source that was added', () => {
  it('is found once it is ready, and no more once it is deleted', async () => {
    const personaId = await harness.addPersona()
    const text = { title: 'Notes', text: 'The lighthouse keeper drinks nettle tea at dawn.' }
    const source = await gateway.call(PersonaService.AddSource, { personaId, requestId: 'one', text }, as.owner)
    const query = 'Who drinks nettle tea?'
    await eventually(async () => expect(await textsOf(find(query, { personaId }))).toEqual([text.text]))
    await gateway.call(PersonaService.DeleteSource, { personaId, sourceId: source.id }, as.owner)
    for (const client of [chat, otherReplica]) expect(await textsOf(find(query, { personaId }, as.member, client))).toEqual([])
    const rows = () =>
      Promise.all(['passages', 'passage_indexes'].map((name) => harness.connection.collection(name).countDocuments({ personaId })))
    await eventually(async () => expect(await rows()).toEqual([0, 0]))
  })
})

describe('SearchKnowledge', () => {
  const search = (personaId: string, options: CallOptions, query = 'Is marmalade the password of the safe?') =>
    gateway.call(PersonaService.SearchKnowledge, { personaId, query }, options)

  it('finds the same passages for the owner', async () => {
    const { passages } = await search(privateId, as.owner)
    expect(passages.map(({ text }) => text)).toEqual(['The password of my safe is marmalade.'])
  })

  it.each(['member', 'guest', 'anonymous'] as const)('is refused for %s, also of a public persona', async (caller) => {
    const refusal = caller === 'member' ? notFound : expect.objectContaining({ reason: 'AUTH_REQUIRED' })
    for (const id of [privateId, publicId]) await expect(search(id, as[caller])).rejects.toEqual(refusal)
  })

  it('refuses a blank text', async () => {
    await expect(search(publicId, as.owner, '  ')).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })
})
