import { batchReads } from '@rostra/kit/async/batch-reads'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { textVersion } from '@rostra/text/version'
import type { ArchiveQuery } from '../../domain/archive/archive-query.ts'
import { bitmapOfAuthor, bitmapOfPositions, matchesOf, type Positions } from '../../domain/archive/matches.ts'
import type { Archive } from '../../domain/archive/ports.ts'
import { type ArticleStore, archiveFields, shownFields, toArticle } from '../articles/article-model.ts'
import { keptReads } from './kept-reads.ts'
import { readAllPositions, stemPositions } from './read-positions.ts'

const storiesAtOnce = 200
/** Concurrent searches read their stories together: a command costs as much CPU as some stories. */
const storiesPerRead = 200
const maxTimeMS = 3_000
const messageOnly = { _id: 0, position: 1, message: 1 } as const

/**
 * The archive: an index of the collection has the positions of the stories with a stem, and a search intersects those of its stems as
 * bitmaps over the positions of all. All three and the stories are kept for one version of the archive. A change raises it in its
 * transaction, so that nothing kept for the current version is older than a change.
 */
export function mongoArchive({ model, version, encoder }: ArticleStore): Archive {
  const rows = collectionOf(model)
  const kept = keptReads()
  const readStem = stemPositions(model)
  const readStory = batchReads<Uint8Array>(storiesPerRead, async (positions) => {
    const options = { projection: messageOnly, promoteBuffers: true, limit: positions.length, batchSize: positions.length, maxTimeMS }
    const found = await rows.find({ position: { $in: positions.map(Number) } }, options).toArray()
    // The driver returns parts of its buffer, which they would keep in memory.
    return new Map(found.map(({ position, message }) => [`${position}`, new Uint8Array(message)]))
  })
  /** Returns the bitmaps of the author and of the stems that a story must have. */
  const bitmapsOf = ({ author, stems }: ArchiveQuery, all: Positions, current: number) => {
    const ofStems = (stems ?? []).map((stem) =>
      kept.bitmap(`${current} stem ${stem}`, async () => bitmapOfPositions(await readStem(stem), all)),
    )
    const ofAuthor = author === null ? [] : [kept.bitmap(`${current} author ${author}`, async () => bitmapOfAuthor(author, all))]
    return Promise.all([...ofAuthor, ...ofStems])
  }
  const storyAt = async (position: number, current: number): Promise<Uint8Array | undefined> => {
    const story = await readStory(`${position}`)
    if (story) kept.keepStory(`${current} ${position}`, story)
    return story
  }
  const isOutdated = { $or: [{ textVersion: { $lt: textVersion } }, { messageVersion: { $lt: encoder.version } }] }

  return {
    search: async (query) => {
      if (query.stems?.length === 0) return { stories: [], total: 0 }
      const current = await version.current()
      const all = await kept.positions(`${current}`, () => readAllPositions(model))
      const { positions, total } = matchesOf(all, await bitmapsOf(query, all, current), query)
      const page = positions.map((position) => kept.story(`${current} ${position}`) ?? storyAt(position, current))
      const stories = await Promise.all(page)
      return { stories: stories.filter((story) => story !== undefined), total }
    },
    reindexSome: async () => {
      const outdated = await rows.find(isOutdated, { projection: { _id: 1 }, limit: storiesAtOnce, maxTimeMS }).toArray()
      if (outdated.length === 0) return false
      const filter = { ...isOutdated, _id: { $in: outdated.map(({ _id }) => _id) } }
      await version.raise(async (session) => {
        const found = await rows.find(filter, { projection: shownFields, session }).toArray()
        const updates = found.map((row) => ({
          updateOne: { filter: { _id: row._id }, update: { $set: archiveFields(toArticle(row), encoder) } },
        }))
        if (updates.length > 0) await rows.bulkWrite(updates, { session })
      })
      return outdated.length === storiesAtOnce
    },
  }
}
