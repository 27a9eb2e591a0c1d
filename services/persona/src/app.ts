import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import { runBatches } from '@rostra/kit/async/run-batches'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { isOutage } from '@rostra/kit/stores/store-failure'
import { mongoTombstones } from '@rostra/kit/stores/tombstones'
import { createEmbeddings } from '@rostra/llm/embeddings'
import { createModels, type ServedModel } from '@rostra/llm/models'
import { type IdentityAccess, openServiceAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { PersonaService } from '@rostra/proto/persona'
import { createOpeningLinesGenerator } from './clients/opening-lines-generator.ts'
import type { Config } from './config.ts'
import type { PassageSearch, Passages } from './domain/passages/ports.ts'
import type { Ports } from './domain/ports.ts'
import type { FileReader } from './domain/sources/ports.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { onAccountSuspensionChanged } from './events/on-account-suspension-changed.ts'
import { onExchangeFinished, reachGroup } from './events/on-exchange-finished.ts'
import { operatorEvents as events } from './events/operator-events.ts'
import { personaDeleted } from './events/persona-deleted.ts'
import { rpcs } from './rpc/index.ts'
import { encodeCard, summaryOfCard } from './rpc/wire.ts'
import { startOpeningLinesWorker } from './runtime/opening-lines-worker.ts'
import { createKnowledge } from './runtime/passage-search/knowledge.ts'
import { startPeriodic } from './runtime/periodic.ts'
import { createFileReader } from './runtime/reading/file-reader.ts'
import { setReportGauges } from './runtime/report-metrics.ts'
import { createSearchIndex } from './runtime/search-index/search-index.ts'
import { setSourceGauges } from './runtime/source-reader/reading-metrics.ts'
import { type SourceReader, startSourceReader } from './runtime/source-reader/source-reader.ts'
import { mongoDailyActivity } from './store/analytics/daily-activity.ts'
import { mongoReach } from './store/analytics/reach.ts'
import { mongoVisits } from './store/analytics/visits.ts'
import { deletedAccountModel } from './store/deleted-accounts/deleted-account-model.ts'
import { deletedPersonaModel } from './store/deleted-personas/deleted-persona-model.ts'
import { mongoDeletedPersonas } from './store/deleted-personas/deleted-personas.ts'
import { readDemoPersonas } from './store/demo-personas/read-demo-personas.ts'
import { mongoFeaturedTurns } from './store/featured/featured-turns.ts'
import { mongoFeaturingChoices } from './store/featured/featuring-choices.ts'
import { mongoOpeningLinesJobs } from './store/opening-lines/opening-lines-jobs.ts'
import { operatorEventModel } from './store/operators/operator-event-model.ts'
import { mongoPassages } from './store/passages/passages.ts'
import { mongoVectors } from './store/passages/vectors.ts'
import { personaModel } from './store/personas/persona-model.ts'
import { mongoPersonaWrites } from './store/personas/persona-writes.ts'
import { mongoPersonas } from './store/personas/personas.ts'
import { mongoPromptVersions } from './store/prompt-versions/prompt-versions.ts'
import { mongoReports } from './store/reports/reports.ts'
import { personasFromDatabase } from './store/search/personas-from-database.ts'
import { publicPersonas } from './store/search/public-personas.ts'
import { createSearchIndexFeed, type FeedTimes } from './store/search/search-index-feed.ts'
import { mongoSlugs } from './store/slugs/slugs.ts'
import { mongoReadySources } from './store/sources/ready-sources.ts'
import { mongoSourceFiles } from './store/sources/source-files.ts'
import { mongoSourceLeftovers } from './store/sources/source-leftovers.ts'
import { mongoSourceReadings } from './store/sources/source-readings.ts'
import { mongoSources } from './store/sources/sources.ts'
import { mongoSuspensions } from './store/suspensions/suspensions.ts'
import { mongoVotes } from './store/votes/votes.ts'
import { sweepLateWrites } from './usecases/deleted-accounts/sweep-late-writes.ts'
import { sweepDeletedPersonas } from './usecases/deleted-personas/sweep-deleted-personas.ts'
import { addDemoPersonas } from './usecases/demo-personas/add-demo-personas.ts'
import { generateDueOpeningLines } from './usecases/opening-lines/generate-due-opening-lines.ts'
import { readSource } from './usecases/sources/read-source.ts'
import { settleLostSource } from './usecases/sources/settle-lost-source.ts'
import { sweepSources } from './usecases/sources/sweep-sources.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  now?: () => Date
  /** Time between two sweeps for late writes of a deleted account, in milliseconds. */
  sweepMs?: number
  /** The model that generates opening lines. */
  model?: ServedModel
  openingLines?: Partial<typeof defaultOpeningLinesTimes>
  /** Time between two counts of open reports, in milliseconds. */
  countReportsMs?: number
  feed?: Partial<FeedTimes>
  fileReader?: FileReader
  passages?: Passages
  passageSearch?: PassageSearch
  sources?: Partial<typeof defaultSourceTimes>
}

