import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaService } from '@rostra/proto/persona'
import { Types } from 'mongoose'
import { validForm } from '../fixtures.ts'
import { createScenario, file, pair, type Scenario, text } from './scenario.ts'

let scenario: Scenario
let gateway: RpcClient
let chat: RpcClient

beforeAll(async () => {
  scenario = await createScenario()
  const replica = await scenario.startReplica()
  gateway = replica.client()
  chat = replica.client('chat')
})
afterAll(() => scenario?.harness.end())

const persona = (ownerId = 'ada') => scenario.harness.addPersona({ ownerId })
const readySources = async (personaId: string) => {
  const row = await scenario.harness.connection
    .collection<{ _id: string; ready: object[]; passages: number }>('knowledge')
    .findOne({ _id: personaId })
  return { ready: row?.ready, passages: row?.passages }
}
const hasMaterial = async (id: string) => (await chat.call(PersonaService.GetSpeakingProfile, { id })).hasMaterial

describe('a source', () => {
  it('is read in the background, and has its passages then', async () => {
    const id = await persona()
    expect(await hasMaterial(id)).toBe(false)
    const added = await scenario.add(gateway, id, file('one\ntwo', 'C:\\notes.md'))
    expect(added).toMatchObject({ kind: 'SOURCE_KIND_FILE', title: 'notes.md', bytes: 7, status: 'SOURCE_STATUS_PROCESSING', passages: 0 })
    expect(await scenario.read(gateway, id)).toEqual([
      { ...added, status: 'SOURCE_STATUS_READY', pages: 3, passages: 2, originalUntil: expect.stringMatching(/Z$/) },
    ])
    expect(await hasMaterial(id)).toBe(true)
    const [readingId] = scenario.passages.readingsOf(added.id)
    expect(await readySources(id)).toEqual({ ready: [{ sourceId: added.id, readingId, title: 'notes.md', passages: 2 }], passages: 2 })
  })

  it('says what of it could not be read', async () => {
    const id = await persona()
    await scenario.add(gateway, id, file('partly'))
    const [source] = await scenario.read(gateway, id)
    expect(source).toMatchObject({ status: 'SOURCE_STATUS_READY', reason: 'Page 2 is a picture without text.' })
  })

  it('can be a text, and a pair whose passage has the question and the answer', async () => {
    const id = await persona()
    await scenario.add(gateway, id, text('# Hours\nNine to five', ' Hours '))
    const { id: sourceId } = await scenario.add(gateway, id, pair('When?', 'At nine.'))
    const sources = await scenario.read(gateway, id)
    expect(sources.map(({ kind, title, status }) => [kind, title, status])).toEqual(
      expect.arrayContaining([
        ['SOURCE_KIND_TEXT', 'Hours', 'SOURCE_STATUS_READY'],
        ['SOURCE_KIND_PAIR', 'When?', 'SOURCE_STATUS_READY'],
      ]),
    )
    const listed = await gateway.call(
      PersonaService.ListPassages,
      { personaId: id, sourceId, page: 1, limit: 10 },
      await scenario.as('ada'),
    )
    const passage = {
      sourceId,
      title: 'When?',
      page: 0,
      pageLabel: '',
      heading: '',
      text: 'Question: When?\n\nAnswer: At nine.',
      score: 0,
      fit: 0,
    }
    expect(listed).toEqual({ passages: [passage], total: 1 })
  })

  it('may have 200,000 characters as a text and 10 MB as a file', async () => {
    const id = await persona()
    await scenario.add(gateway, id, text('x'.repeat(200_000)))
    await scenario.add(gateway, id, { file: { name: 'big.txt', content: Buffer.alloc(10 * 1024 * 1024, 'x') } })
    const sources = await scenario.read(gateway, id)
    expect(sources.map(({ status }) => status)).toEqual(['SOURCE_STATUS_READY', 'SOURCE_STATUS_READY'])
    expect(await scenario.rowsOf(id)).toMatchObject({ files: 2, chunks: 11 })
  })

  it('is listed with others by page', async () => {
    const id = await persona()
    const { id: sourceId } = await scenario.add(gateway, id, file(Array.from({ length: 25 }, (_, n) => `line ${n}`).join('\n')))
    await scenario.read(gateway, id)
    const page = async (number: number) =>
      gateway.call(PersonaService.ListPassages, { personaId: id, sourceId, page: number, limit: 10 }, await scenario.as('ada'))
    expect((await page(3)).passages.map(({ text }) => text)).toEqual(['line 20', 'line 21', 'line 22', 'line 23', 'line 24'])
    expect(await page(4)).toEqual({ passages: [], total: 25 })
  })

  it.each([
    ['VALIDATION', text(' \n\t', 'Blank')],
    ['VALIDATION', text('Hello', ' ')],
    ['VALIDATION', text('x'.repeat(200_001))],
    ['VALIDATION', pair('When?', '')],
    ['VALIDATION', file('')],
    ['VALIDATION', { ...text('Hello'), requestId: 'r'.repeat(101) }],
    ['VALIDATION', {}],
    ['UNSUPPORTED_TYPE', file('<p>', 'page.xml')],
    ['UNSUPPORTED_TYPE', file('no header', 'book.pdf')],
    ['TOO_LARGE', { file: { name: 'big.txt', content: Buffer.alloc(10 * 1024 * 1024 + 1, 'x') } }],
  ])('is refused with %s', async (reason, source) => {
    const id = await persona()
    await expect(scenario.add(gateway, id, source)).rejects.toMatchObject({ kind: 'invalid', reason })
    expect(await scenario.rowsOf(id)).toMatchObject({ sources: 0, files: 0, chunks: 0 })
  })
})

