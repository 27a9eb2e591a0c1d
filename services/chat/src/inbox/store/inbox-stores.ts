import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { createRunningWork } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import type { Connection } from 'mongoose'
import type { Ports } from '../domain/ports.ts'
import { type ItemAdded, inboxItemModel } from './inbox-item-model.ts'
import { summaryModel, summaryRunModel } from './inbox-summary-models.ts'
import { mongoInboxItems } from './mongo-inbox-items.ts'
import { mongoQuestionGroups } from './mongo-question-groups.ts'
import { mongoSummaries, type SummaryEvents } from './mongo-summaries.ts'

/** The lease times of the run that makes the weekly summaries. */
export const summaryLeases = leaseTimes(60_000)

/** Creates the stores of inboxes. */
export function inboxStores(
  connection: Connection,
  { now, log, itemAdded, ...events }: SummaryEvents & Pick<Ports, 'now'> & { itemAdded: ItemAdded; log: Log },
): Pick<Ports, 'inboxItems' | 'questionGroups' | 'summaries' | 'summaryRuns'> {
  const items = inboxItemModel(connection)
  const rows = { runs: summaryRunModel(connection), summaries: summaryModel(connection) }
  const summaries = mongoSummaries({ ...rows, ...events, leases: summaryLeases, now })
  const summaryRuns = createRunningWork({
    limit: 1,
    release: summaries.leases.release,
    onError: (err) => log.error({ err }, 'weekly summaries could not be ended and are left to a takeover'),
  })
  return { inboxItems: mongoInboxItems(items, itemAdded), questionGroups: mongoQuestionGroups(items, itemAdded), summaries, summaryRuns }
}
