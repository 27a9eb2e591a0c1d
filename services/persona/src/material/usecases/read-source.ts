import type { Clock } from '@rostra/kit/async/clock'
import { retry } from '@rostra/kit/async/retry'
import { despiteOutages } from '@rostra/kit/leases/despite-outages'
import { abortReason, LeaseLost } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import type { Ports } from '../domain/ports.ts'
import { type ClaimedSource, type Owned, type ReadingOutcome, type ReadText, UnreadableFile } from '../domain/sources/ports.ts'
import { maxPassages } from '../domain/sources/registry.ts'
import type { Pair } from '../domain/sources/source.ts'

type Needed = Pick<Ports, 'sourceFiles' | 'sourceReadings' | 'fileReader' | 'passages'> & {
  /** Whether an error says that a store or a service is away. */
  isOutage: (error: unknown) => boolean
  log: Log
  clock: Clock
}

const tooManyPassages = `The material of this AI persona would have more than ${maxPassages.toLocaleString('en')} passages. Delete another source first, or add a shorter file.`
const ourFault = 'This source could not be read because of an error on our side. Please delete it and add it again.'
/** Milliseconds for which a release is retried while the store is away. */
const releaseMs = 60_000
/** Milliseconds until a source is read again after an outage, times the number of its readings that began. */
const retryDelayMs = 5_000
const maxRetryDelayMs = 300_000

/** Reads a claimed source, stores its passages, and marks it as ready or failed. */
export async function readSource(needed: Needed, source: ClaimedSource, signal: AbortSignal): Promise<ReadingOutcome> {
  try {
    return await readToItsEnd(needed, source, signal)
  } catch (error) {
    if (error instanceof LeaseLost || abortReason(signal) === 'lease-lost') return 'lost'
    if (signal.aborted) return release(needed, source, 0)
    if (needed.isOutage(error)) return release(needed, source, Math.min(source.attempts * retryDelayMs, maxRetryDelayMs))
    needed.log.error({ err: error, personaId: source.personaId, sourceId: source.sourceId }, 'a source could not be read')
    return fail(needed, source, ourFault)
  }
}

async function readToItsEnd(needed: Needed, source: ClaimedSource, signal: AbortSignal): Promise<ReadingOutcome> {
  const { sourceReadings, passages, clock } = needed
  const step = despiteOutages(signal, clock)
  const text = await textOf(needed, source, signal).catch((error) => {
    if (error instanceof UnreadableFile) return error
    throw error
  })
  if (text instanceof UnreadableFile) return fail(needed, source, text.message)
  if (text.passages.length > maxPassages) return fail(needed, source, tooManyPassages)
  const { personaId, sourceId, readingId } = source
  await step(() => passages.add({ personaId, sourceId, readingId }, text, signal))
  const textBytes = text.passages.reduce((sum, passage) => sum + Buffer.byteLength(passage.text), 0)
  const read = { pages: text.pages, passages: text.passages.length, textBytes, note: text.note ?? '' }
  return (await step(() => sourceReadings.ready(source, read))) ? 'ready' : fail(needed, source, tooManyPassages)
}

async function textOf({ sourceFiles, fileReader, clock }: Needed, source: ClaimedSource, signal: AbortSignal): Promise<ReadText> {
  if (source.pair) return pairText(source.pair)
  const content = await despiteOutages(signal, clock)(() => sourceFiles.read(source, signal))
  // A text may be Markdown, and its title is no file name.
  return fileReader.read({ name: source.kind === 'file' ? source.title : 'text.md', content }, signal)
}

async function fail({ sourceReadings, clock }: Needed, owned: Owned, reason: string): Promise<ReadingOutcome> {
  try {
    await despiteOutages(new AbortController().signal, clock)(() => sourceReadings.fail(owned, reason))
    return 'failed'
  } catch (error) {
    if (error instanceof LeaseLost) return 'lost'
    throw error
  }
}

async function release({ sourceReadings, clock }: Needed, owned: Owned, delayMs: number): Promise<ReadingOutcome> {
  await retry(() => sourceReadings.release(owned, delayMs), { forMs: releaseMs, clock })
  return 'released'
}

/** Returns the one passage of a pair. */
const pairText = ({ question, answer }: Pair): ReadText => ({
  pages: null,
  passages: [{ page: null, heading: '', text: `Question: ${question}\n\nAnswer: ${answer}` }],
})
