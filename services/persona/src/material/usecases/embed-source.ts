import { type Clock, pause } from '@rostra/kit/async/clock'
import { embeddedText } from '../domain/passages/embedded-text.ts'
import type { Passage } from '../domain/passages/passage.ts'
import type { Embed, Passages, PassageVectors, UnembeddedReading, UnembeddedReadings } from '../domain/passages/ports.ts'

interface Needed {
  unembedded: UnembeddedReadings
  passages: Pick<Passages, 'list'>
  vectors: Pick<PassageVectors, 'add' | 'deleteOthers'>
  embed: Embed
  clock: Clock
}

/** Maximum number of passages of one run. What a replica that dies has made is lost only for the last run. */
const mostPassages = 200
const mostAtOnce = 50
/** Milliseconds that a request may take: a local server answers one after the other, and people's questions wait meanwhile. */
const requestMs = 250
const renewMs = 10_000

/**
 * Makes the vectors of up to 200 passages that have none, of one reading. Returns false when there is none. Until then passages are found by their words. Throws
 * while the model does not answer: the claim ends, and the reading is claimed again. Ends early, with true, once the signal aborts.
 */
export async function embedNext(needed: Needed, signal: AbortSignal): Promise<boolean> {
  const reading = await needed.unembedded.claimNext()
  if (!reading) return false
  try {
    await embedSome(needed, reading, signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return true
}

async function embedSome(needed: Needed, reading: UnembeddedReading, signal: AbortSignal): Promise<void> {
  const { unembedded, passages, vectors } = needed
  const first = reading.embedded
  const read = await passages.list(reading, { skip: first, limit: mostPassages })
  const made = await embedSlowly(needed, read, () => unembedded.renew(reading), signal)
  if (!made) return
  if (made.length > 0) await vectors.add(reading, first, made, signal)
  const isComplete = made.length < mostPassages
  if (isComplete) await vectors.deleteOthers(reading)
  await unembedded.release(reading, { embedded: first + made.length, isComplete })
}

/**
 * Returns a vector for each passage, in order. Asks for as many at once as the model makes in 250 ms, and rests after each request as long as it took.
 * Returns null when `isWanted`, which is asked every 10 s and at the end, returns false.
 */
async function embedSlowly(
  { embed, clock }: Needed,
  passages: readonly Passage[],
  isWanted: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<ArrayLike<number>[] | null> {
  const made: ArrayLike<number>[] = []
  let askedAt = clock.now()
  let atOnce = 1
  while (made.length < passages.length) {
    const startedAt = clock.now()
    if (startedAt - askedAt >= renewMs) {
      if (!(await isWanted())) return null
      askedAt = startedAt
    }
    made.push(...(await embedAll(passages.slice(made.length, made.length + atOnce), embed, signal)))
    const tookMs = clock.now() - startedAt
    const inTime = Math.floor((atOnce * requestMs) / Math.max(1, tookMs))
    atOnce = Math.max(1, Math.min(inTime, 2 * atOnce, mostAtOnce))
    await pause(tookMs, clock, signal)
    signal.throwIfAborted()
  }
  return (await isWanted()) ? made : null
}

/** Returns a vector for each passage, in order. */
async function embedAll(passages: readonly Passage[], embed: Embed, signal: AbortSignal): Promise<ArrayLike<number>[]> {
  const texts = passages.map(embeddedText)
  const made = new Array<ArrayLike<number>>(texts.length)
  for (const kind of ['query', 'passage'] as const) {
    const places = texts.flatMap((each, place) => (each.kind === kind ? [place] : []))
    if (places.length === 0) continue
    const vectors = await embed(
      places.map((place) => texts[place]?.text ?? ''),
      signal,
      kind,
    )
    for (const [number, place] of places.entries()) made[place] = vectors[number] ?? []
  }
  return made
}
