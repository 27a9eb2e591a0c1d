import type { Passage } from '../domain/passages/passage.ts'
import type { Ports } from '../domain/ports.ts'
import type { StoredSource } from '../domain/sources/ports.ts'

/** A source with some of its passages. */
export interface ExportedPart {
  source: StoredSource
  passages: Passage[]
}

/** Number of passages of one read. */
const passagesAtOnce = 200
/** UTF-16 units of the passages of a part: up to a megabyte. */
const maxPartLength = 300_000

/** Yields the sources of all personas of an owner, each in one part or more. */
export async function* exportKnowledge(
  { personas, sources, passages }: Pick<Ports, 'personas' | 'sources' | 'passages'>,
  ownerId: string,
): AsyncGenerator<ExportedPart> {
  for (const { id: personaId } of await personas.ownedBy(ownerId)) {
    for (const source of await sources.of(personaId)) {
      const { id: sourceId, readingId } = source
      if (readingId === null) yield { source, passages: [] }
      else {
        for (let skip = 0; skip < source.passages; skip += passagesAtOnce) {
          const read = await passages.list({ personaId, sourceId, readingId }, { skip, limit: passagesAtOnce })
          for (const part of parts(read)) yield { source, passages: part }
        }
      }
    }
  }
}

/** Splits passages into parts of at most `maxPartLength`, or one passage. */
function* parts(passages: readonly Passage[]): Generator<Passage[]> {
  let part: Passage[] = []
  let length = 0
  for (const passage of passages) {
    const size = passage.text.length + passage.heading.length
    if (part.length > 0 && length + size > maxPartLength) {
      yield part
      part = []
      length = 0
    }
    part.push(passage)
    length += size
  }
  if (part.length > 0) yield part
}
