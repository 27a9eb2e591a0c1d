import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { runBatches } from '@rostra/kit/async/run-batches'
import { buildIndexes } from '@rostra/kit/stores/mongo'
import { decodeSegment } from '@rostra/search/segments/segment'
import { textVersion } from '@rostra/text/version'
import { encodePassages } from '../../src/material/domain/passages/passage-index.ts'
import { encodeTerms } from '../../src/material/domain/passages/passage-terms.ts'
import { passageIndexModel, passageModel } from '../../src/material/store/passages/passage-rows.ts'
import { mongoPassages } from '../../src/material/store/passages/passages.ts'
import { mongoVectors } from '../../src/material/store/passages/vectors.ts'
import { createHarness, type Harness } from '../harness.ts'
import { passageOf } from './material.ts'

let harness: Harness
let stored: ReturnType<typeof mongoPassages>
const signal = new AbortController().signal
const turn = { forMs: 10_000 }
const many = Array.from({ length: 250 }, (_, number) => passageOf(`Passage number ${number} of many`, { page: number }))
const reading = (personaId: string, sourceId = 's', readingId = 'r') => ({ personaId, sourceId, readingId })

beforeAll(async () => {
  harness = await createHarness()
  stored = mongoPassages(harness.connection)
  passageModel(harness.connection)
  passageIndexModel(harness.connection)
  await buildIndexes(harness.connection)
})
afterAll(() => harness?.end())

const count = async (personaId: string) => {
  const counted = ['passages', 'passage_indexes'].map((name) => harness.connection.collection(name).countDocuments({ personaId }))
  return Promise.all(counted)
}

describe('the passages of a reading', () => {
  it('are listed in their order, range by range', async () => {
    await stored.add(reading('list'), { passages: many }, signal)
    const listed = await stored.list(reading('list'), { skip: 98, limit: 4 })
    expect(listed).toEqual(many.slice(98, 102))
    expect(await stored.list(reading('list'), { skip: 248, limit: 100 })).toEqual(many.slice(248))
    expect(await stored.list(reading('list', 's', 'other'), { skip: 0, limit: 100 })).toEqual([])
  })

  it('are stored once when they are added again, also after an add that was cut off', async () => {
    const cut = new AbortController()
    const cutOff = stored.add(reading('again'), { passages: Object.assign([...many], { entries: () => abortingEntries(cut) }) }, cut.signal)
    await expect(cutOff).rejects.toThrow('cut')
    const [before] = await count('again')
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(many.length)
    for (let times = 0; times < 2; times++) await stored.add(reading('again'), { passages: many }, signal)
    expect(await count('again')).toEqual([many.length, 1])
  })

  it('are indexed again when their terms are of an earlier version, unless they are deleted', async () => {
    await stored.add(reading('old'), { passages: many }, signal)
    await stored.add(reading('gone'), { passages: many }, signal)
    const segments = () => stored.segments('old', [reading('old')])
    const terms = async () => (await stored.texts('old', [{ sourceId: 's', readingId: 'r', index: 7 }], signal))[0]?.terms
    const before = await segments()
    expect(await terms()).toBe(encodeTerms(many[7]?.text ?? ''))
    const indexes = harness.connection.collection('passage_indexes')
    const old = [...encodePassages(many.map(() => passageOf('of another text')))].at(-1) as Uint8Array
    new DataView(old.buffer, old.byteOffset).setUint32(4, 0, true)
    expect(decodeSegment(old)).toMatchObject({ termsVersion: 0, count: many.length })
    await indexes.updateMany({ personaId: { $in: ['old', 'gone'] } }, { $set: { textVersion: 0, bytes: Buffer.from(old) } })
    await harness.connection.collection('passages').updateMany({ personaId: 'old' }, { $set: { textVersion: 0, terms: '' } })
    expect(await terms()).toBeUndefined()
    await harness.connection.collection('passages').deleteMany({ personaId: 'gone' })
    await runBatches([stored.reindexOne], turn)
    expect(await segments()).toEqual(before)
    expect(await terms()).toBe(encodeTerms(many[7]?.text ?? ''))
    expect([...before.values()].flat().map((bytes) => decodeSegment(bytes).termsVersion)).toEqual([textVersion])
    expect([await indexes.countDocuments({ textVersion: 0 }), (await count('gone'))[1]]).toEqual([0, 0])
  })

  it('are not added with a signal that has aborted', async () => {
    await expect(stored.add(reading('aborted'), { passages: many }, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    expect(await count('aborted')).toEqual([0, 0])
  })

  it('are deleted by source, but for one reading', async () => {
    for (const [sourceId, readingId] of [
      ['a', 'r1'],
      ['a', 'r2'],
      ['a', 'r3'],
      ['b', 'r4'],
    ] as const)
      await stored.add(reading('delete', sourceId, readingId), { passages: many }, signal)
    await runBatches(stored.deletionOf({ personaId: 'delete', sourceId: 'a' }, 'r2'), turn)
    expect(await count('delete')).toEqual([2 * many.length, 2])
    expect(await stored.list(reading('delete', 'a', 'r2'), { skip: 0, limit: 300 })).toHaveLength(many.length)
    await runBatches(stored.deletionOf({ personaId: 'delete', sourceId: 'a' }), turn)
    expect(await stored.list(reading('delete', 'b', 'r4'), { skip: 0, limit: 300 })).toHaveLength(many.length)
    expect(await count('delete')).toEqual([many.length, 1])
    await runBatches(stored.deletionOfPersona('delete'), turn)
    expect(await count('delete')).toEqual([0, 0])
  })
})

describe('the vectors of a reading', () => {
  it('are read by the model that made them only, and deleted with their source', async () => {
    const one = mongoVectors(harness.connection, 'one')
    const other = mongoVectors(harness.connection, 'other')
    await one.add(
      reading('vectors'),
      0,
      [
        [[1, 0]],
        [
          [0, 1],
          [1, 1],
        ],
      ],
      signal,
    )
    expect((await one.segments('vectors', [reading('vectors')])).get('r')).toHaveLength(1)
    expect((await other.segments('vectors', [reading('vectors')])).size).toBe(0)
    await runBatches(one.deletionOf({ personaId: 'vectors', sourceId: 's' }), turn)
    expect((await one.segments('vectors', [reading('vectors')])).size).toBe(0)
  })
})

function* abortingEntries(cut: AbortController): ArrayIterator<[number, (typeof many)[number]]> {
  for (const [number, passage] of Array.prototype.entries.call(many)) {
    if (number === 150) cut.abort(new Error('cut'))
    yield [number, passage]
  }
}