describe('a source that cannot be read', () => {
  it('fails with a reason, which frees its place and its file', async () => {
    const id = await persona()
    const { id: sourceId } = await scenario.add(gateway, id, file('broken'))
    const [failed] = await scenario.read(gateway, id)
    expect(failed).toMatchObject({
      id: sourceId,
      status: 'SOURCE_STATUS_FAILED',
      reason: 'This file is broken. Save it again.',
      passages: 0,
    })
    await eventually(async () => expect(await scenario.rowsOf(id)).toMatchObject({ sources: 1, files: 0, chunks: 0 }))
    expect(await hasMaterial(id)).toBe(false)
    // The same file may be added again.
    await scenario.add(gateway, id, file('broken'))
    expect(await scenario.read(gateway, id)).toHaveLength(2)
  })

  it('fails with a reason that hides a defect', async () => {
    const id = await persona()
    await scenario.add(gateway, id, file('defect'))
    const [failed] = await scenario.read(gateway, id)
    expect(failed).toMatchObject({ status: 'SOURCE_STATUS_FAILED', reason: expect.stringContaining('error on our side') })
  })

  it('fails when the persona would have more than 20,000 passages', async () => {
    const id = await persona()
    await scenario.add(gateway, id, file('huge20001'))
    await scenario.add(gateway, id, file('huge20000'))
    await scenario.read(gateway, id)
    await scenario.add(gateway, id, file('one more'))
    const sources = await scenario.read(gateway, id)
    const failed = sources.filter(({ status }) => status === 'SOURCE_STATUS_FAILED')
    expect(failed.map(({ reason }) => reason)).toEqual([expect.stringContaining('20,000'), expect.stringContaining('20,000')])
    expect(await readySources(id)).toMatchObject({ passages: 20_000 })
  })
})

