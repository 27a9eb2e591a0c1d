import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import type { Articles, Operator } from '../../domain/articles/ports.ts'
import { dayOf } from '../../domain/editions/edition.ts'
import { addArticle } from './add-article.ts'
import type { ArchiveChanges } from './archive-changes.ts'
import { type ArticleRow, shownFields, toArticle } from './article-model.ts'

interface Options {
  changes: ArchiveChanges
  /** Milliseconds since 1970. */
  now: () => number
  storyDeleted: (operator: Operator, story: { id: string; title: string }) => EventEnvelope
}

const dayMs = 86_400_000
const published = { published: true as const }
/** All that a deleted story leaves behind are its id and its slug. */
const deletedFields = Object.fromEntries(
  ['title', 'paragraphs', 'takeaways', 'sources', 'author', 'day', 'publishedAt', 'offline', 'published'].map((field) => [field, '']),
)

/** The published stories. */
export function mongoArticles(model: Model<ArticleRow>, { changes, now, storyDeleted }: Options): Articles {
  const read = async (filter: object) => (await model.find({ ...filter, ...published }, shownFields).lean<ArticleRow[]>()).map(toArticle)
  return {
    latest: async (limit) => {
      const rows = await model.find(published, shownFields).sort({ publishedAt: -1, _id: -1 }).limit(limit).lean<ArticleRow[]>()
      return rows.map(toArticle)
    },
    bySlug: async (slug) => (await read({ slug }))[0] ?? null,
    byIds: async (ids) => {
      const found = new Map((await read({ _id: { $in: ids.flatMap((id) => objectId(id) ?? []) } })).map((article) => [article.id, article]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    ofDay: (day) => read({ day }),
    delete: (id, operator) => {
      const _id = objectId(id)
      if (!_id) return Promise.resolve(false)
      return inTransaction(model.db, async (session) => {
        const change = await changes.next(session)
        const row = await model
          .findOne({ _id, ...published }, { title: 1, slug: 1 })
          .session(session)
          .lean<ArticleRow>()
        if (!row) return false
        const $set = { deletedAt: new Date(now()), change }
        const $push = { outbox: storyDeleted(operator, { id, title: row.title }) }
        await model.collection.updateOne({ _id }, { $set, $unset: deletedFields, $push } as never, { session })
        await model.collection.updateMany(
          { 'sources.slug': row.slug, ...published },
          { $set: { 'sources.$[link].slug': '', change } },
          { session, arrayFilters: [{ 'link.slug': row.slug }] },
        )
        return true
      })
    },
    addDemo: async (stories) =>
      inTransaction(model.db, async (session) => {
        const change = await changes.next(session)
        if (!(await changes.mark('demo-stories', session))) return 0
        let added = 0
        for (const { daysAgo, ...story } of stories) {
          const publishedAt = new Date(now() - daysAgo * dayMs)
          const article = { ...story, day: dayOf(publishedAt.getTime()), publishedAt }
          if (await addArticle(model, article, change, session)) added++
        }
        return added
      }),
  }
}
