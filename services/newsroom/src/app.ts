import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { runBatches, type Turn } from '@rostra/kit/async/run-batches'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { keepLeases } from '@rostra/kit/leases/keep-leases'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { createRunningWork } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import { createModels, type ServedModel } from '@rostra/llm/models'
import { type IdentityAccess, openServiceAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { NewsroomService } from '@rostra/proto/newsroom'
import { zeitgeistClient } from './clients/zeitgeist.ts'
import type { Config } from './config.ts'
import type { Author } from './domain/articles/author.ts'
import type { Edition } from './domain/editions/edition.ts'
import type { Writing } from './domain/editions/ports.ts'
import type { Ports } from './domain/ports.ts'
import { planAssignments } from './domain/writing/plan-assignments.ts'
import { writeStory } from './domain/writing/write-story.ts'
import { editionGenerated, storyDeleted } from './events/operator-acted.ts'
import { rpcs } from './rpc/index.ts'
import { storyEncoder } from './rpc/wire.ts'
import { newsroomMetrics } from './runtime/newsroom-metrics.ts'
import { mongoArchive } from './store/archive/archive.ts'
import { archiveStateModel, archiveVersion } from './store/archive/archive-version.ts'
import { articleModel } from './store/articles/article-model.ts'
import { mongoArticles } from './store/articles/articles.ts'
import { readDemoStories } from './store/demo-stories/read-demo-stories.ts'
import { editionModel } from './store/editions/edition-model.ts'
import { mongoEditions } from './store/editions/editions.ts'
import { editionWhenDue } from './usecases/editions/edition-when-due.ts'
import { continueEdition } from './usecases/editions/start-edition.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  models?: Readonly<Record<Author, ServedModel>>
  writing?: Writing
  /** Milliseconds since 1970. */
  now?: () => number
  timers?: Partial<Timers>
}

/** From one run of a periodic work to the next, in milliseconds. */
interface Timers {
  /** Looks whether the day's edition is due. */
  schedule: number
  /** Reports how old the latest story is. */
  metrics: number
  /** Looks for stories with stems of an earlier version. */
  reindex: number
}

const defaultTimers: Timers = { schedule: 15_000, metrics: 15_000, reindex: 15_000 }

/** Creates the newsroom service with all its adapters. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'newsroom',
    definition: NewsroomService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const { verify, connect } = openServiceAccess('newsroom', config, { identity: overrides.identity, onStop })
      const zeitgeist = connect('zeitgeist')
      const stopped = new AbortController()
      onStop(() => stopped.abort())
      const timers = { ...defaultTimers, ...overrides.timers }
      const now = overrides.now ?? Date.now
      const articleRows = articleModel(connection)
      const editionRows = editionModel(connection)
      const version = archiveVersion(archiveStateModel(connection))
      const store = { model: articleRows, version, encoder: storyEncoder }
      const leases = leaseTimes(config.EDITION_LEASE_MS)
      const articles = mongoArticles(store, { now, storyDeleted })
      const archive = mongoArchive(store)
      const editions = mongoEditions(editionRows, { articles: store, leases, now, editionGenerated })
      const running = createRunningWork({
        limit: 1,
        release: editions.leases.release,
        onError: (err) => log.error({ err }, 'an edition could not be ended and is left to a takeover'),
      })
      const ports: Ports = {
        articles,
        archive,
        editions,
        running,
        zeitgeist: zeitgeistClient(zeitgeist),
        writing: overrides.writing ?? { planAssignments, writeStory },
        metrics: newsroomMetrics,
        models: overrides.models ?? (await authorModels(config, log)),
        clock: processClock,
        wallTime: now,
        log,
      }
      return {
        ports,
        rpcs,
        verify,
        begin: async () => {
          if (config.DEMO_DATA) log.info({ added: await articles.addDemo(await readDemoStories()) }, 'demo stories are added')
          onStop(startOutboxRelay({ service: 'newsroom', connection, models: [articleRows, editionRows], bus, log }).stop)
          const repeat = (everyMs: number, subject: string, run: (turn: Turn) => Promise<unknown>) =>
            onStop(startPeriodicWork({ everyMs, subject, run, log }))
          const settle = async (edition: Edition) => void continueEdition(ports, edition)
          const work = { leases: editions.leases, running, hasRoom: () => !running.isFull(), settle }
          const leasesFailed = (err: unknown) => log.warn({ err }, 'the lease of an edition failed and will be repeated')
          onStop(keepLeases(work, { times: leases, onError: leasesFailed }))
          const reportAge = async () => newsroomMetrics.stories.latest((await articles.latest(1))[0]?.publishedAt ?? null)
          repeat(timers.metrics, 'the report of the latest story', reportAge)
          repeat(timers.reindex, 'the rebuild of the archive', (turn) => runBatches([archive.reindexSome], turn))
          if (config.NEWSROOM_EDITION_HOUR !== undefined) {
            const schedule = editionWhenDue(ports, config.NEWSROOM_EDITION_HOUR, stopped.signal)
            repeat(timers.schedule, 'the schedule of editions', schedule)
          }
        },
        drain: (graceMs) => running.drain(graceMs),
      }
    },
  })
}

/** The model of each author, which the author is named after. */
async function authorModels(config: Config, log: Log): Promise<Readonly<Record<Author, ServedModel>>> {
  const { named } = await createModels(config, { log })
  return { claudeus: named('claude'), geeps: named('gpt4'), gemma: named('gemini'), deeps: named('deepseek') }
}
