/** A ready source that has not all vectors of the model of the settings. */
export interface UnembeddedSource {
  sourceId: string
  passages: number
  /** How many of its passages have vectors. */
  embedded: number
  /** How many more a replica has made, which are not stored yet. */
  made: number
  /** The passages a second of the replica that makes its vectors. Null while that is unknown, and without a replica. */
  perSecond: number | null
}

/** The longest estimate: a day. */
const mostSeconds = 24 * 3_600

/** Returns how many passages a second get vectors, by all replicas that make vectors of these sources. Null while that is unknown. */
export function paceOf(sources: readonly UnembeddedSource[]): number | null {
  const sum = sources.reduce((all, { perSecond }) => all + (perSecond ?? 0), 0)
  return sum > 0 ? sum : null
}

/**
 * Estimates after how many seconds a source has all its vectors, from 1 to a day. `queue`: the next sources to get vectors, in
 * order. A source that is not among them comes after all. Null while the pace is unknown.
 */
export function secondsLeft(source: UnembeddedSource, queue: readonly UnembeddedSource[], pace: number | null): number | null {
  if (pace === null) return null
  const place = queue.findIndex(({ sourceId }) => sourceId === source.sourceId)
  const before = place < 0 ? queue : queue.slice(0, place)
  const passages = [...before, source].reduce((sum, each) => sum + passagesLeft(each), 0)
  return Math.min(mostSeconds, Math.max(1, Math.ceil(passages / pace)))
}

const passagesLeft = ({ passages, embedded, made }: UnembeddedSource) => Math.max(0, passages - embedded - made)
