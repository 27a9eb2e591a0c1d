import { embeddedText } from '../domain/passages/embedded-text.ts'
import type { Passage } from '../domain/passages/passage.ts'
import type { Embed, Passages, PassageVectors, UnembeddedReadings } from '../domain/passages/ports.ts'

interface Needed {
  unembedded: UnembeddedReadings
  passages: Pick<Passages, 'list'>
  vectors: Pick<PassageVectors, 'add'>
  embed: Embed
}

const passagesAtOnce = 50

/**
 * Makes the vectors of one reading whose passages have none. Returns false when there is none. Until then its passages are found by their words. Throws while the
 * model does not answer: the claim ends, and the reading is claimed again.
 */
export async function embedNext({ unembedded, passages, vectors, embed }: Needed, signal: AbortSignal): Promise<boolean> {
  const reading = await unembedded.claimNext()
  if (!reading) return false
  const made: ArrayLike<number>[] = []
  for (let skip = 0; ; skip += passagesAtOnce) {
    const read = await passages.list(reading, { skip, limit: passagesAtOnce })
    made.push(...(await embedAll(read, embed, signal)))
    if (read.length < passagesAtOnce) break
  }
  await vectors.add(reading, made, signal)
  await unembedded.embedded(reading)
  return true
}

/** Returns a vector for each passage, in order. */
async function embedAll(passages: readonly Passage[], embed: Embed, signal: AbortSignal): Promise<ArrayLike<number>[]> {
  const texts = passages.map(embeddedText)
  const made = new Array<ArrayLike<number>>(texts.length)
  for (const kind of ['query', 'passage'] as const) {
    const places = texts.flatMap((each, place) => (each.kind === kind ? [place] : []))
    const vectors = await embed(
      places.map((place) => texts[place]?.text ?? ''),
      signal,
      kind,
    )
    for (const [number, place] of places.entries()) made[place] = vectors[number] ?? []
  }
  return made
}
