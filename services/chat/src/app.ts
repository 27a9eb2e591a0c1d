import { randomUUID } from 'node:crypto'
import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { interval } from '@rostra/kit/async/interval'
import type { Turn } from '@rostra/kit/async/run-batches'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { connectRedis } from '@rostra/kit/stores/redis'
import { createModels, type ServedModel } from '@rostra/llm/models'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/platform/identity-access'
import { billingCredits } from '@rostra/platform/paid-work/credits'
import { createServiceApp } from '@rostra/platform/service'
import { ChatService } from '@rostra/proto/chat'
import { memberClient } from './clients/members.ts'
import { personaClient } from './clients/personas.ts'
import type { Config } from './config.ts'
import { creditsByPerson, memberPrice } from './domain/credits/credits-by-person.ts'
import type { Ports } from './domain/ports.ts'
import { demoExchangeFinished, exchangeFinished } from './events/exchange-finished.ts'
import { inboxSummarized } from './events/inbox-summarized.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { onAccountSuspensionChanged } from './events/on-account-suspension-changed.ts'
import { onExchangeFinished } from './events/on-exchange-finished.ts'
import { onGenerationEnded } from './events/on-generation-ended.ts'
import { onInsightsConsentChanged } from './events/on-insights-consent-changed.ts'
import { onPersonaDeleted } from './events/on-persona-deleted.ts'
import { rpcs } from './rpc/index.ts'
import { answersTotal, continuedAnswers } from './runtime/answer-metrics.ts'
import { startBatchWork } from './runtime/batch-work.ts'
import { startAddingDemoConversations } from './runtime/demo-conversations.ts'
import { watchGenerationEnds } from './runtime/generation-ends.ts'
import { inProcessGenerations } from './runtime/in-process-generations.ts'
import { type InboxTimers, type SummaryWork, startInboxMaintenance } from './runtime/inbox-maintenance.ts'
import { inboxMetrics } from './runtime/inbox-metrics.ts'
import { startMaintenance } from './runtime/maintenance.ts'
import { noteMakings } from './runtime/note-makings.ts'
import { noteMakingsTotal } from './runtime/note-metrics.ts'
import { observedRetrievals } from './runtime/retrieval-metrics.ts'
import { titleQueue } from './runtime/title-queue.ts'
import { conversationLookups } from './store/conversations/conversation-lookups.ts'
import { conversationModel } from './store/conversations/conversation-model.ts'
import { latestMessages } from './store/conversations/latest-messages.ts'
import { mongoConversations } from './store/conversations/mongo-conversations.ts'
import { guestQuota } from './store/credits/guest-quota.ts'
import { deletedAccountModel } from './store/deletion/deleted-account-model.ts'
import { mongoDeletedAccounts } from './store/deletion/deleted-accounts.ts'
import { deletedConversationModel } from './store/deletion/deleted-conversation-model.ts'
import { mongoDeletedConversations } from './store/deletion/deleted-conversations.ts'
import { mongoDemoExchanges } from './store/demo-conversations/mongo-demo-exchanges.ts'
import { readDemoConversations } from './store/demo-conversations/read-demo-conversations.ts'
import { exchangeModel } from './store/exchanges/exchange-model.ts'
import { type ExchangeEvents, mongoExchanges } from './store/exchanges/mongo-exchanges.ts'
import { mongoFeedback } from './store/exchanges/mongo-feedback.ts'
import { blockingReadTimeoutMs } from './store/generations/frame-follower.ts'
import { redisFrames } from './store/generations/redis-frames.ts'
import { redisStopSignal } from './store/generations/redis-stop-signal.ts'
import { inboxStores, summaryLeases } from './store/inbox/inbox-stores.ts'
import { summaryModel } from './store/inbox/summary-models.ts'
import { freeUseLimits } from './store/limits/free-use-limits.ts'
import { watchEnabledMembers } from './store/memories/enabled-members.ts'
import { memoryModel, memorySettingModel } from './store/memories/memory-models.ts'
import { mongoMemories } from './store/memories/mongo-memories.ts'
import { mongoSearchEntries } from './store/search/mongo-search-entries.ts'
import { searchEntryModel } from './store/search/search-entry-model.ts'
import { mongoShares } from './store/shares/mongo-shares.ts'
import { deleteExpiredConversations } from './usecases/conversations/delete-expired.ts'
import { makeTitle } from './usecases/conversations/make-title.ts'
import { sweepDeletedConversations } from './usecases/deletion/sweep-deleted-conversations.ts'
import { sweepLateWrites } from './usecases/deletion/sweep-late-writes.ts'
import { addDemoConversations } from './usecases/demo-conversations/add-demo-conversations.ts'
import { settleTakenOver } from './usecases/exchanges/settle-taken-over.ts'
import { continueSummary, summarizeWhenDue } from './usecases/inbox/summarize-week.ts'
import { makeNotes } from './usecases/memories/make-notes.ts'
import { reindexEntries } from './usecases/search/reindex-entries.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  answeringModel?: ServedModel
  /** The clock of the weekly summaries and the end of questions, in milliseconds since 1970. */
  now?: () => number
  inboxTimers?: Partial<InboxTimers>
}

