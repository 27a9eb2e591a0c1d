import { type Clock, pause } from '@rostra/kit/async/clock'
import type { DocumentVectors } from '@rostra/search/segments/vector-segment'
import { embeddedTexts } from '../domain/passages/embedded-text.ts'
import { addMark, type Mark, passagesPerSecond } from '../domain/passages/embedding/pace.ts'
import type { Passage } from '../domain/passages/passage.ts'
import type { Embed, Passages, PassageVectors, UnembeddedReading, UnembeddedReadings } from '../domain/passages/ports.ts'

/** How fast the model has answered so far. */
export interface Pace {
  /** How many texts the next request has. */
  atOnce: number
  /** Milliseconds that the quickest request took, and that each text after the first one takes. */
  quickestMs: number
  furtherTextMs: number
  /** How many passages had vectors at times since the last claim without a reading. */
  marks: readonly Mark[]
}

export const unknownPace = (): Pace => ({ atOnce: 1, quickestMs: Number.POSITIVE_INFINITY, furtherTextMs: 0, marks: [] })

interface Needed {
  unembedded: UnembeddedReadings
  passages: Pick<Passages, 'list'>
  vectors: Pick<PassageVectors, 'add' | 'deleteOthers'>
  embed: Embed
  clock: Clock
  /** Is changed with each request. */
  pace: Pace
}

/** Maximum number of passages of one run. What a replica that dies has made is lost only for the last run. */
const mostPassages = 200
const mostAtOnce = 50
/**
 * Milliseconds by which further texts may lengthen a request: a local server answers one request after the other, and people's
 * questions wait meanwhile. A distant one may need as long for one text as for many.
 */
const furtherTextsMs = 250
const renewMs = 10_000

/**
 * Makes the vectors of up to 200 passages that have none, of one reading. Returns false when there is none.
 * Until then passages are found by their words. Throws while the model does not answer: the claim ends, and the
 * reading is claimed again. Ends early, with true, once the signal aborts.
 */
export async function embedNext(needed: Needed, signal: AbortSignal): Promise<boolean> {
  const { unembedded, clock, pace } = needed
  const reading = await unembedded.claimNext(passagesPerSecond(pace.marks, clock.now()))
  if (!reading) {
    pace.marks = []
    return false
  }
  try {
    await embedSome(needed, reading, signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return true
}

async function embedSome(needed: Needed, reading: UnembeddedReading, signal: AbortSignal): Promise<void> {
  const { unembedded, passages, vectors, clock, pace } = needed
  const first = reading.embedded
  const read = await passages.list(reading, { skip: first, limit: mostPassages })
  const renew = (done: number) => unembedded.renew(reading, { made: done, perSecond: passagesPerSecond(pace.marks, clock.now()) })
  const made = await embedSlowly(needed, read, renew, signal)
  if (!made) return
  if (made.length > 0) await vectors.add(reading, first, made, signal)
  const isComplete = made.length < mostPassages
  if (isComplete) await vectors.deleteOthers(reading)
  await unembedded.release(reading, { embedded: first + made.length, isComplete })
}

/**
 * Returns the vectors of each passage, in order. Asks for so many at once that a request takes at most 250 ms
 * longer than for one text, and rests after each as long as it took. Returns null when `isWanted`, which is asked
 * every 10 s and at the end with the number of vectors made, returns false.
 */
async function embedSlowly(
  { embed, clock, pace }: Needed,
  passages: readonly Passage[],
  isWanted: (made: number) => Promise<boolean>,
  signal: AbortSignal,
): Promise<DocumentVectors[] | null> {
  const made: DocumentVectors[] = []
  let askedAt = clock.now()
  if (pace.marks.length === 0) pace.marks = addMark([], 0, askedAt)
  // A model that was slow once is tried again.
  pace.furtherTextMs /= 2
  while (made.length < passages.length) {
    const startedAt = clock.now()
    if (startedAt - askedAt >= renewMs) {
      if (!(await isWanted(made.length))) return null
      askedAt = startedAt
    }
    const asked = passages.slice(made.length, made.length + pace.atOnce)
    made.push(...(await embedAll(asked, embed, signal)))
    const tookMs = clock.now() - startedAt
    adjust(pace, asked.length, tookMs)
    await pause(tookMs, clock, signal)
    signal.throwIfAborted()
    pace.marks = addMark(pace.marks, asked.length, clock.now())
  }
  return (await isWanted(made.length)) ? made : null
}

/** Adjusts the pace to a request of so many texts. */
function adjust(pace: Pace, texts: number, tookMs: number): void {
  pace.quickestMs = Math.min(pace.quickestMs, tookMs)
  if (texts > 1) pace.furtherTextMs = (tookMs - pace.quickestMs) / (texts - 1)
  const inTime = 1 + Math.floor(furtherTextsMs / Math.max(1, pace.furtherTextMs))
  pace.atOnce = Math.min(inTime, 2 * pace.atOnce, mostAtOnce)
}

/** Returns the vectors of each passage, in order. */
async function embedAll(passages: readonly Passage[], embed: Embed, signal: AbortSignal): Promise<DocumentVectors[]> {
  const texts = passages.flatMap((passage, place) => embeddedTexts(passage).map((each) => ({ ...each, place })))
  const made = passages.map((): ArrayLike<number>[] => [])
  for (const kind of ['query', 'passage'] as const) {
    const asked = texts.filter((each) => each.kind === kind)
    if (asked.length === 0) continue
    const vectors = await embed(
      asked.map(({ text }) => text),
      signal,
      kind,
    )
    for (const [number, { place }] of asked.entries()) made[place]?.push(vectors[number] ?? [])
  }
  return made
}
