import type { Source } from '../../../api/schemas.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'

const { meaning: words } = knowledgeStrings

/**
 * Says whether sources are found by words only until now, and when by their meaning. Renders nothing where the search is by words alone.
 */
export function FoundBy({ sources, className }: { sources: readonly Source[]; className: string }) {
  const waits = sources.flatMap(({ meaning }) => (meaning ? [meaning.secondsLeft] : []))
  if (waits.length === 0) return null
  return <p className={`text-ink-soft ${className}`}>{foundBy(waits)}</p>
}

/** `waits`: the seconds until each source is found by meaning, null for unknown ones. */
function foundBy(waits: readonly (number | null)[]): string {
  const known = waits.filter((seconds) => seconds !== null)
  if (known.length < waits.length) return words.soon
  const longest = Math.max(...known)
  return longest === 0 ? words.found : words.later(longest)
}
