import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { createModels, type ServedModel } from '@rostra/llm/models'
import { type IdentityAccess, openServiceAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Config } from './config.ts'
import { createCore } from './core/index.ts'
import { openStores } from './core/open-stores.ts'
import type { Slice } from './core/slice.ts'
import { createIngest } from './ingest/index.ts'
import { createRefresh } from './refresh/index.ts'
import { createReview } from './review/index.ts'
import { createWithdrawal } from './withdrawal/index.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  /** The model that writes entries. */
  model?: ServedModel
  /** Milliseconds since 1970. */
  now?: () => number
  timers?: Partial<Timers>
}

/** Milliseconds between two runs of each periodic work. */
export interface Timers {
  /** Looks whether a refresh is due. */
  schedule: number
  /** Looks whether a persona of an entry was made private or deleted. */
  personas: number
}

const defaultTimers: Timers = { schedule: 5_000, personas: 20_000 }

/** Creates the zeitgeist service: core and its slices, and passes on what one needs of another. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<unknown>({
    name: 'zeitgeist',
    definition: ZeitgeistService,
    config,
    overrides,
    wire: async (foundation) => {
      const { connection, bus, log, onStop } = foundation
      const { verify, connect } = openServiceAccess('zeitgeist', config, { identity: overrides.identity, onStop })
      const timers = { ...defaultTimers, ...overrides.timers }
      const clients = { identity: connect('identity'), persona: connect('persona'), chat: connect('chat') }
      const rules = { minPeople: config.ZEITGEIST_MIN_PEOPLE, wallTime: overrides.now ?? Date.now }
      const stores = openStores(connection, clients, rules)

      const core = createCore(foundation, stores)
      const withdrawal = createWithdrawal(foundation, stores, { sweep: config.REFRESH_LEASE_MS, personas: timers.personas })
      const ingest = createIngest(foundation, stores, withdrawal)
      const refresh = createRefresh(foundation, stores, {
        model: overrides.model ?? (await createModels(config, { log })).forChat(),
        leaseMs: config.REFRESH_LEASE_MS,
        hour: config.ZEITGEIST_REFRESH_HOUR,
        waitsForReview: config.ZEITGEIST_REVIEW,
        scheduleMs: timers.schedule,
      })
      const review = createReview(foundation, stores)
      const parts: Slice[] = [core, withdrawal, ingest, refresh, review]

      return {
        ports: undefined,
        rpcs: parts.flatMap(({ rpcs }) => rpcs),
        verify,
        begin: async () => {
          for (const { begin } of parts) await begin()
          const outboxes = parts.flatMap(({ outboxes = [] }) => outboxes)
          onStop(startOutboxRelay({ service: 'zeitgeist', connection, models: outboxes, bus, log }).stop)
        },
        drain: refresh.drain,
      }
    },
  })
}
