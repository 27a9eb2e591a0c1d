import type { PassagePlace, ReadySource } from '../../domain/passages/passage.ts'
import type { Candidate } from '../../domain/passages/query/choose-passages.ts'
import { mostNext } from '../../domain/passages/query/follow-subject.ts'

export const mostOpeners = 3

/** Returns the places of the first passages of sources, then the second ones, and so on: an introduction may have no heading of its own. */
export const firstPlaces = (sources: readonly ReadySource[]): PassagePlace[] =>
  Array.from({ length: mostOpeners + 1 }, (_, index) =>
    sources.flatMap(({ sourceId, readingId, passages }) => (index < passages ? [{ sourceId, readingId, index }] : [])),
  ).flat()

/** Returns the places of the passages that follow one in its source. */
export function placesAfter({ readingId, index, passage }: Candidate, sources: readonly ReadySource[]): PassagePlace[] {
  const count = sources.find((source) => source.readingId === readingId)?.passages ?? 0
  const { sourceId } = passage
  return Array.from({ length: Math.min(mostNext, count - index - 1) }, (_, at) => ({ sourceId, readingId, index: index + at + 1 }))
}
