import type { Companion } from './companions.ts'
import type { TermStatistics } from './term-statistics.ts'

const mostTopics = 60
const mostTerms = 12
/** A head needs companions of its own: the mean strength of this many of them decides. */
const scoredCompanions = 5
/** A companion must go with at least this share of the terms that a topic has already. */
const leastAgreement = 0.4

/**
 * Groups terms into subjects: at most 60 lists of 2 to 12 term hashes, the head first. A term is in one list at most.
 * The term with the most people and the strongest companions becomes the next head. Its companions that do not fit the list head no other one.
 */
export function groupTerms({ hashes, people }: TermStatistics, companions: ReadonlyMap<number, readonly Companion[]>): number[][] {
  const isCompanion = new Map([...companions].map(([id, list]) => [id, new Set(list.map((one) => one.id))]))
  const goTogether = (a: number, b: number) => isCompanion.get(a)?.has(b) === true || isCompanion.get(b)?.has(a) === true
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
    const absorbed: number[] = []
    for (const { id: other } of list) {
      if (taken.has(other)) continue
      const agreeing = group.filter((term) => goTogether(term, other)).length
      if (agreeing < leastAgreement * group.length) continue
      if (group.length < mostTerms) group.push(other)
      else absorbed.push(other)
    }
    if (group.length < 2) continue
    for (const term of [...group, ...absorbed]) taken.add(term)
    groups.push(group.map((term) => hashes[term] as number))
  }
  return groups
}

function cohesionOf(list: readonly Companion[]): number {
  return list.slice(0, scoredCompanions).reduce((sum, { strength }) => sum + strength, 0) / scoredCompanions
}
