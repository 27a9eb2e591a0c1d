import { batchReads } from '@rostra/kit/async/batch-reads'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { textVersion } from '@rostra/text/version'
import { LRUCache } from 'lru-cache'
import type { Model } from 'mongoose'
import { matchesOf, pageOf } from '../../domain/archive/matches.ts'
import type { Archive } from '../../domain/archive/ports.ts'
import { storyStems } from '../../domain/archive/stems.ts'
import type { Article } from '../../domain/articles/article.ts'
import { type ArticleRow, shownFields, toArticle } from '../articles/article-model.ts'
import type { ArchiveVersion } from './archive-version.ts'
import { positionLists } from './position-lists.ts'

const storiesAtOnce = 200
/** Concurrent searches read their stories together: a command costs as much CPU as some stories. */
const storiesPerRead = 200
const maxTimeMS = 3_000
/** Kept stories: the pages that readers open most. A story has about 3,000 characters, which a page of 18 would read and decode for each search. */
const mostKept = 2_000
const { position: _position, ...projection } = shownFields

/** The archive: an index of the collection has the positions of the stories with a stem, and a search intersects those of its stems. */
export function mongoArchive(model: Model<ArticleRow>, version: ArchiveVersion): Archive {
  const rows = collectionOf(model)
  const listOf = positionLists(model)
  const readStory = batchReads<Article>(storiesPerRead, async (positions) => {
    const found = await rows.find({ position: { $in: positions.map(Number) } }, { projection, maxTimeMS }).toArray()
    return new Map(found.map(({ position, ...row }) => [`${position}`, toArticle(row)]))
  })
  const kept = new LRUCache<string, Article>({ max: mostKept })
  /** Reads a story, and keeps it for this version of the archive. Deleting another story removes its links before it raises the version. */
  const storyAt = async (position: number, current: number): Promise<Article | undefined> => {
    const key = `${current} ${position}`
    const story = kept.get(key) ?? (await readStory(`${position}`))
    if (story) kept.set(key, story)
    return story
  }
  return {
    search: async (query) => {
      if (query.stems?.length === 0) return { articles: [], total: 0 }
      const current = await version.current()
      const lists = await Promise.all((query.stems ?? [null]).map((stem) => listOf(stem, current)))
      const found = matchesOf(lists, query)
      const stories = await Promise.all(pageOf(found, query).map((position) => storyAt(position, current)))
      return { articles: stories.filter((story) => story !== undefined), total: found.length }
    },
    reindexSome: async () => {
      const outdated = await rows.find({ textVersion: { $lt: textVersion } }, { limit: storiesAtOnce, maxTimeMS }).toArray()
      if (outdated.length === 0) return false
      const updates = outdated.map((row) => ({
        updateOne: {
          filter: { _id: row._id, textVersion: { $lt: textVersion } },
          update: { $set: { stems: storyStems(row), textVersion } },
        },
      }))
      await version.raise((session) => rows.bulkWrite(updates, { session }))
      return outdated.length === storiesAtOnce
    },
  }
}
