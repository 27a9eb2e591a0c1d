import { collectionOf } from '@rostra/kit/stores/collection-of'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { personaModel } from '@rostra/persona/core/store/personas/persona-model'
import type { Passage } from '@rostra/persona/material/domain/passages/passage'
import { type KnowledgeRow, knowledgeModel } from '@rostra/persona/material/store/knowledge-model'
import { mongoPassages } from '@rostra/persona/material/store/passages/passages'
import { syntheticPassages } from './synthetic-passages.ts'

export interface Knowledge {
  /** A public persona with all passages of the large set. */
  largeId: string
  /** Public personas with a part of the small set each. */
  smallIds: string[]
  /** A public persona without material, and its owner. */
  uploader: { personaId: string; ownerId: string }
  /** Seconds for the passages of the large set, with their index. */
  addSeconds: number
  indexBytes: number
}

const signal = new AbortController().signal

/** Stores `count` passages in 20 sources for one persona, and as many for 50 others, in the service's own format. */
export async function seedKnowledge(mongoUrl: string, database: string, count: number): Promise<Knowledge> {
  const connection = await connectMongo(mongoUrl, database)
  const personas = await personaModel(connection).find({ visibility: 'public' }, { ownerId: 1 }).limit(52).lean()
  const [largeId = '', personaId = '', ...smallIds] = personas.map(({ _id }) => _id.toHexString())
  const uploader = { personaId, ownerId: personas[1]?.ownerId ?? '' }
  const passages = mongoPassages(connection)
  const add = async (personaId: string, number: number, added: readonly Passage[]) => {
    const reading = { personaId, sourceId: `source-${number}`, readingId: `reading-${personaId}-${number}` }
    await passages.add(reading, { passages: added }, signal)
    return { sourceId: reading.sourceId, readingId: reading.readingId, title: `Notebook ${number}`, passages: added.length }
  }
  const list = (personaId: string, ready: KnowledgeRow['ready'], of: number) =>
    collectionOf(knowledgeModel(connection)).insertOne({ _id: personaId, version: 1, sources: [], ready, passages: of })

  const large = syntheticPassages(count, 5)
  const startedAt = performance.now()
  const ready: KnowledgeRow['ready'] = []
  for (let number = 0; number < 20; number++)
    ready.push(await add(largeId, number, large.slice((number * count) / 20, ((number + 1) * count) / 20)))
  const addSeconds = (performance.now() - startedAt) / 1_000
  await list(largeId, ready, count)
  const each = count / smallIds.length
  for (const [number, id] of smallIds.entries()) await list(id, [await add(id, 0, syntheticPassages(each, 1_000 + number))], each)
  const [{ bytes = 0 } = {}] = await connection
    .collection('passage_indexes')
    .aggregate<{ bytes: number }>([
      { $match: { personaId: largeId } },
      { $group: { _id: null, bytes: { $sum: { $binarySize: '$bytes' } } } },
    ])
    .toArray()
  await connection.close()
  return { largeId, smallIds, uploader, addSeconds, indexBytes: bytes }
}
