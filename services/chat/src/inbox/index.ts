import type { Foundation } from '@rostra/kit/app/service-app'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { isMember, memberIdOf } from '@rostra/platform/caller'
import type { Connection } from 'mongoose'
import type { Slice } from '../core/slice.ts'
import { memberClient } from './clients/members.ts'
import type { Ports, SummaryRun } from './domain/ports.ts'
import { inboxItemAdded } from './events/inbox-item-added.ts'
import { inboxSummarized } from './events/inbox-summarized.ts'
import { onExchangeFinished } from './events/on-exchange-finished.ts'
import { onInsightsConsentChanged } from './events/on-insights-consent-changed.ts'
import { onPersonaDeleted } from './events/on-persona-deleted.ts'
import { answerInboxItemRpc, countInboxRpc, dismissInboxItemRpc, listInboxRpc } from './rpc/inbox.ts'
import { getInsightsRpc } from './rpc/insights.ts'
import { type InboxTimers, startInboxMaintenance } from './runtime/inbox-maintenance.ts'
import { inboxMetrics } from './runtime/inbox-metrics.ts'
import { inboxItemModel } from './store/inbox-item-model.ts'
import { inboxStores, summaryLeases } from './store/inbox-stores.ts'
import { summaryModel } from './store/inbox-summary-models.ts'
import { notePause as pauseNotes } from './store/note-pause.ts'
import { reportFeedback as feedbackReports } from './store/report-feedback.ts'
import { continueSummary, summarizeWhenDue } from './usecases/summarize-week.ts'

export type { InboxTimers } from './runtime/inbox-maintenance.ts'

/** Returns a function that tells the owner of a persona in its inbox that the persona pauses. */
export const notePause = (connection: Connection) => pauseNotes(connection, inboxItemAdded)

/** Returns a function that keeps an item in the inbox of the persona's owner while feedback is shared. */
export const reportFeedback = (connection: Connection) => feedbackReports(connection, inboxItemAdded)

export interface InboxOptions {
  /** The clock of the weekly summaries and the end of questions, in milliseconds since 1970. */
  now?: (() => number) | undefined
  timers?: Partial<InboxTimers> | undefined
  /** Called after events were stored. */
  onEvents: () => void
}

const defaultTimers: InboxTimers = { summary: 60_000, maintenance: 300_000 }

/**
 * Creates the slice of owners' inboxes: reported answers, questions that the material does not answer, weekly summaries of both, and what
 * people ask about.
 */
export function createInbox(
  { connection, bus, log, onStop }: Foundation,
  core: Pick<Ports, 'conversations' | 'exchanges' | 'personas'>,
  identity: RpcClient,
  { now = Date.now, timers, onEvents }: InboxOptions,
): Slice & { drain: (graceMs: number) => Promise<void> } {
  const { conversations, exchanges, personas } = core
  const ports: Ports = {
    ...inboxStores(connection, { now, log, summarized: inboxSummarized, itemAdded: inboxItemAdded, onPublished: onEvents }),
    inboxMetrics,
    members: memberClient(identity),
    conversations,
    exchanges,
    personas,
    now,
    log,
  }
  return {
    rpcs: bindRpcs([listInboxRpc, answerInboxItemRpc, dismissInboxItemRpc, countInboxRpc, getInsightsRpc], ports),
    outboxes: [summaryModel(connection), inboxItemModel(connection)],
    forget: {
      person: async (person) => {
        await ports.inboxItems.removePerson(person)
        if (isMember(person)) await ports.summaries.removeOwner(memberIdOf(person))
      },
      conversations: ports.inboxItems.removeOf,
    },
    drain: (graceMs) => ports.summaryRuns.drain(graceMs),
    begin: async () => {
      const stopped = new AbortController()
      onStop(() => stopped.abort())
      onStop(await bus.subscribe(onExchangeFinished(ports, stopped.signal)))
      onStop(await bus.subscribe(onInsightsConsentChanged(ports)))
      onStop(await bus.subscribe(onPersonaDeleted(ports)))
      const work = { whenDue: summarizeWhenDue(ports), proceed: (run: SummaryRun) => void continueSummary(ports, run) }
      onStop(startInboxMaintenance(ports, work, summaryLeases, { ...defaultTimers, ...timers }))
    },
  }
}