describe('a deleted source', () => {
  it('is found no more, and leaves nothing', async () => {
    const id = await persona()
    const { id: first } = await scenario.add(gateway, id, file('one'))
    const { id: second } = await scenario.add(gateway, id, file('two'))
    await scenario.read(gateway, id)
    const remove = async (sourceId: string) =>
      gateway.call(PersonaService.DeleteSource, { personaId: id, sourceId }, await scenario.as('ada'))
    await remove(first)
    expect(await readySources(id)).toEqual({ ready: [expect.objectContaining({ sourceId: second })], passages: 1 })
    expect(await hasMaterial(id)).toBe(true)
    await expect(remove(first)).rejects.toMatchObject({ kind: 'not_found', reason: 'SOURCE_NOT_FOUND' })
    await remove(second)
    expect(await hasMaterial(id)).toBe(false)
    expect(await scenario.list(gateway, id)).toEqual([])
    await eventually(async () => expect(await scenario.rowsOf(id)).toEqual({ sources: 0, knowledge: 1, files: 0, chunks: 0, passages: 0 }))
  })

  it('is read no further', async () => {
    const id = await persona()
    const { id: sourceId } = await scenario.add(gateway, id, file(`slow ${id}`))
    await eventually(() => expect(scenario.reader.begun).toContain(`slow ${id}`))
    await gateway.call(PersonaService.DeleteSource, { personaId: id, sourceId }, await scenario.as('ada'))
    await eventually(async () => expect(await scenario.rowsOf(id)).toMatchObject({ sources: 0, files: 0, chunks: 0, passages: 0 }))
  })
})

describe('material of another owner', () => {
  it('is not found, for guests neither', async () => {
    const id = await persona('zoe')
    const { id: sourceId } = await scenario.add(gateway, id, file('secret'), 'zoe')
    await scenario.read(gateway, id, 'zoe')
    const range = { page: 1, limit: 10 }
    const callAll = (options: { token?: string }) =>
      [
        gateway.call(PersonaService.ListSources, { personaId: id }, options),
        gateway.call(PersonaService.AddSource, { personaId: id, ...text('Hello') }, options),
        gateway.call(PersonaService.DeleteSource, { personaId: id, sourceId }, options),
        gateway.call(PersonaService.ListPassages, { personaId: id, sourceId, ...range }, options),
      ].map((call) => expect(call).rejects)
    for (const call of callAll(await scenario.as('eve'))) await call.toMatchObject({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
    for (const options of [{}, { token: await scenario.harness.identity.guest('g') }])
      for (const call of callAll(options)) await call.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
    // Another persona's id does not help.
    const own = await persona('eve')
    const options = await scenario.as('eve')
    for (const call of [
      gateway.call(PersonaService.DeleteSource, { personaId: own, sourceId }, options),
      gateway.call(PersonaService.ListPassages, { personaId: own, sourceId, ...range }, options),
    ])
      await expect(call).rejects.toMatchObject({ kind: 'not_found', reason: 'SOURCE_NOT_FOUND' })
    expect(await scenario.list(gateway, id, 'zoe')).toHaveLength(1)
  })
})

it('an owner manages the material of a suspended persona', async () => {
  const id = await persona()
  const suspension = { reason: 'Spam', at: new Date(), operatorId: 'o' }
  await scenario.harness.connection.collection('personas').updateOne({ _id: new Types.ObjectId(id) }, { $set: { suspension } })
  await scenario.add(gateway, id, file('kept'))
  expect(await scenario.read(gateway, id)).toHaveLength(1)
})

it('the option to answer only from the material is stored, for its owner and for chat', async () => {
  const options = await scenario.as('kim')
  const { id, onlyFromMaterial } = await gateway.call(
    PersonaService.CreatePersona,
    { form: validForm({ onlyFromMaterial: true }) },
    options,
  )
  expect(onlyFromMaterial).toBe(true)
  expect((await gateway.call(PersonaService.GetPersona, { id })).onlyFromMaterial).toBeUndefined()
  expect(await chat.call(PersonaService.GetSpeakingProfile, { id })).toMatchObject({ onlyFromMaterial: true, hasMaterial: false })
  await scenario.add(gateway, id, file('known'), 'kim')
  await scenario.read(gateway, id, 'kim')
  // A save of the form keeps the fields that readings store.
  const saved = await gateway.call(PersonaService.UpdatePersona, { id, form: validForm({ onlyFromMaterial: false }) }, options)
  expect(saved.onlyFromMaterial).toBe(false)
  expect(await chat.call(PersonaService.GetSpeakingProfile, { id })).toMatchObject({ onlyFromMaterial: false, hasMaterial: true })
})