const defaultInboxTimers: InboxTimers = { summary: 60_000, maintenance: 300_000 }

/** Milliseconds between two checks for the ends of other replicas' generations. */
const endCheckMs = 2_000
/** Messages that a guest may send before an account is needed. */
const messagesPerGuest = 10

/** Creates the chat service with all its adapters. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'chat',
    definition: ChatService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const identity = overrides.identity ?? connectIdentityAccess('chat', config)
      onStop(identity.close)
      const personaRpc = identity.connect('persona', config.PERSONA_ADDRESS)
      onStop(personaRpc.close)
      const billingRpc = identity.connect('billing', config.BILLING_ADDRESS)
      onStop(billingRpc.close)
      const identityRpc = identity.connect('identity', config.IDENTITY_ADDRESS)
      onStop(identityRpc.close)

      const connect = async (timeoutMs?: number) => {
        const redis = await connectRedis(config.REDIS_URL, { keyPrefix: `rostra:chat${config.DATABASE_SUFFIX}:`, log, timeoutMs })
        onStop(() => redis.disconnect())
        return redis
      }
      const [redis, blocking, subscriber] = await Promise.all([connect(), connect(blockingReadTimeoutMs), connect()])
      const frames = redisFrames(redis, blocking, log)
      onStop(frames.close)

      const conversationRows = conversationModel(connection)
      const exchangeRows = exchangeModel(connection)
      const deletedAccountRows = deletedAccountModel(connection)
      const deletedConversationRows = deletedConversationModel(connection)
      const running = inProcessGenerations(config.MAX_GENERATIONS, (err, generationId) =>
        log.error({ err, generationId }, 'a generation could not store its end'),
      )
      let wakeRelay = () => {}
      const events: ExchangeEvents = {
        exchangeFinished,
        onEnded: (status) => {
          answersTotal.inc({ status })
          wakeRelay()
        },
      }
      const leases = leaseTimes(config.GENERATION_LEASE_MS)
      const quota = guestQuota(redis, { perGuest: messagesPerGuest, perNetwork: config.GUEST_ADDRESS_LIMIT })
      const exchanges = mongoExchanges(exchangeRows, { owner: randomUUID(), leases }, events)
      const latest = latestMessages(conversationRows.collection)
      onStop(latest.close)
      const generationEnds = watchGenerationEnds(exchanges.openAmong, endCheckMs)
      onStop(generationEnds.stop)
      const settings = memorySettingModel(connection)
      const memories = memoryModel(connection)
      const enabledMembers = watchEnabledMembers(settings, (err) => log.warn({ err }, 'the members with memories could not be read'))
      onStop(enabledMembers.stop)
      const now = overrides.now ?? Date.now
      const titles = titleQueue(
        (first, signal) => makeTitle(ports, first, signal),
        (err, conversationId) => log.warn({ err, conversationId }, 'the model made no title of a conversation'),
      )
      const answeringModel = overrides.answeringModel ?? (await createModels(config)).forChat()
      const ports: Ports = {
        conversations: { ...mongoConversations(conversationRows, latest), ...conversationLookups(conversationRows) },
        titles: answeringModel.offline ? { add: () => undefined } : titles,
        exchanges,
        feedbacks: mongoFeedback(connection),
        members: memberClient(identityRpc),
        ...inboxStores(connection, { now, log, summarized: inboxSummarized, onPublished: () => wakeRelay() }),
        inboxMetrics,
        now,
        memories: mongoMemories({ settings, memories, onChange: enabledMembers.changed }),
        enabledMembers,
        shares: mongoShares(connection),
        searchEntries: mongoSearchEntries(searchEntryModel(connection)),
        deletedAccounts: mongoDeletedAccounts(deletedAccountRows, config.GENERATION_LEASE_MS),
        deletedConversations: mongoDeletedConversations(deletedConversationRows),
        demoExchanges: mongoDemoExchanges({
          conversations: conversationRows,
          exchanges: exchangeRows,
          finishedEvent: demoExchangeFinished,
          onAdded: () => wakeRelay(),
        }),
        frames,
        generationEnds,
        running,
        stopSignal: await redisStopSignal(redis, subscriber, (id) => running.abort({ id }, 'stopped')),
        credits: creditsByPerson(quota, billingCredits(billingRpc, memberPrice)),
        ...freeUseLimits(redis, config.RATE_LIMIT_SCALE),
        personas: personaClient(personaRpc),
        retrievals: observedRetrievals(log),
        countContinued: (outcome) => continuedAnswers.inc({ outcome }),
        answeringModel,
        verify: identity.verify,
        log,
      }

      return {
        ports,
        rpcs,
        verify: identity.verify,
        begin: async () => {
          const relay = startOutboxRelay({
            service: 'chat',
            connection,
            models: [exchangeRows, deletedAccountRows, deletedConversationRows, summaryModel(connection)],
            bus,
            log,
          })
          wakeRelay = relay.wake
          onStop(relay.stop)
          onStop(titles.close)
          onStop(startMaintenance(ports, (exchange) => settleTakenOver(ports, exchange), leases))
          const sweepFailed = (err: unknown) => log.warn({ err }, 'a sweep for late writes of deleted accounts failed and will be repeated')
          onStop(interval(config.GENERATION_LEASE_MS, () => sweepLateWrites(ports), sweepFailed))
          onStop(await bus.subscribe(onAccountDeleted(ports)))
          onStop(await bus.subscribe(onAccountSuspensionChanged(ports)))
          const makings = startMakingNotes(ports)
          onStop(makings.stop)
          onStop(await bus.subscribe(onGenerationEnded(ports.enabledMembers, makings.add)))
          const stopped = new AbortController()
          onStop(() => stopped.abort())
          const inboxSubscriptions = [onInsightsConsentChanged(ports), onPersonaDeleted(ports)]
          for (const subscription of [...onExchangeFinished(ports, stopped.signal), ...inboxSubscriptions])
            onStop(await bus.subscribe(subscription))
          const summaryWork: SummaryWork = { whenDue: summarizeWhenDue(ports), proceed: (run) => void continueSummary(ports, run) }
          onStop(startInboxMaintenance(ports, summaryWork, summaryLeases, { ...defaultInboxTimers, ...overrides.inboxTimers }))
          const batchWork = [deleteExpiredConversations, sweepDeletedConversations, reindexEntries].map(
            (run) => (turn: Turn) => run(ports, turn),
          )
          const batchFailed = (err: unknown) =>
            log.warn({ err }, 'a deletion of conversations or a rebuild of search entries failed and will be repeated')
          onStop(startBatchWork(batchWork, config.GENERATION_LEASE_MS, batchFailed))
          if (config.DEMO_DATA) {
            const demoConversations = await readDemoConversations()
            const add = () => addDemoConversations(ports, demoConversations, { ownerId: config.DEMO_OWNER_ID, now: new Date() })
            onStop(startAddingDemoConversations(add, log))
          }
        },
        drain: async (graceMs) => {
          await Promise.all([running.drain(graceMs), ports.summaryRuns.drain(graceMs)])
        },
      }
    },
  })
}

/** Starts to make notes of the exchanges that it is given. The texts of an exchange are in no log. */
function startMakingNotes(ports: Ports) {
  return noteMakings({
    make: async (exchange, signal) => {
      const outcome = await makeNotes(ports, exchange, signal).catch((err) => {
        if (!signal.aborted) ports.log.warn({ err, exchangeId: exchange.exchangeId }, 'no notes could be made of an exchange')
        return 'failed' as const
      })
      noteMakingsTotal.inc({ outcome })
    },
    onDropped: (count) => noteMakingsTotal.inc({ outcome: 'dropped' }, count),
  })
}
