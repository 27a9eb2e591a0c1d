import quickselect from 'quickselect'

/** What slots are ordered by, the greatest first; where two ranks are the same, the greater id. */
export interface Ranking {
  ranks: readonly number[]
  idOf: (slot: number) => string
}

/** Up to here the first ones are kept in order while all are looked at once; further back, selecting takes fewer comparisons. */
const nearTheTop = 240

/** Those of `found` that stand from `skip` on, in order, `limit` at most. */
export function ranked(found: readonly number[], { ranks, idOf }: Ranking, skip: number, limit: number): number[] {
  const rankOf = (slot: number) => ranks[slot] as number
  const ahead: Ahead = (one, other) => {
    if (one === other) return 0
    return rankOf(other) - rankOf(one) || (idOf(one) < idOf(other) ? 1 : -1)
  }
  const end = Math.min(skip + limit, found.length)
  if (skip >= end) return []
  if (end <= nearTheTop) return top(found, rankOf, ahead, end).slice(skip)
  const all = [...found]
  const last = all.length - 1
  if (end <= last) quickselect(all, end - 1, 0, last, ahead)
  if (skip > 0) quickselect(all, skip, 0, end - 1, ahead)
  return all.slice(skip, end).sort(ahead)
}

type Ahead = (one: number, other: number) => number

/** The first `most`, in order. */
function top(found: readonly number[], rankOf: (slot: number) => number, ahead: Ahead, most: number): number[] {
  const first: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (const one of found) {
    // Nearly all are left out here, in one comparison.
    if (rankOf(one) < least) continue
    let [low, high] = [0, first.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ahead(one, first[middle] as number) < 0) high = middle
      else low = middle + 1
    }
    if (low === most) continue
    first.splice(low, 0, one)
    if (first.length > most) first.pop()
    if (first.length === most) least = rankOf(first[most - 1] as number)
  }
  return first
}
