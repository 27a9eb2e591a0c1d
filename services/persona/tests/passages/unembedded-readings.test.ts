import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { buildIndexes } from '@rostra/kit/stores/mongo'
import { Types } from 'mongoose'
import type { Reading } from '../../src/material/domain/passages/passage.ts'
import { mongoUnembeddedReadings } from '../../src/material/store/passages/unembedded-readings.ts'
import { mongoUnembeddedSources } from '../../src/material/store/passages/unembedded-sources.ts'
import { mongoVectors } from '../../src/material/store/passages/vectors.ts'
import { sourceModel } from '../../src/material/store/source-model.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let unembedded: ReturnType<typeof mongoUnembeddedReadings>
const signal = new AbortController().signal
const unknown = { made: 0, perSecond: null }

beforeAll(async () => {
  harness = await createHarness()
  sourceModel(harness.connection)
  await buildIndexes(harness.connection)
  unembedded = mongoUnembeddedReadings(harness.connection, 'one')
})
beforeEach(() => sources().deleteMany({}))
afterAll(() => harness?.end())

const sources = () => collectionOf(sourceModel(harness.connection))

async function addSource(fields: object = {}): Promise<Reading> {
  const reading = { personaId: 'p', sourceId: new Types.ObjectId().toHexString(), readingId: 'r' }
  const row = { _id: new Types.ObjectId(reading.sourceId), personaId: 'p', readingId: 'r', status: 'ready', ...fields }
  await harness.connection.collection('sources').insertOne(row)
  return reading
}
const rowOf = ({ sourceId }: Reading) => sources().findOne({ _id: new Types.ObjectId(sourceId) })
/** Lets the claim of a replica that died end. */
const expire = ({ sourceId }: Reading) =>
  sources().updateOne({ _id: new Types.ObjectId(sourceId) }, { $set: { embedAt: new Date(Date.now() - 1) } })

it('each replica claims another reading, and none that is read, failed or deleted', async () => {
  const ready = [await addSource(), await addSource()]
  for (const fields of [{ status: 'processing' }, { status: 'failed' }, { isDeleted: true }, { vectorsOf: 'one' }]) await addSource(fields)
  const claimed = await Promise.all([1, 2, 3].map(() => unembedded.claimNext(null)))
  const ids = claimed.flatMap((each) => (each ? [each.sourceId] : [])).sort()
  expect(ids).toEqual(ready.map(({ sourceId }) => sourceId).sort())
})

it('a claim ends after a minute, and the next replica goes on after the vectors that are stored', async () => {
  const reading = await addSource()
  await unembedded.claimNext(null)
  await unembedded.release(reading, { embedded: 200, isComplete: false })
  expect(await unembedded.claimNext(null)).toEqual({ ...reading, embedded: 200 })
  expect(await unembedded.claimNext(null)).toBeNull()
  const claimedFor = ((await rowOf(reading))?.embedAt?.getTime() ?? 0) - Date.now()
  expect(claimedFor).toBeGreaterThan(50_000)
  expect(claimedFor).toBeLessThanOrEqual(61_000)
  await expire(reading)
  expect(await unembedded.claimNext(null)).toEqual({ ...reading, embedded: 200 })
  await expire(reading)
  expect(await unembedded.renew(reading, unknown)).toBe(true)
  expect(await unembedded.claimNext(null)).toBeNull()
})

it('a complete reading is not claimed again, until the model changes', async () => {
  const reading = await addSource()
  await unembedded.claimNext(null)
  await unembedded.release(reading, { embedded: 3, isComplete: true })
  expect(await unembedded.claimNext(null)).toBeNull()
  const ofOther = mongoUnembeddedReadings(harness.connection, 'two')
  expect(await ofOther.claimNext(null)).toEqual({ ...reading, embedded: 0 })
  await ofOther.release(reading, { embedded: 3, isComplete: true })
  expect(await ofOther.claimNext(null)).toBeNull()
})

