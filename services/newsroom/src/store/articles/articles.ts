import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectId } from '@rostra/kit/stores/mongo'
import { utcDate } from '@rostra/kit/utc-date'
import type { ClientSession } from 'mongoose'
import type { Articles, Operator } from '../../domain/articles/ports.ts'
import { insertArticle } from './add-article.ts'
import { type ArticleRow, type ArticleStore, ofAnyPosition, shownFields, toArticle } from './article-model.ts'

interface Options {
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
  modelId: 1,
  published: 1,
  editionId: 1,
  position: 1,
  stems: 1,
  textVersion: 1,
  message: 1,
  messageVersion: 1,
} as const

/** The published stories. */
export function mongoArticles(store: ArticleStore, { now, storyDeleted }: Options): Articles {
  const { model, version, encoder } = store
  const rows = collectionOf(model)
  const read = async (filter: object) => (await model.find({ ...filter, ...published }, shownFields).lean<ArticleRow[]>()).map(toArticle)
  /** Removes the links to a story from other ones. */
  const unlink = async (slug: string, session: ClientSession) => {
    const linked = await rows.find({ 'sources.slug': slug, ...published }, { projection: shownFields, session }).toArray()
    const updates = linked.map((row) => {
      const sources = row.sources.map((source) => (source.slug === slug ? { ...source, slug: '' } : source))
      const message = encoder.encode(toArticle({ ...row, sources }))
      return { updateOne: { filter: { _id: row._id }, update: { $set: { sources, message, messageVersion: encoder.version } } } }
    })
    if (updates.length > 0) await rows.bulkWrite(updates, { session })
  }
  return {
    latest: async (limit) => {
      const found = await model.find(ofAnyPosition, shownFields).sort({ position: -1 }).limit(limit).lean<ArticleRow[]>()
      return found.map(toArticle)
    },
    citing: async (entryId, limit) => {
      const found = model.find({ 'sources.entryId': entryId, ...published }, shownFields)
      return (await found.sort({ position: -1 }).limit(limit).lean<ArticleRow[]>()).map(toArticle)
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
      const update = {
        $set: { deletedAt: new Date(now()) },
        $unset: deletedFields,
        $push: { outbox: storyDeleted(operator, { id, title: row.title }) },
      }
      return version.raise(async (session) => {
        await unlink(row.slug, session)
        return (await rows.updateOne({ _id, ...published }, update, { session })).modifiedCount === 1
      })
    },
    addDemo: async (stories) => {
      // Read once: a midnight between two stories would give an author's second one the day of the first.
      const today = now()
      let added = 0
      for (const { daysAgo, ...story } of stories) {
        const publishedAt = new Date(today - daysAgo * dayMs)
        const article = { ...story, day: utcDate(publishedAt), publishedAt, editionId: '' }
        if (!(await model.exists({ slug: story.slug })) && (await insertArticle(store, article))) added++
      }
      return added
    },
  }
}
