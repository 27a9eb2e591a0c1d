import type { Model } from 'mongoose'
import type { Archive, ArchiveIndex, EncodedStories } from '../../domain/archive/ports.ts'
import { stemsOf } from '../../domain/archive/stems.ts'
import type { Article } from '../../domain/articles/article.ts'
import type { Articles } from '../../domain/articles/ports.ts'
import type { ArchiveChanges } from './archive-changes.ts'
import { type ArticleRow, shownFields, toArticle } from './article-model.ts'
import { MissingChanges } from './missing-changes.ts'

interface Options {
  index: ArchiveIndex
  encoded: EncodedStories
  encode: (article: Article) => Uint8Array
  articles: Pick<Articles, 'byIds'>
  changes: ArchiveChanges
}

type IndexedRow = Omit<ArticleRow, 'editionId'>

const loadBatch = 500
/** Changes before the start that are read again, since they may not have been visible when it loaded. */
const readAgain = 100
const { published: _published, change: _change, ...unindexed } = shownFields

/**
 * The archive: an index in memory that follows the changes of the collection. Each search first reads the number of the last change, one document by
 * its id, and applies what it has not seen. Searches that come at the same time share that read.
 */
export function mongoArchive(model: Model<ArticleRow>, options: Options): Archive & { load: () => Promise<void> } {
  const { index, encoded, encode, articles, changes } = options
  const missing = new MissingChanges()
  /** The number of changes that were applied. */
  let applied = 0

  const remove = (id: string) => {
    encoded.remove(id)
    index.remove(id)
  }
  const apply = ({ published, change: _change, ...row }: IndexedRow) => {
    if (!published) return remove(row._id.toHexString())
    const article = toArticle(row)
    const { id, author, publishedAt, title, paragraphs, takeaways } = article
    const text = [title, ...paragraphs.map(({ text }) => text), ...takeaways].join('\n')
    encoded.put(id, encode(article))
    index.put({ id, author, publishedAt: publishedAt.getTime(), stems: stemsOf(text) })
  }
  const catchUp = async () => {
    const numbers = missing.upTo(await changes.last(), performance.now())
    if (numbers.length === 0) return
    const rows = await model
      .find({ change: { $in: numbers } }, unindexed)
      .sort({ change: 1 })
      .lean<IndexedRow[]>()
    for (const row of rows) {
      apply(row)
      applied++
      missing.seen(row.change)
    }
  }
  const catchUpShared = shared(catchUp)
  const readEncoded = async (ids: readonly string[]) => {
    const appliedBefore = applied
    const read = new Map((await articles.byIds(ids)).map((article) => [article.id, encode(article)]))
    // What was read while a change was applied may be older than the change.
    if (applied === appliedBefore) for (const [id, story] of read) encoded.put(id, story)
    return read
  }

  return {
    load: async () => {
      missing.beginAt((await changes.last()) - readAgain)
      const rows = model.find({ published: true as const }, unindexed).sort({ publishedAt: 1, _id: 1 })
      for await (const row of rows.lean<IndexedRow[]>().cursor({ batchSize: loadBatch })) apply(row as unknown as IndexedRow)
    },
    search: async (query) => {
      await catchUpShared()
      const { ids, total } = index.find(query)
      const found = ids.map((id) => encoded.get(id))
      const unread = ids.filter((_id, place) => !found[place])
      const read = unread.length > 0 ? await readEncoded(unread) : new Map<string, Uint8Array>()
      return { stories: ids.flatMap((id, place) => found[place] ?? read.get(id) ?? []), total }
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
