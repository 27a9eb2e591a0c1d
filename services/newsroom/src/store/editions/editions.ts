import { randomUUID } from 'node:crypto'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { mongoLeases } from '@rostra/kit/leases/mongo-leases'
import type { OwnedWork } from '@rostra/kit/leases/running-work'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import { utcDate } from '@rostra/kit/utc-date'
import { type Model, Types } from 'mongoose'
import type { Edition, EditionAssignment } from '../../domain/editions/edition.ts'
import type { Editions } from '../../domain/editions/ports.ts'
import { addArticle } from '../articles/add-article.ts'
import type { ArticleStore } from '../articles/article-model.ts'
import { type EditionRow, toEdition } from './edition-model.ts'

interface Options {
  articles: ArticleStore
  leases: LeaseTimes
  /** Milliseconds since 1970. */
  now: () => number
  /** The event of an edition that an operator asked for. */
  editionGenerated: (edition: Edition) => EventEnvelope
}

/** Editions and what they publish. */
export function mongoEditions(model: Model<EditionRow>, { articles, leases: times, now, editionGenerated }: Options): Editions {
  const rows = collectionOf(model)
  const leases = mongoLeases(model, { times, toWork: toEdition })
  const { own } = leases
  const setOwn = async (edition: OwnedWork, fields: Partial<EditionRow>) =>
    (await rows.updateOne(own(edition), { $set: fields })).matchedCount === 1
  const latestWith = async (filter: object): Promise<Edition | null> => {
    const row = await model.findOne(filter, { outbox: 0 }).sort({ startedAt: -1 }).lean<EditionRow>()
    return row && toEdition(row)
  }

  const storeAssignment = async (edition: OwnedWork, assignment: EditionAssignment) => {
    const $set = { 'assignments.$[own]': assignment }
    const options = { arrayFilters: [{ 'own.author': assignment.author }] }
    return (await rows.updateOne(own(edition), { $set }, options)).matchedCount === 1
  }

  return {
    leases,
    open: async (cause, operatorId, requests) => {
      const startedAt = new Date(now())
      const row: EditionRow = {
        _id: new Types.ObjectId(),
        cause,
        operatorId,
        day: utcDate(startedAt),
        status: 'running',
        step: 'opened',
        owner: randomUUID(),
        startedAt,
        endedAt: null,
        open: true,
        leaseUntil: leases.firstLease(),
        assignments: requests.map((request) => ({
          ...request,
          state: 'waiting',
          material: [],
          story: null,
          reason: '',
          note: '',
          articleId: '',
        })),
      }
      const edition = toEdition(row)
      if (cause === 'operator') row.outbox = [editionGenerated(edition)]
      try {
        await rows.insertOne(row)
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
      return edition
    },
    byId: (id) => latestWith({ _id: new Types.ObjectId(id) }),
    cancel: async (edition) => {
      await model.deleteOne(own(edition))
    },
    latestScheduled: async () => {
      const ended = await Promise.all([
        latestWith({ cause: 'schedule', status: 'published' }),
        latestWith({ cause: 'schedule', status: 'failed' }),
      ])
      return ended.filter((each) => each !== null).sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0] ?? null
    },
    storeGathered: (edition, assignments) => setOwn(edition, { step: 'gathered', assignments }),
    storeAssignment,
    storeWritten: (edition) => setOwn(edition, { step: 'written' }),
    publish: async (edition, { story, ...assignment }) => {
      if (!story) throw new Error('only a written story is published')
      if (!(await model.exists(own(edition)))) return 'lease-lost'
      const { title, paragraphs, takeaways, sources, modelId } = story
      const texts = { title, paragraphs, takeaways, sources, modelId }
      const article = { ...texts, author: assignment.author, day: edition.day, publishedAt: new Date(now()), editionId: edition.id }
      const articleId = await addArticle(articles, article)
      if (!articleId) return 'has-story'
      const ended: EditionAssignment = { ...assignment, state: 'published', material: [], story: null, articleId }
      return (await storeAssignment(edition, ended)) ? 'published' : 'lease-lost'
    },
    end: async (edition, status) => {
      const texts = { 'assignments.$[].material': [], 'assignments.$[].story': null }
      const $set = { status, endedAt: new Date(now()), ...texts }
      const { matchedCount } = await rows.updateOne(own(edition), { $set, $unset: { open: 1, leaseUntil: 1 } })
      return matchedCount === 1
    },
  }
}
