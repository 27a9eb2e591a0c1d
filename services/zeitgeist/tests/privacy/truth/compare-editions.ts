import { dayMs } from '../world/world.ts'
import type { ListedEntry } from './edition.ts'
import type { Check, Finding } from './finding.ts'
import { subjectWords } from './judge-edition.ts'
import type { Snapshot } from './snapshot.ts'

/** An edition as it was listed, and the messages that could be its source. */
export interface SeenEdition {
  entries: readonly ListedEntry[]
  snapshot: Snapshot
  /** Whether people or personas were withdrawn since the edition before: their entries may vanish. */
  afterWithdrawals: boolean
}

/**
 * Compares the last edition with each earlier one. Where an entry appeared or vanished, at least the floor's number of people must say
 * other words of it than when what it replaces was shown first: the entry that vanished, or an edition without an entry about them. Days
 * that do not overlap have no message in common, so that they give away no one's change. Two editions alone may differ by fewer people:
 * the change rule counts since the last decision on a topic.
 */
export function compareEditions(editions: readonly SeenEdition[], minPeople: number, vocabulary: ReadonlySet<string>): Finding[] {
  const edition = editions.length - 1
  const last = editions.at(-1) as SeenEdition
  const earlier = editions.slice(0, -1)
  const previous = earlier.at(-1)?.entries ?? []
  const findings: Finding[] = []
  const wordsOf = (entry: ListedEntry) => subjectWords(entry, vocabulary)
  const shows = ({ entries }: SeenEdition, id: string) => entries.some((entry) => entry.id === id)
  const firstOf = (entry: ListedEntry) => earlier.findIndex((one) => shows(one, entry.id))
  const compare = (check: Check, entry: ListedEntry, words: readonly string[], since: number) => {
    const span = editions.slice(since, -1)
    const overlapping = span.filter((one) => dayOf(last) - dayOf(one) < 7)
    if (overlapping.length < span.length) return
    const changed = Math.max(...overlapping.map(({ snapshot }) => last.snapshot.changedSince(snapshot, words)))
    if (changed >= minPeople) return
    findings.push({ check, edition, detail: `${entry.type} "${entry.title}" since edition ${since}: ${changed} people; ${words}` })
  }
  const vanished = previous.filter(({ id }) => !shows(last, id))
  for (const entry of earlier.length === 0 ? [] : last.entries.filter(({ id }) => !earlier.some((one) => shows(one, id)))) {
    const words = wordsOf(entry)
    const replaced = vanished.filter((other) => wordsOf(other).filter((word) => words.includes(word)).length >= 2)
    const together = [...new Set([...words, ...replaced.flatMap(wordsOf)])]
    const since = replaced.length > 0 ? Math.min(...replaced.map(firstOf)) : 0
    compare('appeared while fewer people than the floor changed', entry, together, since)
  }
  if (!last.afterWithdrawals)
    for (const entry of vanished) compare('vanished while fewer people than the floor changed', entry, wordsOf(entry), firstOf(entry))
  for (const one of earlier) findings.push(...changedTexts(one, last, edition))
  return findings
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
