import { createYield } from '../yield-event-loop.ts'
import type { Companion, CompanionTable } from './companion-table.ts'
import type { FrequentTerms } from './frequent-terms.ts'

const mostTopics = 60
const mostTerms = 12
/** A first term is ranked by the mean strength of this many companions, times its people. */
const scoredCompanions = 5
/** A companion joins a topic when it is a companion of at least this share of the topic's terms. */
const leastAgreement = 0.4
/** A term that is used with a topic's first term at least this often cannot be the first term of another topic. */
const absorbedShare = 0.5
/** Two terms that are used together at least this often are duplicates. */
const sameShare = 0.9
/** Duplicate terms are added only to topics with fewer terms than this. */
const fewTerms = 5

/**
 * Groups terms into subjects: at most 60 lists of 2 to 12 term hashes, the head first. A term is in one list at most.
 * The term with the most people and the strongest companions becomes the next head.
 */
export async function groupTerms({ hashes, people }: FrequentTerms, companions: CompanionTable, signal: AbortSignal): Promise<number[][]> {
  const yieldWhenDue = createYield(signal)
  const goTogether = (a: number, b: number) => companions.shareOf(a, b) > 0 || companions.shareOf(b, a) > 0
  const saySame = (a: number, b: number) => companions.shareOf(a, b) >= sameShare && companions.shareOf(b, a) >= sameShare
  const heads: { id: number; score: number }[] = []
  for (let id = 0; id < hashes.length; id++) {
    const score = (people[id] as number) * cohesionOf(companions.of(id))
    if (score > 0) heads.push({ id, score })
    await yieldWhenDue()
  }
  heads.sort((a, b) => b.score - a.score || (hashes[a.id] as number) - (hashes[b.id] as number))

  const taken = new Set<number>()
  const groups: number[][] = []
  for (const { id } of heads) {
    if (groups.length === mostTopics) break
    if (taken.has(id)) continue
    const list = companions.of(id)
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
