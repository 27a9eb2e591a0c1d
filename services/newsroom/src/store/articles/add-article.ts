import { isDuplicate } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import type { Article } from '../../domain/articles/article.ts'
import { slugCandidates, slugFromTitle } from '../../domain/articles/slug.ts'
import type { ArchiveChanges } from './archive-changes.ts'
import type { ArticleRow } from './article-model.ts'

type NewArticle = Omit<Article, 'id' | 'slug'>

/** Slugs that are looked up at once. */
const lookedUp = 50
/** Other stories may take a free slug first; editions and titles are few. */
const attempts = 5

/**
 * Adds the story of an edition under a free slug. Returns its id, or that of the same edition when it was added before; null when the author has another
 * one of that day.
 */
export async function addArticle(
  model: Model<ArticleRow>,
  changes: ArchiveChanges,
  { editionId, ...article }: NewArticle & { editionId: string },
): Promise<string | null> {
  const { author, day } = article
  for (let attempt = 1; ; attempt++) {
    const existing = await model.findOne({ day, author, published: true }, { editionId: 1 }).lean<ArticleRow>()
    if (existing) return existing.editionId === editionId ? existing._id.toHexString() : null
    const slug = await freeSlug(model, slugFromTitle(article.title, `${author}-${day}`))
    const id = await insertArticle(model, changes, { ...article, slug, editionId })
    if (id) return id
    if (attempt === attempts) throw new Error(`no slug was free for ${slug}`)
  }
}

/** Inserts a story. Returns null when its slug is taken or its author has one of that day. */
export async function insertArticle(
  model: Model<ArticleRow>,
  changes: ArchiveChanges,
  article: NewArticle & { slug: string; editionId: string },
): Promise<string | null> {
  const _id = new Types.ObjectId()
  try {
    await model.collection.insertOne({ _id, ...article, published: true, change: await changes.next() } as never)
    return _id.toHexString()
  } catch (error) {
    if (isDuplicate(error)) return null
    throw error
  }
}

async function freeSlug(model: Model<ArticleRow>, own: string): Promise<string> {
  const candidates = slugCandidates(own, lookedUp)
  const rows = await model.find({ slug: { $in: candidates } }, { slug: 1 }).lean<{ slug: string }[]>()
  const taken = new Set(rows.map(({ slug }) => slug))
  return candidates.find((slug) => !taken.has(slug)) ?? `${own}-${new Types.ObjectId().toHexString().slice(-8)}`
}
