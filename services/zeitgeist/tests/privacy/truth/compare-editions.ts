import { dayMs } from '../world/world.ts'
import type { ListedEntry } from './edition.ts'
import type { Check, Finding } from './finding.ts'
import { subjectWords } from './judge-edition.ts'
import type { Snapshot } from './snapshot.ts'

/** An edition as it was listed, and what it could stand on. */
export interface SeenEdition {
  entries: readonly ListedEntry[]
  snapshot: Snapshot
  /** Whether people or personas were withdrawn since the edition before: their entries may vanish. */
  afterWithdrawals: boolean
}

export interface Comparison {
  findings: Finding[]
  /** Compared pairs of editions. */
  pairs: number
  /** Entries that one of two compared editions has and the other lacks. */
  differences: number
  /** The smallest number of people that changed where an entry appeared or vanished. */
  fewestChanged: number
}

/**
 * Compares the last edition with each earlier one. Where an entry appeared or vanished, at least the floor's number of people must have begun or ceased
 * to use its words. What appears is compared with every earlier edition whose 7 days overlap, what vanishes with the one that showed it first.
 * Days that do not overlap have no message in common, so that they give away no one's change.
 */
export function compareEditions(editions: readonly SeenEdition[], minPeople: number, vocabulary: ReadonlySet<string>): Comparison {
  const edition = editions.length - 1
  const last = editions.at(-1) as SeenEdition
  const earlier = editions.slice(0, -1)
  const result: Comparison = { findings: [], pairs: earlier.length, differences: 0, fewestChanged: Number.POSITIVE_INFINITY }
  const compare = (check: Check, entry: ListedEntry, since: number) => {
    const { snapshot } = editions[since] as SeenEdition
    if (dayOf(last) - dayOf(editions[since] as SeenEdition) >= 7) return
    const words = subjectWords(entry, vocabulary)
    const changed = last.snapshot.changedSince(snapshot, words)
    result.differences++
    result.fewestChanged = Math.min(result.fewestChanged, changed)
    if (changed >= minPeople) return
    result.findings.push({ check, edition, detail: `${entry.type} "${entry.title}" since edition ${since}: ${changed} people; ${words}` })
  }
  const shows = ({ entries }: SeenEdition, id: string) => entries.some((entry) => entry.id === id)
  for (const entry of last.entries.filter(({ id }) => !earlier.some((one) => shows(one, id))))
    for (const since of earlier.keys()) compare('appeared while fewer people than the floor changed', entry, since)
  if (!last.afterWithdrawals)
    for (const entry of (earlier.at(-1)?.entries ?? []).filter(({ id }) => !shows(last, id)))
      compare(
        'vanished while fewer people than the floor changed',
        entry,
        earlier.findIndex((one) => shows(one, entry.id)),
      )
  for (const one of earlier) result.findings.push(...changedTexts(one, last, edition))
  return result
}

const dayOf = ({ snapshot }: SeenEdition) => Math.floor(snapshot.at / dayMs)

/** An entry that keeps its id must stay as it was. Its conversation ids may become fewer when people withdraw. */
function changedTexts(earlier: SeenEdition, later: SeenEdition, edition: number): Finding[] {
  const shownOf = ({ conversationIds: _, ...shown }: ListedEntry) => JSON.stringify(shown)
  const before = new Map(earlier.entries.map((entry) => [entry.id, shownOf(entry)]))
  return later.entries
    .filter((entry) => before.has(entry.id) && before.get(entry.id) !== shownOf(entry))
    .map(({ type, title }): Finding => ({ check: 'entry changed without a new id', edition, detail: `${type} "${title}"` }))
}
