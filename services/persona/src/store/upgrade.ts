import type { Connection, Model } from 'mongoose'
import { linesMarker } from './opening-lines.ts'
import { pastActivity } from './past-activity.ts'
import { type PersonaRow, presentShape, toPersona } from './persona-model.ts'

/** What rows of the first shape have in place of opening lines. */
interface FirstShape {
  starters?: readonly string[]
  words?: unknown
  netVotes?: unknown
}
type OldRow = PersonaRow & FirstShape

const batchSize = 200
const before = { shape: { $ne: presentShape } }
const gone = { starters: 1, words: 1, netVotes: 1 } as const

/** Indexes of the first shape. */
const oldIndexes = [
  'search',
  'words_1_isPrivate_1',
  'isPrivate_1_conversationCount_-1_netVotes_-1__id_-1',
  'isPrivate_1_category_1_conversationCount_-1_netVotes_-1__id_-1',
  'isPrivate_1_category_1_createdAt_-1__id_-1',
  'isPrivate_1_category_1_rating_-1__id_-1',
]

/**
 * Brings personas that an earlier version stored up to date, batch by batch, and gives their number. May be begun again at any time and on
 * several replicas at once: a row is changed only if it still is as it was read, else it is read again.
 */
export async function upgradePersonas(connection: Connection, model: Model<PersonaRow>, signal: AbortSignal): Promise<number> {
  const rows = model.collection
  const popularityOfPast = pastActivity(connection)

  const upgrade = async (row: OldRow) => {
    const { _id, name, description, category, isPrivate, conversationCount, upvotes } = row
    const lines = linesOf(row)
    const marker = linesMarker(lines)
    const $set = { ...lines, ...marker.$set, popularity: await popularityOfPast(row), shape: presentShape }
    const asRead = { _id, ...before, name, description, category, isPrivate, conversationCount, upvotes }
    return { updateOne: { filter: asRead, update: { $set, $unset: { ...gone, ...marker.$unset } } } }
  }
  const nextBatch = (after: OldRow | undefined) =>
    rows.find<OldRow>({ ...before, ...(after ? { _id: { $gt: after._id } } : {}) }, { sort: { _id: 1 }, limit: batchSize }).toArray()

  let done = 0
  // Whoever was written to meanwhile is found once more from the beginning.
  for (let batch = await nextBatch(undefined); batch.length > 0 && !signal.aborted; batch = await nextBatch(undefined)) {
    for (; batch.length > 0 && !signal.aborted; batch = await nextBatch(batch.at(-1))) {
      done += (await rows.bulkWrite(await Promise.all(batch.map(upgrade)), { ordered: false })).modifiedCount
    }
  }
  if (!signal.aborted) await dropOldIndexes(model)
  return done
}

function linesOf({ starters, ...row }: OldRow) {
  const { openingLines, openingLinesMade, embedOrigins, version } = toPersona(row)
  return { openingLines: openingLines.length > 0 ? openingLines : (starters ?? []), openingLinesMade, embedOrigins, version }
}

async function dropOldIndexes(model: Model<PersonaRow>): Promise<void> {
  const there = new Set((await model.collection.indexes()).map(({ name }) => name))
  // Another replica may be faster.
  for (const name of oldIndexes) if (there.has(name)) await model.collection.dropIndex(name).catch(ignoreMissing)
}

function ignoreMissing(error: { codeName?: string }): void {
  if (error.codeName !== 'IndexNotFound') throw error
}
