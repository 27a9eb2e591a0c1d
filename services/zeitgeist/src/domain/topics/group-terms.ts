import { createBreather } from './breathe.ts'
import type { Companion } from './companions.ts'
import type { TermStatistics } from './term-statistics.ts'

const mostTopics = 60
const mostTerms = 12
/** A head needs companions of its own: the mean strength of this many of them decides. */
const scoredCompanions = 5
/** A companion must go with at least this share of the terms that a topic has already. */
const leastAgreement = 0.4
/** A term that is used with a head at least this often belongs to the head's subject and heads none of its own. */
const absorbedShare = 0.5
/** Two terms that are used together at least this often say the same. */
const sameShare = 0.9
/** A topic gets terms that say the same as another one of it only up to this many. */
const fewTerms = 5

/**
 * Groups terms into subjects: at most 60 lists of 2 to 12 term hashes, the head first. A term is in one list at most.
 * The term with the most people and the strongest companions becomes the next head.
 */
export async function groupTerms(
  { hashes, people }: TermStatistics,
  companions: ReadonlyMap<number, readonly Companion[]>,
  signal: AbortSignal,
): Promise<number[][]> {
  const breathe = createBreather(signal)
  const shares = new Map<number, Map<number, number>>()
  for (const [id, list] of companions) {
    shares.set(id, new Map(list.map((one) => [one.id, one.share])))
    await breathe()
  }
  const shareWith = (head: number, id: number) => shares.get(head)?.get(id) ?? 0
  const goTogether = (a: number, b: number) => shareWith(a, b) > 0 || shareWith(b, a) > 0
  const saySame = (a: number, b: number) => shareWith(a, b) >= sameShare && shareWith(b, a) >= sameShare
  const heads = [...companions]
    .map(([id, list]) => ({ id, list, score: (people[id] as number) * cohesionOf(list) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (hashes[a.id] as number) - (hashes[b.id] as number))

  const taken = new Set<number>()
  const groups: number[][] = []
  for (const { id, list } of heads) {
    if (groups.length === mostTopics) break
    if (taken.has(id)) continue
    const group = [id]
    const add = (other: number) => {
      if (group.length < mostTerms) group.push(other)
    }
    const same: number[] = []
    for (const { id: other } of list) {
      const agreeing = group.filter((term) => goTogether(term, other)).length
      if (taken.has(other) || agreeing < leastAgreement * group.length) continue
      if (group.some((term) => saySame(term, other))) same.push(other)
      else add(other)
    }
    for (const other of same) if (group.length < fewTerms) add(other)
    if (group.length < 2) continue
    const absorbed = list.filter(({ share }) => share >= absorbedShare).map((one) => one.id)
    for (const term of [...group, ...same, ...absorbed]) taken.add(term)
    groups.push(group.map((term) => hashes[term] as number))
  }
  return groups
}

function cohesionOf(list: readonly Companion[]): number {
  return list.slice(0, scoredCompanions).reduce((sum, { strength, share }) => sum + strength * share, 0) / scoredCompanions
}
