import type { Foundation } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import { type PeriodicWork, startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { runBatches } from '@rostra/kit/async/run-batches'
import { DomainError } from '@rostra/kit/errors'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { isOutage } from '@rostra/kit/stores/store-failure'
import { createEmbeddings } from '@rostra/llm/embeddings'
import type { Config } from '../config.ts'
import { turnMs } from '../core/domain/forget.ts'
import type { Slice } from '../core/slice.ts'
import { personaModel } from '../core/store/personas/persona-model.ts'
import type { DemoMaterial } from './domain/demo-material/demo-material.ts'
import type { PassageSearch, Passages } from './domain/passages/ports.ts'
import type { Ports } from './domain/ports.ts'
import { type FileReader, UnreadableFile } from './domain/sources/ports.ts'
import { addSourceRpc } from './rpc/add-source.ts'
import { deleteSourceRpc } from './rpc/delete-source.ts'
import { exportFilesRpc } from './rpc/export-files.ts'
import { exportKnowledgeRpc } from './rpc/export-knowledge.ts'
import { findPassagesRpc } from './rpc/find-passages.ts'
import { findPublicPassagesRpc } from './rpc/find-public-passages.ts'
import { getSearchByMeaningRpc } from './rpc/get-search-by-meaning.ts'
import { listPassagesRpc } from './rpc/list-passages.ts'
import { listSourcesRpc } from './rpc/list-sources.ts'
import { searchKnowledgeRpc } from './rpc/search-knowledge.ts'
import { getStorageRpc, keepOriginalRpc } from './rpc/storage.ts'
import { createEmbeddingProgress } from './runtime/embedding/embedding-progress.ts'
import { createKnowledge } from './runtime/passage-search/knowledge.ts'
import type { ReadCard } from './runtime/reading/cards/read-card.ts'
import { createCardReader, createFileReader } from './runtime/reading/file-reader.ts'
import { readPassages } from './runtime/reading/read-passages.ts'
import { defaultReadingLimits } from './runtime/reading/reading-limits.ts'
import { setSourceGauges } from './runtime/source-reader/reading-metrics.ts'
import { createSourceReader } from './runtime/source-reader/source-reader.ts'
import { withDemoVectors } from './store/demo-vectors.ts'
import { forgetPersona } from './store/forget-persona.ts'
import { mongoGivenDocuments } from './store/given-documents.ts'
import { mongoPassages } from './store/passages/passages.ts'
import { mongoUnembeddedReadings } from './store/passages/unembedded-readings.ts'
import { mongoUnembeddedSources } from './store/passages/unembedded-sources.ts'
import { mongoVectors } from './store/passages/vectors.ts'
import { mongoPublicPersonas } from './store/public-personas.ts'
import { readDemoMaterial } from './store/read-demo-material.ts'
import { mongoReadySources } from './store/ready-sources.ts'
import { mongoSourceFiles } from './store/source-files.ts'
import { mongoSourceLeftovers } from './store/source-leftovers.ts'
import { mongoSourceReadings } from './store/source-readings.ts'
import { mongoSources } from './store/sources.ts'
import { addDemoMaterial } from './usecases/add-demo-material.ts'
import { embedNext, unknownPace } from './usecases/embed-source.ts'
import { readSource } from './usecases/read-source.ts'
import { settleLostSource } from './usecases/settle-lost-source.ts'
import { sweepSources } from './usecases/sweep-sources.ts'

export { removeSourceOwner } from './store/sources.ts'

/**
 * Milliseconds that a lease on a source lasts, between polls for sources that wait, between counts of
 * them, between sweeps for leftovers, and between the two deletions of the leftovers of a source. A
 * lease of 9 s and a reading of 30 s end within a minute after a replica died.
 */
const defaultTimes = { leaseMs: 9_000, pollMs: 4_000, countMs: 30_000, sweepMs: 10_000, sweepAgainMs: 60_000 }

export interface MaterialOptions {
  sources?: Partial<typeof defaultTimes>
  /** Replaces the service's own, as the next three do. For tests. */
  fileReader?: FileReader
  passages?: Passages
  demoMaterial?: readonly DemoMaterial[]
  passageSearch?: PassageSearch
}

const rpcs = [
  searchKnowledgeRpc,
  findPassagesRpc,
  findPublicPassagesRpc,
  getSearchByMeaningRpc,
  listSourcesRpc,
  addSourceRpc,
  deleteSourceRpc,
  keepOriginalRpc,
  getStorageRpc,
  listPassagesRpc,
  exportKnowledgeRpc,
  exportFilesRpc,
]

/** Throws CARD_UNREADABLE with the reason. */
type ReadCardFile = (content: Uint8Array, signal: AbortSignal) => Promise<ReadCard>

const readCardWith =
  ({ read }: ReturnType<typeof createCardReader>): ReadCardFile =>
  async (content, signal) => {
    try {
      return await read({ name: 'card', content }, signal)
    } catch (error) {
      throw error instanceof UnreadableFile ? new DomainError('invalid', 'CARD_UNREADABLE', error.message) : error
    }
  }

/** What personas know: their sources, which are read in the background, and the passages that are found in them. */
export async function createMaterial(
  { connection, log, onStop }: Foundation,
  config: Config,
  core: Pick<Ports, 'personas' | 'now'>,
  options: MaterialOptions,
): Promise<Slice & { drain: (graceMs: number) => Promise<void>; readCard: ReadCardFile }> {
  const times = { ...defaultTimes, ...options.sources }
  const leases = leaseTimes(times.leaseMs)
  const personas = personaModel(connection)
  const model = config.EMBEDDINGS_MODEL ?? ''
  const embed = await createEmbeddings(config)
  const vectors = mongoVectors(connection, model)
  const knowledge = createKnowledge({ passages: mongoPassages(connection), vectors, embed, model, cacheMb: config.KNOWLEDGE_CACHE_MB })
  const fileReader = createFileReader({ log })
  onStop(fileReader.stop)
  const cardReader = createCardReader({ log })
  onStop(cardReader.stop)
  const read: Pick<Ports, 'sourceReadings' | 'sourceFiles' | 'fileReader' | 'passages'> = {
    sourceReadings: mongoSourceReadings(connection, personas, leases),
    sourceFiles: mongoSourceFiles(connection),
    fileReader: options.fileReader ?? fileReader,
    passages: options.passages ?? knowledge.passages,
  }
  const reading = { ...read, isOutage, log, clock: processClock }
  const reader = createSourceReader({
    readings: read.sourceReadings,
    read: (source, signal) => readSource(reading, source, signal),
    settle: (lost) => settleLostSource(read, lost),
    leases,
    pollMs: times.pollMs,
    log,
  })
  const ports: Ports = {
    ...core,
    ...read,
    givenDocuments: mongoGivenDocuments(connection),
    publicPersonas: mongoPublicPersonas(personas),
    sources: mongoSources(connection, personas),
    readySources: mongoReadySources(connection),
    sourceLeftovers: mongoSourceLeftovers(connection, times.sweepAgainMs),
    wakeSourceReader: reader.wake,
    quotaBytes: config.STORAGE_QUOTA_MB * 1_000_000,
    passageSearch: options.passageSearch ?? knowledge.passageSearch,
    embed,
    embeddingProgress: embed ? createEmbeddingProgress(mongoUnembeddedSources(connection, model), processClock) : null,
  }
  const { passages, sourceReadings, now } = ports
  /** Documents of the product need no process of their own, and the service is ready once they are read. */
  const readNow: Parameters<typeof addDemoMaterial>[0]['readNow'] = async (source, signal) => {
    const claimed = await sourceReadings.claim(source)
    const fileReader: FileReader = { read: (file) => readPassages(file, defaultReadingLimits, true) }
    if (claimed) await readSource({ ...reading, fileReader }, claimed, signal)
  }
  return {
    rpcs: bindRpcs(rpcs, ports),
    forget: { persona: forgetPersona(connection, passages) },
    drain: reader.drain,
    readCard: readCardWith(cardReader),
    begin: async () => {
      const repeat = (everyMs: number, subject: string, run: PeriodicWork['run']) =>
        onStop(startPeriodicWork({ everyMs, turnMs, subject, run, log }))
      if (config.DEMO_DATA) {
        const parts = { ...ports, wakeSourceReader: () => {}, readNow }
        const added = await addDemoMaterial(parts, options.demoMaterial ?? (await readDemoMaterial()), config.DEMO_OWNER_ID)
        log.info({ added }, 'demo personas have their documents')
      }
      onStop(reader.start())
      repeat(times.sweepMs, 'the deletion of leftovers of sources', (turn) => sweepSources(ports, turn))
      repeat(times.sweepMs, 'the rebuild of passage indexes', (turn) => runBatches([passages.reindexOne], turn))
      if (embed) {
        const parts = {
          unembedded: mongoUnembeddedReadings(connection, model),
          passages,
          vectors,
          embed: config.DEMO_DATA ? withDemoVectors(embed, model) : embed,
          clock: processClock,
          pace: unknownPace(),
        }
        repeat(times.pollMs, 'the vectors of passages', (turn) => runBatches([() => embedNext(parts, turn.signal)], turn))
      }
      repeat(times.countMs, 'the count of sources', async () => setSourceGauges(await sourceReadings.backlog(), now()))
    },
  }
}
