import { runBatches } from '@rostra/kit/async/run-batches'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { Types } from 'mongoose'
import type { Passage } from '../../src/material/domain/passages/passage.ts'
import { knowledgeModel } from '../../src/material/store/knowledge-model.ts'
import { mongoPassages } from '../../src/material/store/passages/passages.ts'
import type { Harness } from '../harness.ts'

const signal = new AbortController().signal

export const passageOf = (text: string, over: Partial<Passage> = {}): Passage => ({ page: null, heading: '', text, ...over })

/** Stores sources as the service does once they were read, and deletes them. */
export function material({ connection }: Pick<Harness, 'connection'>) {
  const passages = mongoPassages(connection)
  const knowledge = collectionOf(knowledgeModel(connection))
  return {
    passages,
    /** Adds a ready source with these passages. Returns its id. */
    add: async (personaId: string, title: string, added: readonly Passage[]): Promise<string> => {
      const sourceId = new Types.ObjectId().toHexString()
      const readingId = new Types.ObjectId().toHexString()
      await passages.add({ personaId, sourceId, readingId }, { passages: added }, signal)
      const ready = { sourceId, readingId, title, passages: added.length }
      await knowledge.updateOne(
        { _id: personaId },
        { $inc: { version: 1, passages: added.length }, $push: { ready }, $setOnInsert: { sources: [] } },
        { upsert: true },
      )
      return sourceId
    },
    /** Removes a source from the ready ones; its rows stay. */
    unlist: async (personaId: string, sourceId: string) => {
      await knowledge.updateOne({ _id: personaId }, { $pull: { ready: { sourceId } }, $inc: { version: 1 } })
    },
    deleteRows: async (personaId: string, sourceId: string) => {
      await runBatches(passages.deletionOf({ personaId, sourceId }), { forMs: 5_000 })
    },
  }
}
