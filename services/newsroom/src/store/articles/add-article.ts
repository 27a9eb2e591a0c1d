import { type ClientSession, type Model, Types } from 'mongoose'
import type { Article } from '../../domain/articles/article.ts'
import { slugCandidates, slugFromTitle } from '../../domain/articles/slug.ts'
import type { ArticleRow } from './article-model.ts'

/** Slugs that are looked up at once. */
const lookedUp = 50

/** Adds a story in a transaction that has counted a change already: no other one adds a story meanwhile. Returns null when the author has one of that day. */
export async function addArticle(
  model: Model<ArticleRow>,
  { slug, ...article }: Omit<Article, 'id' | 'slug'> & { slug?: string },
  change: number,
  session: ClientSession,
): Promise<Article | null> {
  const { author, day } = article
  if (await model.exists({ day, author, published: true }).session(session)) return null
  const row = {
    ...{ _id: new Types.ObjectId(), published: true as const, change },
    ...{ slug: await freeSlug(model, slug ?? slugFromTitle(article.title, `${author}-${day}`), session), ...article },
  }
  await model.collection.insertOne(row as never, { session })
  const { _id, published: _published, change: _change, ...fields } = row
  return { id: _id.toHexString(), ...fields }
}

async function freeSlug(model: Model<ArticleRow>, own: string, session: ClientSession): Promise<string> {
  const candidates = slugCandidates(own, lookedUp)
  const rows = await model
    .find({ slug: { $in: candidates } }, { slug: 1 })
    .session(session)
    .lean<{ slug: string }[]>()
  const taken = new Set(rows.map(({ slug }) => slug))
  return candidates.find((slug) => !taken.has(slug)) ?? `${own}-${new Types.ObjectId().toHexString().slice(-8)}`
}
