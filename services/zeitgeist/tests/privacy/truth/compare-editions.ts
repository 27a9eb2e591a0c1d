import { dayMs } from '../world/world.ts'
import type { ListedEntry } from './edition.ts'
import type { Finding } from './finding.ts'
import { subjectWords } from './judge-edition.ts'
import { peopleOf, type Snapshot } from './snapshot.ts'

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
 * Compares the last edition with each earlier one whose 7 days overlap its own. Where an entry appeared or vanished, at least the floor's number of
 * people must have joined or left its subject. Days that do not overlap have no person's message in common, so they give away no one's change.
 */
export function compareEditions(editions: readonly SeenEdition[], minPeople: number, vocabulary: ReadonlySet<string>): Comparison {
  const edition = editions.length - 1
  const last = editions.at(-1) as SeenEdition
  const result: Comparison = { findings: [], pairs: 0, differences: 0, fewestChanged: Number.POSITIVE_INFINITY }
  editions.slice(0, -1).forEach((earlier, index) => {
    result.findings.push(...changedTexts(earlier, last, edition))
    result.pairs++
    if (Math.floor(last.snapshot.at / dayMs) - Math.floor(earlier.snapshot.at / dayMs) >= 7) return
    const mayVanish = editions.slice(index + 1).some(({ afterWithdrawals }) => afterWithdrawals)
    for (const [appeared, entry] of differences(earlier, last)) {
      const words = subjectWords(entry, vocabulary)
      const changed = peopleWhoChanged(words, earlier.snapshot, last.snapshot)
      result.differences++
      if (!appeared && mayVanish) continue
      result.fewestChanged = Math.min(result.fewestChanged, changed)
      if (changed >= minPeople) continue
      const check = appeared ? 'appeared while fewer people than the floor changed' : 'vanished while fewer people than the floor changed'
      result.findings.push({ check, edition, detail: `${entry.type} "${entry.title}" since edition ${index}: ${changed} people; ${words}` })
    }
  })
  return result
}

function differences(earlier: SeenEdition, later: SeenEdition): [appeared: boolean, entry: ListedEntry][] {
  const [before, after] = [earlier, later].map(({ entries }) => new Set(entries.map(({ id }) => id)))
  return [
    ...later.entries.filter(({ id }) => !before?.has(id)).map((entry): [boolean, ListedEntry] => [true, entry]),
    ...earlier.entries.filter(({ id }) => !after?.has(id)).map((entry): [boolean, ListedEntry] => [false, entry]),
  ]
}

/** Counts who used the words in one of two windows of days only. */
function peopleWhoChanged(words: readonly string[], earlier: Snapshot, later: Snapshot): number {
  const [before, after] = [peopleOf(earlier.usesOf(words)), peopleOf(later.usesOf(words))]
  return [...before].filter((person) => !after.has(person)).length + [...after].filter((person) => !before.has(person)).length
}

/** An entry that keeps its id must stay as it was. Its conversation ids may become fewer when people withdraw. */
function changedTexts(earlier: SeenEdition, later: SeenEdition, edition: number): Finding[] {
  const shownOf = ({ conversationIds: _, ...shown }: ListedEntry) => JSON.stringify(shown)
  const before = new Map(earlier.entries.map((entry) => [entry.id, shownOf(entry)]))
  return later.entries
    .filter((entry) => before.has(entry.id) && before.get(entry.id) !== shownOf(entry))
    .map(({ type, title }): Finding => ({ check: 'entry changed without a new id', edition, detail: `${type} "${title}"` }))
}