it('a change of the model begins anew in the middle of a reading', async () => {
  const reading = await addSource()
  await unembedded.claimNext(null)
  await unembedded.release(reading, { embedded: 200, isComplete: false })
  const ofOther = mongoUnembeddedReadings(harness.connection, 'two')
  expect(await ofOther.claimNext(null)).toEqual({ ...reading, embedded: 0 })
  // A replica with the earlier setting ends late.
  await unembedded.release(reading, { embedded: 400, isComplete: false })
  await expire(reading)
  expect(await ofOther.claimNext(null)).toEqual({ ...reading, embedded: 0 })
})

it('a source that was deleted or read again meanwhile is neither renewed nor marked', async () => {
  const deleted = await addSource()
  await unembedded.claimNext(null)
  await sources().updateOne({ _id: new Types.ObjectId(deleted.sourceId) }, { $set: { isDeleted: true } })
  expect(await unembedded.renew(deleted, unknown)).toBe(false)
  await unembedded.release(deleted, { embedded: 3, isComplete: true })
  expect((await rowOf(deleted))?.vectorsOf).toBeUndefined()
  expect(await unembedded.renew({ ...(await addSource()), readingId: 'other' }, unknown)).toBe(false)
})

it('says of each source how many vectors are stored and made, and of the queue what comes first', async () => {
  const progress = mongoUnembeddedSources(harness.connection, 'one')
  const first = await addSource({ passages: 500 })
  const second = await addSource({ passages: 30 })
  const other = await addSource({ personaId: 'other', passages: 10 })
  for (const fields of [{ status: 'processing' }, { isDeleted: true }, { vectorsOf: 'one' }]) await addSource(fields)
  const none = { embedded: 0, made: 0, perSecond: null }
  expect(await progress.queue()).toEqual([
    { sourceId: first.sourceId, passages: 500, ...none },
    { sourceId: second.sourceId, passages: 30, ...none },
    { sourceId: other.sourceId, passages: 10, ...none },
  ])
  const ofPersona = (await progress.of('p')).map(({ sourceId }) => sourceId)
  expect(ofPersona.sort()).toEqual([first.sourceId, second.sourceId].sort())

  await unembedded.claimNext(2)
  const ofFirst = async () => (await progress.queue())[0]
  expect(await ofFirst()).toMatchObject({ embedded: 0, made: 0, perSecond: 2 })
  await unembedded.renew(first, { made: 40, perSecond: 1.5 })
  expect(await ofFirst()).toMatchObject({ embedded: 0, made: 40, perSecond: 1.5 })
  await unembedded.release(first, { embedded: 200, isComplete: false })
  expect(await ofFirst()).toMatchObject({ embedded: 200, made: 0, perSecond: null })

  await unembedded.claimNext(2)
  await unembedded.renew(first, { made: 40, perSecond: 1.5 })
  await expire(first)
  expect(await ofFirst()).toMatchObject({ embedded: 200, made: 0, perSecond: null })
  expect((await mongoUnembeddedSources(harness.connection, 'two').queue())[0]).toMatchObject({ embedded: 0, made: 0, perSecond: null })
})

it('vectors of two models are stored at once, until those of the earlier one are deleted', async () => {
  const reading = { personaId: 'v', sourceId: 's', readingId: 'r' }
  const one = mongoVectors(harness.connection, 'one')
  const two = mongoVectors(harness.connection, 'two')
  for (const vectors of [one, two]) {
    await vectors.add(reading, 0, [[[1, 0]]], signal)
    await vectors.add(reading, 200, [[[0, 1]]], signal)
    await vectors.add(reading, 200, [[[0, 1]]], signal)
  }
  const count = async (vectors: typeof one) => (await vectors.segments('v', [reading])).get('r')?.length ?? 0
  expect([await count(one), await count(two)]).toEqual([2, 2])
  await two.deleteOthers(reading)
  expect([await count(one), await count(two)]).toEqual([0, 2])
})
