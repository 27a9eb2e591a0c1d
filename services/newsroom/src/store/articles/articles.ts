import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectId } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import type { Articles, Operator } from '../../domain/articles/ports.ts'
import { dayOf } from '../../domain/editions/edition.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'
import { insertArticle } from './add-article.ts'
import { type ArticleRow, ofAnyPosition, shownFields, toArticle } from './article-model.ts'

interface Options {
  version: ArchiveVersion
  /** Milliseconds since 1970. */
  now: () => number
  storyDeleted: (operator: Operator, story: { id: string; title: string }) => EventEnvelope
}

const dayMs = 86_400_000
const published = { published: true as const }
/** All that a deleted story leaves behind are its id and its slug. */
const deletedFields = {
  title: 1,
  paragraphs: 1,
  takeaways: 1,
  sources: 1,
  author: 1,
  day: 1,
  publishedAt: 1,
  offline: 1,
  published: 1,
  editionId: 1,
  position: 1,
  stems: 1,
  textVersion: 1,
} as const

/** The published stories. */
export function mongoArticles(model: Model<ArticleRow>, { version, now, storyDeleted }: Options): Articles {
  const rows = collectionOf(model)
  const read = async (filter: object) => (await model.find({ ...filter, ...published }, shownFields).lean<ArticleRow[]>()).map(toArticle)
  /** Removes the links to a story from other ones. */
  const unlink = (slug: string) =>
    rows.updateMany(
      { 'sources.slug': slug, ...published },
      { $set: { 'sources.$[link].slug': '' } },
      { arrayFilters: [{ 'link.slug': slug }] },
    )
  return {
    latest: async (limit) => {
      const found = await model.find(ofAnyPosition, shownFields).sort({ position: -1 }).limit(limit).lean<ArticleRow[]>()
      return found.map(toArticle)
    },
    bySlug: async (slug) => (await read({ slug }))[0] ?? null,
    byIds: async (ids) => {
      const found = new Map((await read({ _id: { $in: ids.flatMap((id) => objectId(id) ?? []) } })).map((article) => [article.id, article]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    ofDay: (day) => read({ day }),
    slugsOf: async (slugs) =>
      new Set((await model.find({ slug: { $in: slugs }, ...published }, { slug: 1 }).lean()).map(({ slug }) => slug)),
    delete: async (id, operator) => {
      const _id = objectId(id)
      const row = _id && (await model.findOne({ _id, ...published }, { title: 1, slug: 1 }).lean<ArticleRow>())
      if (!row) return false
      await unlink(row.slug)
      const update = {
        $set: { deletedAt: new Date(now()) },
        $unset: deletedFields,
        $push: { outbox: storyDeleted(operator, { id, title: row.title }) },
      }
      const { modifiedCount } = await version.raise((session) => rows.updateOne({ _id, ...published }, update, { session }))
      return modifiedCount === 1
    },
    addDemo: async (stories) => {
      let added = 0
      for (const { daysAgo, ...story } of stories) {
        const publishedAt = new Date(now() - daysAgo * dayMs)
        const article = { ...story, day: dayOf(publishedAt.getTime()), publishedAt, editionId: '' }
        if (!(await model.exists({ slug: story.slug })) && (await insertArticle(model, version, article))) added++
      }
      return added
    },
  }
}
