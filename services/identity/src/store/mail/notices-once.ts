import { deduplicator } from '@rostra/kit/events/handled-events'
import type { Connection, Model } from 'mongoose'
import type { QueueNoticeOnce } from '../../domain/operators/ports.ts'
import { type MailRow, toMailRow } from './mail-model.ts'

/** Queues notices in MongoDB, each event's notice once. */
export function mongoNoticesOnce(connection: Connection, mails: Model<MailRow>, group: string): QueueNoticeOnce {
  const once = deduplicator(connection, group)
  return (eventId, notice) =>
    once({ id: eventId }, async (session) => {
      await mails.create([toMailRow(notice)], { session })
    })
}
