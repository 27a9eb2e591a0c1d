import { expect } from '@jest/globals'
import { type Binary, type Db, ObjectId } from 'mongodb'
import type { Knower } from './acts.ts'
import { type ListedSource, listSources } from './sources.ts'

/** What is stored of a source's reading: its passages, and the segments that they are found by. */
export interface StoredReading {
  passages: { page: number | null; heading: string; text: string }[]
  indexes: string[]
  vectors: string[]
}

interface ReadingRow {
  _id: string
  sourceId: string
  readingId: string
}

interface PassageRow extends ReadingRow {
  page: number | null
  heading: string
  text: string
}

interface RegistryRow {
  _id: string
  sources: { id: string; pendingSince?: Date }[]
  ready: { sourceId: string; readingId: string; title: string; passages: number }[]
  passages: number
}

/** Of a persona that never had a source. */
const noSources: Omit<RegistryRow, '_id'> = { sources: [], ready: [], passages: 0 }

const readingCollections = ['passages', 'passage_indexes', 'passage_vectors'] as const
/** Matches ids that begin with a persona's. '0' is the character after '/'. */
const below = (personaId: string) => ({ $gte: `${personaId}/`, $lt: `${personaId}0` })
const sorted = (values: Iterable<string>) => [...new Set(values)].sort()
const readingOf = ({ sourceId, readingId }: { sourceId: string; readingId: string }) => `${sourceId}/${readingId}`

/** Reads what is stored of each source of a persona, by title. Every source must have the rows of its own reading only. */
export async function readReadings(store: Db, personaId: string, sources: readonly ListedSource[]): Promise<Map<string, StoredReading>> {
  const rowsOf = <Row extends ReadingRow>(collection: string) =>
    store
      .collection<Row>(collection)
      .find({ _id: below(personaId) } as object)
      .sort({ _id: 1 })
      .toArray() as Promise<Row[]>
  const passages = await rowsOf<PassageRow>('passages')
  const segments = (collection: string) => rowsOf<ReadingRow & { bytes: Binary }>(collection)
  const indexes = await segments('passage_indexes')
  const vectors = await segments('passage_vectors')
  const bytesOf = (rows: typeof indexes, sourceId: string) =>
    rows.filter((row) => row.sourceId === sourceId).map(({ bytes }) => bytes.toString('base64'))
  return new Map(
    sources.map(({ id, title }) => [
      title,
      {
        passages: passages.filter(({ sourceId }) => sourceId === id).map(({ page, heading, text }) => ({ page, heading, text })),
        indexes: bytesOf(indexes, id),
        vectors: bytesOf(vectors, id),
      },
    ]),
  )
}

/**
 * Expects of a persona that each source is ready, with its vectors, or failed with a reason; that its
 * registry, its contents and all rows of readings are those of its sources; and that a ready source has
 * exactly what an undisturbed reading of the same file stored. Returns its sources.
 */
export async function verifyKnowledge(
  store: Db,
  { personaId, client }: Knower,
  undisturbed: ReadonlyMap<string, StoredReading>,
): Promise<ListedSource[]> {
  const sources = await listSources(client, personaId)
  const failed = sources.filter(({ status }) => status === 'failed')
  const live = sources.filter(({ status }) => status !== 'failed')
  expect(live.filter(({ status }) => status !== 'ready')).toEqual([])
  const withoutVectors = { personaId, status: 'ready', vectorsOf: { $exists: false }, isDeleted: { $exists: false } }
  expect(await store.collection('sources').countDocuments(withoutVectors)).toBe(0)
  for (const source of failed) expect(source).toMatchObject({ passages: 0, reason: expect.stringMatching(/\w+ .*\.$/) })

  const registry = (await store.collection<RegistryRow>('knowledge').findOne({ _id: personaId })) ?? noSources
  expect(registry.sources.filter(({ pendingSince }) => pendingSince)).toEqual([])
  expect(sorted(registry.sources.map(({ id }) => id))).toEqual(sorted(live.map(({ id }) => id)))
  const found = registry.ready.map(({ sourceId: id, title, passages }) => ({ id, title, passages }))
  expect(found.sort(byId)).toEqual(live.map(({ id, title, passages }) => ({ id, title, passages })).sort(byId))
  expect(registry.passages).toBe(live.reduce((sum, { passages }) => sum + passages, 0))
  const persona = await store.collection('personas').findOne({ _id: new ObjectId(personaId) })
  expect(Boolean(persona?.hasMaterial)).toBe(live.length > 0)

  const contents = sorted(live.filter(({ kind }) => kind !== 'pair').map(({ id }) => `${personaId}/${id}`))
  const fileIds = await store.collection('source_files.files').distinct('_id', { _id: below(personaId) } as object)
  const chunkIds = await store.collection('source_files.chunks').distinct('files_id', { files_id: below(personaId) })
  expect([sorted(fileIds.map(String)), sorted(chunkIds)]).toEqual([contents, contents])

  for (const collection of readingCollections) {
    const rows = await store
      .collection<ReadingRow>(collection)
      .find({ _id: below(personaId) } as object)
      .toArray()
    expect([collection, sorted(rows.map(readingOf))]).toEqual([collection, sorted(registry.ready.map(readingOf))])
  }
  const stored = await readReadings(store, personaId, live)
  for (const { title, passages } of live) {
    expect(stored.get(title)?.passages.length).toBe(passages)
    const expected = undisturbed.get(title)
    if (expected) expect(stored.get(title)).toEqual(expected)
  }
  return sources
}

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