const defaultSweepMs = 15_000
const defaultCountReportsMs = 30_000
/** Milliseconds from one search for deleted personas and accounts whose rows are due to the next. */
const searchMs = 1_000
/** Milliseconds for which the rows of one persona or account are deleted before the next has its turn. Shorter than a claim. */
const turnMs = 4_000
/** Milliseconds between polls, that a claim lasts, and before the first retry. */
const defaultOpeningLinesTimes = { pollMs: 5_000, leaseMs: 60_000, retryDelayMs: 10_000 }
/**
 * Milliseconds that a lease on a source lasts, between polls for sources that wait, between counts of them, between sweeps for leftovers, and between
 * the two deletions of the leftovers of a source. A lease of 9 s and a reading of 30 s end within a minute after a replica died.
 */
const defaultSourceTimes = { leaseMs: 9_000, pollMs: 2_000, countMs: 30_000, sweepMs: 2_000, sweepAgainMs: 60_000 }

/** Creates the persona service. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'persona',
    definition: PersonaService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const { verify } = openServiceAccess('persona', config, { identity: overrides.identity, onStop })
      const personas = personaModel(connection)
      const deletedAccounts = deletedAccountModel(connection)
      const index = createSearchIndex(summaryOfCard)
      const feed = createSearchIndexFeed({ personas, index, encode: encodeCard, log, times: overrides.feed })
      onStop(feed.stop)
      const sweepMs = overrides.sweepMs ?? defaultSweepMs
      const { pollMs, leaseMs, retryDelayMs } = { ...defaultOpeningLinesTimes, ...overrides.openingLines }
      let wakeOpeningLinesWorker = () => {}
      const sourceTimes = { ...defaultSourceTimes, ...overrides.sources }
      const sourceLeases = leaseTimes(sourceTimes.leaseMs)
      const knowledge = createKnowledge({
        passages: mongoPassages(connection),
        vectors: mongoVectors(connection, config.EMBEDDINGS_MODEL ?? ''),
        embed: await createEmbeddings(config),
        cacheMb: config.KNOWLEDGE_CACHE_MB,
      })
      const passages = overrides.passages ?? knowledge.passages
      const fileReader = createFileReader({ log })
      onStop(fileReader.stop)
      let sourceReader: SourceReader | undefined
      const ports: Ports = {
        personas: mongoPersonas(connection, personas, feed.refresh, personaDeleted),
        personaWrites: mongoPersonaWrites(connection, personas, deletedAccounts, feed.refresh),
        slugs: mongoSlugs(personas),
        promptVersions: mongoPromptVersions(connection),
        publicPersonas: publicPersonas({
          isCurrent: feed.isCurrent,
          index,
          database: personasFromDatabase({ personas, index, encode: encodeCard, log }),
        }),
        featuredTurns: mongoFeaturedTurns(connection, personas, config.DEMO_OWNER_ID),
        featuringChoices: mongoFeaturingChoices(connection, personas, events),
        reports: mongoReports({ connection, personas, events, secret: config.SERVICE_SECRET }),
        suspensions: mongoSuspensions({ connection, personas, events, refreshIndex: feed.refresh }),
        votes: mongoVotes(connection, personas, deletedAccounts, feed.refresh),
        dailyActivity: mongoDailyActivity(connection),
        visits: mongoVisits(connection),
        openingLinesJobs: mongoOpeningLinesJobs(personas, leaseMs),
        openingLinesGenerator: createOpeningLinesGenerator(overrides.model ?? (await createModels(config)).forChat()),
        wakeOpeningLinesWorker: () => wakeOpeningLinesWorker(),
        deletedAccounts: mongoTombstones(deletedAccounts, sweepMs),
        deletedPersonas: mongoDeletedPersonas(connection, sweepMs, passages),
        sources: mongoSources(connection, personas),
        readySources: mongoReadySources(connection),
        sourceFiles: mongoSourceFiles(connection),
        sourceReadings: mongoSourceReadings(connection, personas, sourceLeases),
        sourceLeftovers: mongoSourceLeftovers(connection, sourceTimes.sweepAgainMs),
        fileReader: overrides.fileReader ?? fileReader,
        wakeSourceReader: () => sourceReader?.wake(),
        passages,
        passageSearch: overrides.passageSearch ?? knowledge.passageSearch,
        now: overrides.now ?? (() => new Date()),
      }
      const reach = mongoReach(connection, personas, reachGroup)
      const begin = async () => {
        await feed.start()
        if (config.DEMO_DATA) {
          const added = await addDemoPersonas(ports, await readDemoPersonas(), config.DEMO_OWNER_ID)
          log.info({ added }, 'demo personas are added')
        }
        const stopping = new AbortController()
        const turn = { forMs: turnMs, signal: stopping.signal }
        const repeat = (everyMs: number, subject: string, run: () => Promise<unknown>) =>
          onStop(startPeriodic({ everyMs, subject, run, log }))
        repeat(Math.min(sweepMs, searchMs), 'the deletion of rows of deleted personas and accounts', () =>
          Promise.all([sweepDeletedPersonas(ports, turn), sweepLateWrites(ports, turn)]),
        )
        repeat(overrides.countReportsMs ?? defaultCountReportsMs, 'the count of open reports', async () =>
          setReportGauges(await ports.reports.backlog(), ports.now()),
        )
        const generateDue = (signal: AbortSignal) => generateDueOpeningLines({ ...ports, log, retryDelayMs }, signal)
        const worker = startOpeningLinesWorker({ generateDue, pollMs, log })
        wakeOpeningLinesWorker = worker.wake
        onStop(worker.stop)
        const reader = startSourceReader({
          readings: ports.sourceReadings,
          read: (source, signal) => readSource({ ...ports, isOutage, log, clock: processClock }, source, signal),
          settle: (lost) => settleLostSource(ports, lost),
          leases: sourceLeases,
          pollMs: sourceTimes.pollMs,
          log,
        })
        sourceReader = reader
        onStop(reader.stop)
        repeat(sourceTimes.sweepMs, 'the deletion of leftovers of sources', () => sweepSources(ports, turn))
        repeat(sourceTimes.sweepMs, 'the rebuild of passage indexes', () => runBatches([passages.reindexOne], turn))
        repeat(sourceTimes.countMs, 'the count of sources', async () => setSourceGauges(await ports.sourceReadings.backlog(), ports.now()))
        onStop(await bus.subscribe(onExchangeFinished(reach)))
        onStop(await bus.subscribe(onAccountDeleted(ports, turn)))
        onStop(await bus.subscribe(onAccountSuspensionChanged(ports.suspensions)))
        onStop(
          startOutboxRelay({
            service: 'persona',
            connection,
            models: [operatorEventModel(connection), deletedPersonaModel(connection)],
            bus,
            log,
          }).stop,
        )
        // At a stop the turns end first.
        onStop(() => stopping.abort())
      }
      return { ports, rpcs, verify, begin, drain: async (graceMs) => sourceReader?.drain(graceMs) }
    },
  })
}
