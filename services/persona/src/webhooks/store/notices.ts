import { createHash } from 'node:crypto'
import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { chunksOf } from '@rostra/kit/chunks'
import { batchDeduplicator } from '@rostra/kit/events/handled-events'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectIds } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection } from 'mongoose'
import { type PersonaRow, personaModel } from '../../core/store/personas/persona-model.ts'
import { bodyOf, fullAnswers, type PersonaData } from '../domain/payload.ts'
import type { Answered, Notices } from '../domain/ports.ts'
import { maxWaiting, type WebhookEvent } from '../domain/webhook.ts'
import { answerCountModel } from './answer-count-model.ts'
import { type DeliveryRow, deliveryModel } from './delivery-model.ts'
import { type WebhookRow, webhookModel } from './webhook-model.ts'

/** What of a persona an event tells. */
type Subject = Pick<PersonaRow, 'name' | 'ownerId'> & { id: string }

/** Stores that a persona was reported, in the transaction that stores the report. */
export type OnReport = (persona: Subject, report: { id: string; at: Date }, session: ClientSession) => Promise<void>

export interface NoticeGroups {
  /** The consumer group whose events of answers are counted once. */
  answers: string
  /** That of items of inboxes. */
  inbox: string
}

/** Personas whose answers a replica counts at once. */
const personasAtOnce = 8

/** Makes deliveries in MongoDB. Without a webhook for what happens nothing is stored. */
export function mongoNotices(connection: Connection, groups: NoticeGroups): Notices & { reported: OnReport } {
  const webhooks = collectionOf(webhookModel(connection))
  const deliveries = collectionOf(deliveryModel(connection))
  const counts = collectionOf(answerCountModel(connection))
  const personas = personaModel(connection)
  const onceOfAnswers = batchDeduplicator(connection, groups.answers)
  const onceOfInbox = batchDeduplicator(connection, groups.inbox)
  const serialize = createKeyedMutex()

  /** Returns the webhooks of owners that ask for an event and are on. */
  const listening = (ownerIds: readonly string[], event: WebhookEvent): Promise<WebhookRow[]> =>
    webhooks.find({ ownerId: { $in: [...new Set(ownerIds)] }, events: event, offAt: { $exists: false } }).toArray()

  const subjects = async (ids: readonly string[]): Promise<Subject[]> => {
    const rows = await personas.find({ _id: { $in: objectIds(ids) } }, { name: 1, ownerId: 1 }).lean<(PersonaRow & { _id: object })[]>()
    return rows.map(({ _id, name, ownerId }) => ({ id: String(_id), name, ownerId }))
  }

  /** Adds a delivery, unless too many wait, and makes its webhook due. `key` names the event, so that a repetition adds nothing. */
  const add = async (hook: WebhookRow, key: string, event: WebhookEvent, at: Date, data: PersonaData, session: ClientSession) => {
    const webhookId = hook._id.toHexString()
    const waiting = await deliveries.countDocuments({ webhookId, dueAt: { $exists: true } }, { limit: maxWaiting, session })
    if (waiting === maxWaiting) {
      await webhooks.updateOne({ _id: hook._id }, { $inc: { dropped: 1 } }, { session })
      return
    }
    const row: DeliveryRow = {
      _id: messageId(webhookId, key),
      webhookId,
      ownerId: hook.ownerId,
      personaId: data.personaId,
      event,
      body: bodyOf(event, at, data),
      at,
      state: 'waiting',
      attempts: 0,
      dueAt: new Date(),
    }
    const due = { dueAt: { $ifNull: ['$dueAt', '$$NOW'] }, queued: { $add: ['$queued', 1] } }
    const { matchedCount } = await webhooks.updateOne({ _id: hook._id }, [{ $set: due }], { session })
    // The webhook may have been deleted meanwhile.
    if (matchedCount === 1) await deliveries.insertOne(row, { session })
  }

  const count = async (persona: Subject, hooks: readonly WebhookRow[], exchanges: readonly Answered[]) =>
    onceOfAnswers(exchanges, async (fresh, session) => {
      const at = new Date(Math.max(...fresh.map((exchange) => exchange.at.getTime())))
      for (const hook of hooks) {
        const webhookId = hook._id.toHexString()
        const change = { $inc: { answers: fresh.length }, $max: { at }, $setOnInsert: { webhookId, ownerId: hook.ownerId } }
        const options = { upsert: true, returnDocument: 'after', session } as const
        const row = await counts.findOneAndUpdate({ _id: `${persona.id}/${webhookId}` }, change, options)
        const after = row?.answers ?? 0
        const full = fullAnswers(hook.every, after - fresh.length, after)
        const data = full && { personaId: persona.id, personaName: persona.name, ...full }
        if (data) await add(hook, `answers/${persona.id}/${data.answers}`, 'persona.answered', at, data, session)
      }
    })

  return {
    answered: async (exchanges) => {
      const byPersona = Map.groupBy(exchanges, ({ personaId }) => personaId)
      const found = await subjects([...byPersona.keys()])
      const hooks = await listening(
        found.map(({ ownerId }) => ownerId),
        'persona.answered',
      )
      const work = found.flatMap((persona) => {
        const own = hooks.filter((hook) => isAbout(hook, persona))
        return own.length === 0 ? [] : [{ persona, own, answered: byPersona.get(persona.id) ?? [] }]
      })
      for (const some of chunksOf(work, personasAtOnce))
        await Promise.all(some.map(({ persona, own, answered }) => serialize(persona.id, () => count(persona, own, answered))))
    },
    inboxItem: async (eventId, data, at) => {
      const [persona] = await subjects([data.personaId])
      if (!persona) return
      const hooks = (await listening([persona.ownerId], 'persona.inbox_item')).filter((hook) => isAbout(hook, persona))
      if (hooks.length === 0) return
      await onceOfInbox([{ id: eventId }], async (_fresh, session) => {
        for (const hook of hooks)
          await add(hook, `inbox/${eventId}`, 'persona.inbox_item', at, { personaName: persona.name, ...data }, session)
      })
    },
    reported: async (persona, { id, at }, session) => {
      const hooks = (await listening([persona.ownerId], 'persona.reported')).filter((hook) => isAbout(hook, persona))
      const data = { personaId: persona.id, personaName: persona.name }
      for (const hook of hooks) await add(hook, `report/${id}`, 'persona.reported', at, data, session)
    },
  }
}

/** Whether a webhook is for a persona. A deleted account owns none. */
const isAbout = ({ ownerId, personaId }: WebhookRow, persona: Subject) =>
  ownerId !== '' && ownerId === persona.ownerId && (personaId === undefined || personaId === persona.id)

/** Returns the id of a delivery: the same for the same webhook and event. */
const messageId = (webhookId: string, key: string) => `msg_${createHash('sha256').update(`${webhookId}/${key}`).digest('hex').slice(0, 32)}`
