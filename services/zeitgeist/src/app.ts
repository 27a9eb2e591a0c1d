import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import { interval } from '@rostra/kit/async/interval'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { keepLeases } from '@rostra/kit/leases/keep-leases'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { createRunningWork } from '@rostra/kit/leases/running-work'
import { createModels, type ServedModel } from '@rostra/llm/models'
import { type IdentityAccess, openServiceAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { memberClient } from './clients/members.ts'
import { messageClient } from './clients/messages.ts'
import { personaClient } from './clients/personas.ts'
import type { Config } from './config.ts'
import type { Ports } from './domain/ports.ts'
import type { Refresh } from './domain/refresh/refresh.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { onExchangeFinished } from './events/on-exchange-finished.ts'
import { onInsightsConsentChanged } from './events/on-insights-consent-changed.ts'
import { onPersonaDeleted } from './events/on-persona-deleted.ts'
import { refreshRequested } from './events/refresh-requested.ts'
import { rpcs } from './rpc/index.ts'
import { ingestMetrics } from './runtime/ingest-metrics.ts'
import { refreshMetrics } from './runtime/refresh-metrics.ts'
import { mongoActivity } from './store/activity/activity.ts'
import { activityModel } from './store/activity/activity-model.ts'
import { decisionModel } from './store/decisions/decision-model.ts'
import { mongoDecisions } from './store/decisions/decisions.ts'
import { withdrawalModel } from './store/deletion/withdrawal-model.ts'
import { mongoWithdrawals } from './store/deletion/withdrawals.ts'
import { mongoEditions } from './store/editions/editions.ts'
import { mongoEntries } from './store/entries/entries.ts'
import { entryModel } from './store/entries/entry-model.ts'
import { keyModel } from './store/keys/key-model.ts'
import { mongoKeys } from './store/keys/keys.ts'
import { mongoPeople } from './store/people/people.ts'
import { personModel } from './store/people/person-model.ts'
import { plannedTopicModel, refreshModel } from './store/refreshes/refresh-model.ts'
import { mongoRefreshes } from './store/refreshes/refreshes.ts'
import { deleteExpired } from './usecases/ingest/delete-expired.ts'
import { refreshWhenDue } from './usecases/refresh/refresh-when-due.ts'
import { continueRefresh } from './usecases/refresh/start-refresh.ts'
import { sweepWithdrawals } from './usecases/withdrawal/sweep-withdrawals.ts'
import { withdrawHiddenPersonas } from './usecases/withdrawal/withdraw-hidden-personas.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  /** The model that writes entries. */
  model?: ServedModel
  /** Milliseconds since 1970. */
  now?: () => number
  timers?: Partial<Timers>
}

/** From one run of a periodic work to the next, in milliseconds. */
export interface Timers {
  /** Looks whether a refresh is due. */
  schedule: number
  /** Looks whether a persona of an entry was made private or deleted. */
  personas: number
}

const defaultTimers: Timers = { schedule: 5_000, personas: 20_000 }

/** Milliseconds between two deletions of expired rows and keys. */
const maintenanceMs = 600_000

/** Creates the zeitgeist service with all its adapters. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'zeitgeist',
    definition: ZeitgeistService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const { verify, connect } = openServiceAccess('zeitgeist', config, { identity: overrides.identity, onStop })
      const stopped = new AbortController()
      onStop(() => stopped.abort())
      const timers = { ...defaultTimers, ...overrides.timers }
      const now = overrides.now ?? Date.now
      const rows = {
        activity: activityModel(connection),
        decisions: decisionModel(connection),
        entries: entryModel(connection),
        refreshes: refreshModel(connection),
        plans: plannedTopicModel(connection),
      }
      const leases = leaseTimes(config.REFRESH_LEASE_MS)
      const refreshes = mongoRefreshes(rows.refreshes, rows.plans, { leases, now, requested: refreshRequested })
      const running = createRunningWork({
        limit: 1,
        release: refreshes.leases.release,
        onError: (err) => log.error({ err }, 'a refresh could not be ended and is left to a takeover'),
      })
      const ports: Ports = {
        activity: mongoActivity(rows.activity),
        activitySize: () => rows.activity.estimatedDocumentCount(),
        ...mongoKeys(keyModel(connection), processClock),
        people: mongoPeople(personModel(connection)),
        withdrawals: mongoWithdrawals(withdrawalModel(connection), config.REFRESH_LEASE_MS),
        ingestMetrics,
        members: memberClient(connect('identity')),
        messages: messageClient(connect('chat')),
        personas: personaClient(connect('persona')),
        entries: mongoEntries(rows.entries),
        decisions: mongoDecisions(rows.decisions, rows.entries),
        refreshes,
        editions: mongoEditions({ ...rows, now }),
        running,
        metrics: refreshMetrics,
        model: overrides.model ?? (await createModels(config)).forChat(),
        minPeople: config.ZEITGEIST_MIN_PEOPLE,
        clock: processClock,
        wallTime: now,
        log,
      }
      return {
        ports,
        rpcs,
        verify,
        begin: async () => {
          const expiryFailed = (err: unknown) => log.warn({ err }, 'expired rows and keys could not be deleted, and will be later')
          deleteExpired(ports).catch(expiryFailed)
          onStop(interval(maintenanceMs, () => deleteExpired(ports), expiryFailed))
          const sweepFailed = (err: unknown) =>
            log.warn({ err }, 'a sweep for late writes of withdrawn members failed and will be repeated')
          onStop(interval(config.REFRESH_LEASE_MS, () => sweepWithdrawals(ports, stopped.signal), sweepFailed))
          const failed = (what: string) => (err: unknown) => log.warn({ err }, `${what} failed and will be repeated`)
          const settle = async (refresh: Refresh) => void continueRefresh(ports, refresh)
          const work = { leases: refreshes.leases, running, hasRoom: () => !running.isFull(), settle }
          onStop(keepLeases(work, { times: leases, onError: failed('the lease of a refresh') }))
          onStop(interval(timers.schedule, refreshWhenDue(ports, config.ZEITGEIST_REFRESH_HOUR), failed('the schedule of refreshes')))
          onStop(interval(timers.personas, () => withdrawHiddenPersonas(ports), failed('the check of the personas of entries')))
          onStop(await bus.subscribe(onExchangeFinished(ports, stopped.signal)))
          onStop(await bus.subscribe(onInsightsConsentChanged(ports, stopped.signal)))
          onStop(await bus.subscribe(onAccountDeleted(ports)))
          onStop(await bus.subscribe(onPersonaDeleted(ports)))
          onStop(startOutboxRelay({ service: 'zeitgeist', connection, models: [rows.refreshes], bus, log }).stop)
        },
        drain: (graceMs) => running.drain(graceMs),
      }
    },
  })
}
