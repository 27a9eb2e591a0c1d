import { batchReads } from '@rostra/kit/async/batch-reads'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Connection } from 'mongoose'
import type { ReadySource } from '../domain/passages/passage.ts'
import type { ReadySources } from '../domain/sources/ports.ts'
import { type KnowledgeRow, knowledgeModel } from './knowledge-model.ts'

const personasPerRead = 50
const maxTimeMS = 4_000

/** The ready sources of personas, in MongoDB. Concurrent calls share reads that begin after them. */
export function mongoReadySources(connection: Connection): ReadySources {
  const rows = collectionOf(knowledgeModel(connection))
  const read = batchReads<ReadySource[]>(personasPerRead, async (ids) => {
    const found = rows.find({ _id: { $in: ids } }, { projection: { ready: 1 }, maxTimeMS })
    return new Map((await found.toArray()).map(({ _id, ready = [] }) => [_id, ready.map((source) => toReadySource(_id, source))]))
  })
  return { of: async (personaId) => (await read(personaId)) ?? [] }
}

const toReadySource = (personaId: string, { sourceId, readingId, title, passages }: KnowledgeRow['ready'][number]): ReadySource => ({
  personaId,
  sourceId,
  readingId,
  title,
  passages,
})
