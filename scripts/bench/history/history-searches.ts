import type { SearchEntry } from '@rostra/chat/search/domain/search-entry'
import { readSearch } from '@rostra/chat/search/domain/search-terms'
import { pick, vocabulary, wordOf } from '../synthetic/words.ts'

/** Returns functions that draw a search of each kind. */
export function historySearches(random: () => number): Record<string, () => string> {
  const whole = (below: number) => Math.floor(random() * below)
  /** In one exchange of ten, or more. A word that is followed by another one is no beginning of one. */
  const frequent = () => wordOf(whole(30))
  /** In some exchanges of 40,000. */
  const rare = () => wordOf(5_000 + whole(vocabulary - 5_000))
  return {
    'a frequent word': frequent,
    'a rare word': rare,
    'two frequent words': () => `${frequent()} ${frequent()}`,
    'a frequent and a rare word': () => `${rare()} ${frequent()}`,
    'a beginning of 2 letters': () => wordOf(whole(vocabulary)).slice(0, 2),
    'no hit': () => `qx${whole(1_000_000)}`,
  }
}

export const mixed = (kinds: Record<string, () => string>, random: () => number) => pick(Object.values(kinds), random)()

/** Finds the first page by a scan: the conversations of the newest entries that have all words. */
export function scanEntries(entries: readonly SearchEntry[], search: string, limit: number): string[] {
  const terms = readSearch(search) ?? []
  const found = new Set<string>()
  for (const { words, conversationId } of entries) {
    const matches = terms.every(
      ({ word, stems, isPrefix }) =>
        stems.some((stem) => words.includes(stem)) || (isPrefix && words.some((stored) => stored.startsWith(word))),
    )
    if (matches) found.add(conversationId)
    if (found.size === limit) break
  }
  return [...found]
}
