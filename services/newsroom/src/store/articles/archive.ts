import { LRUCache } from 'lru-cache'
import type { Model } from 'mongoose'
import type { Archive, ArchiveIndex } from '../../domain/archive/ports.ts'
import { stemOf, stemsOf } from '../../domain/archive/stems.ts'
import type { Article } from '../../domain/articles/article.ts'
import type { Articles } from '../../domain/articles/ports.ts'
import type { ArchiveChanges } from './archive-changes.ts'
import { type ArticleRow, readAuthor } from './article-model.ts'
import { MissingChanges } from './missing-changes.ts'

interface Options {
  index: ArchiveIndex
  articles: Pick<Articles, 'byIds'>
  changes: ArchiveChanges
}

type TextRow = Pick<ArticleRow, '_id' | 'published' | 'change' | 'title' | 'paragraphs' | 'takeaways' | 'author' | 'publishedAt'>

/** Stories that are kept in memory as they were read, about 10 kB each. */
const cachedStories = 2_000
const loadBatch = 500
/** Changes before the start that are read again, since they may not have been visible when it loaded. */
const readAgain = 100
const textFields = { published: 1, change: 1, title: 1, 'paragraphs.text': 1, takeaways: 1, author: 1, publishedAt: 1 } as const

/**
 * The archive: an index in memory that follows the changes of the collection. Each search first reads the number of the last change, one document by
 * its id, and applies what it has not seen. Searches that come at the same time share that read.
 */
export function mongoArchive(model: Model<ArticleRow>, { index, articles, changes }: Options): Archive & { load: () => Promise<void> } {
  const cache = new LRUCache<string, Article>({ max: cachedStories })
  const missing = new MissingChanges()
  /** The number of changes that were applied. */
  let applied = 0

  const apply = (row: TextRow, stem = stemOf) => {
    const id = row._id.toHexString()
    cache.delete(id)
    if (!row.published) return index.remove(id)
    const text = [row.title, ...row.paragraphs.map(({ text }) => text), ...row.takeaways].join('\n')
    index.put({ id, author: readAuthor(row.author), publishedAt: row.publishedAt.getTime(), stems: stemsOf(text, stem) })
  }
  const catchUp = async () => {
    const numbers = missing.upTo(await changes.last(), performance.now())
    if (numbers.length === 0) return
    const rows = await model
      .find({ change: { $in: numbers } }, textFields)
      .sort({ change: 1 })
      .lean<TextRow[]>()
    for (const row of rows) {
      apply(row)
      applied++
      missing.seen(row.change)
    }
  }
  const catchUpShared = shared(catchUp)

  return {
    load: async () => {
      missing.beginAt((await changes.last()) - readAgain)
      const stem = remembered(stemOf)
      const rows = model.find({ published: true as const }, textFields).sort({ publishedAt: 1, _id: 1 })
      for await (const row of rows.lean<TextRow[]>().cursor({ batchSize: loadBatch })) apply(row as unknown as TextRow, stem)
    },
    search: async (query) => {
      await catchUpShared()
      const { ids, total } = index.find(query)
      const uncached = ids.filter((id) => !cache.has(id))
      const appliedBefore = applied
      const read = uncached.length > 0 ? await articles.byIds(uncached) : []
      const found = new Map(read.map((article) => [article.id, article]))
      // What was read while a change was applied may be older than the change.
      if (applied === appliedBefore) for (const article of read) cache.set(article.id, article)
      return { articles: ids.flatMap((id) => found.get(id) ?? cache.get(id) ?? []), total }
    },
  }
}

/** Returns a function that runs `work` once for all calls that came before it began. */
function shared(work: () => Promise<void>): () => Promise<void> {
  let [current, next]: (Promise<void> | null)[] = [null, null]
  const start = (): Promise<void> => {
    next = null
    current = work().finally(() => {
      current = null
    })
    return current
  }
  return () => {
    if (!current) return start()
    next ??= current.then(start, start)
    return next
  }
}

/** Returns a function that computes each value once. */
function remembered(compute: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const value = known.get(word) ?? compute(word)
    known.set(word, value)
    return value
  }
}
