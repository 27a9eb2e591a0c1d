import { setImmediate as nextTurn } from 'node:timers/promises'
import { abortable } from '@rostra/kit/async/abortable'
import { batchReads } from '@rostra/kit/async/batch-reads'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { decodeSegment } from '@rostra/search/segments/segment'
import { textVersion } from '@rostra/text/version'
import type { Connection, mongo } from 'mongoose'
import type { Passage, Reading, ReadPassages } from '../../domain/passages/passage.ts'
import { encodePassageSegment, encodePassages, type IndexedText } from '../../domain/passages/passage-index.ts'
import { encodeTerms } from '../../domain/passages/passage-terms.ts'
import type { PassageIndex, Passages } from '../../domain/passages/ports.ts'
import {
  addRows,
  addSegments,
  bytesOf,
  inTurns,
  maxTimeMS,
  type PassageRow,
  passageIndexModel,
  passageModel,
  personaDeletion,
  readSegments,
  rowId,
  rowOf,
  sourceDeletion,
} from './passage-rows.ts'

/** Passages of one read for several searches. */
const textsPerRead = 60
const textFields = { page: 1, pageLabel: 1, heading: 1, text: 1, otherQuestions: 1 }
/** Passages whose terms are read in about a millisecond. */
const passagesPerTurn = 8

/** Passages in MongoDB, with the index that they are found by. */
export function mongoPassages(connection: Connection): Passages & PassageIndex {
  const passages = passageModel(connection)
  const indexes = passageIndexModel(connection)
  const readText = batchReads(textsPerRead, async (ids) => {
    const rows = await collectionOf(passages)
      .find<PassageRow>({ _id: { $in: ids } }, { projection: { ...textFields, terms: 1, textVersion: 1 }, maxTimeMS })
      .toArray()
    return new Map(rows.map((row) => [row._id, row]))
  })
  const list: Passages['list'] = async (reading, { skip, limit }) => {
    const _id = { $gte: rowId(reading, skip), $lt: rowId(reading, skip + limit) }
    const found = collectionOf(passages).find({ _id }, { projection: textFields, maxTimeMS }).sort({ _id: 1 })
    return (await found.toArray()).map(toPassage)
  }
  return {
    add: async (reading, { passages: added, segments }, signal) => {
      const indexed: IndexedText[] = []
      await addRows(passages, rowsOf(reading, 0, added, indexed), signal)
      await addSegments(indexes, reading, segments ?? encodePassages(indexed), { textVersion }, signal)
    },
    list,
    reindexOne: async () => {
      const row = await collectionOf(indexes).findOne({ textVersion: { $lt: textVersion } }, { maxTimeMS })
      if (!row) return false
      const { first, count } = decodeSegment(bytesOf(row))
      const found = await list(row, { skip: first, limit: count })
      // Passages are deleted before their index.
      if (found.length < count) await indexes.deleteOne({ _id: row._id })
      else {
        const indexed: IndexedText[] = []
        const updates: mongo.AnyBulkWriteOperation<PassageRow>[] = []
        for await (const { _id, terms } of rowsOf(row, first, found, indexed))
          updates.push({ updateOne: { filter: { _id }, update: { $set: { terms, textVersion } } } })
        await collectionOf(passages).bulkWrite(updates, { ordered: false })
        const segment = Buffer.from(await inTurns(encodePassageSegment(first, indexed)))
        await indexes.updateOne({ _id: row._id, textVersion: { $lt: textVersion } }, { $set: { bytes: segment, textVersion } })
      }
      return true
    },
    segments: (personaId, readings) => readSegments(indexes, personaId, readings),
    texts: async (personaId, places, signal) => {
      const rows = await abortable(Promise.all(places.map((place) => readText(rowId({ personaId, ...place }, place.index)))), signal)
      return places.flatMap((place, number) => {
        const row = rows[number]
        return row ? [{ place, passage: toPassage(row), terms: row.textVersion === textVersion ? row.terms : undefined }] : []
      })
    },
    deletionOf: (source, except) => [passages, indexes].flatMap((model) => sourceDeletion(model, source, except)),
    deletionOfPersona: (personaId) => [passages, indexes].map((model) => personaDeletion(model, personaId)),
  }
}

const toPassage = ({ page, pageLabel, heading, text, otherQuestions }: PassageRow): Passage => ({
  page: page ?? null,
  ...(pageLabel ? { pageLabel } : {}),
  heading,
  text,
  ...(otherQuestions ? { otherQuestions } : {}),
})

/**
 * Returns the rows of passages of a reading, the first of which has the number `first`, and lets other work run
 * about every millisecond. Adds what is indexed of each to `indexed`.
 */
async function* rowsOf(
  reading: Reading,
  first: number,
  passages: ReadPassages['passages'],
  indexed: IndexedText[],
): AsyncGenerator<PassageRow> {
  for (const [number, passage] of passages.entries()) {
    if (number % passagesPerTurn === passagesPerTurn - 1) await nextTurn()
    const index = first + number
    const { heading, text, otherQuestions, terms = encodeTerms(text) } = passage
    indexed.push({ heading, text, terms, ...(otherQuestions && { otherQuestions }) })
    yield { ...rowOf(reading, index), index, ...passage, terms, textVersion }
  }
}
