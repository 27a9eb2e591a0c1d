import { createHash } from 'node:crypto'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import { Types } from 'mongoose'
import type { Article } from '../../domain/articles/article.ts'
import { slugCandidates, slugFromTitle } from '../../domain/articles/slug.ts'
import { type ArticleRow, type ArticleStore, archiveFields } from './article-model.ts'

type NewArticle = Omit<Article, 'id' | 'slug'>

/** Slugs that are looked up at once. */
const lookedUp = 50
/** Other stories may take a free slug first; editions and titles are few. */
const attempts = 5

/**
 * Adds the story of an edition under a free slug. Returns its id, also when the edition added it before, even if it was deleted since; null
 * when the author has another story of that day.
 */
export async function addArticle(
  store: ArticleStore,
  { editionId, ...article }: NewArticle & { editionId: string },
): Promise<string | null> {
  const { model } = store
  const { author, day } = article
  const _id = storyId(editionId, author)
  for (let attempt = 1; ; attempt++) {
    if (await model.exists({ _id })) return _id.toHexString()
    const existing = await model.findOne({ day, author, published: true }, { editionId: 1 }).lean<ArticleRow>()
    // Another replica may have added the story of this edition after the first read.
    if (existing) return existing.editionId === editionId ? existing._id.toHexString() : null
    const slug = await freeSlug(store, slugFromTitle(article.title, `${author}-${day}`))
    if (await insertArticle(store, { ...article, slug, editionId }, _id)) return _id.toHexString()
    if (attempt === attempts) throw new Error(`no slug was free for ${slug}`)
  }
}

/**
 * Returns the id of an author's story of an edition. It is the same on every replica, so that a story is added once, and never after its
 * deletion.
 */
const storyId = (editionId: string, author: string) =>
  new Types.ObjectId(createHash('sha256').update(`${editionId} ${author}`).digest('hex').slice(0, 24))

/** Inserts a story. Returns false when its id or its slug is taken, or when its author has one of that day. */
export async function insertArticle(
  { model, version, encoder }: ArticleStore,
  { editionId, ...article }: NewArticle & { slug: string; editionId: string },
  _id = new Types.ObjectId(),
): Promise<boolean> {
  try {
    const fields = archiveFields({ id: _id.toHexString(), ...article }, encoder)
    const row: ArticleRow = { _id, ...article, editionId, published: true, ...fields }
    await version.raise((session) => collectionOf(model).insertOne(row, { session }))
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

async function freeSlug({ model }: ArticleStore, own: string): Promise<string> {
  const candidates = slugCandidates(own, lookedUp)
  const rows = await model.find({ slug: { $in: candidates } }, { slug: 1 }).lean<{ slug: string }[]>()
  const taken = new Set(rows.map(({ slug }) => slug))
  return candidates.find((slug) => !taken.has(slug)) ?? `${own}-${new Types.ObjectId().toHexString().slice(-8)}`
}
