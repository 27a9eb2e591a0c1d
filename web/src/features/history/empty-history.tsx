import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { discoverPath } from '../../lib/navigation/paths.ts'
import { historyStrings as words } from '../../strings/strings.ts'

/** Shown before the first conversation. */
export function EmptyHistory({ isCompact }: { isCompact: boolean }) {
  if (isCompact) return <p className="px-2 py-6 text-center text-14 text-ink-soft">{words.emptyHere}</p>
  return (
    <Notice title={words.empty} text={words.emptyText}>
      <ButtonLink look="primary" to={discoverPath}>
        {words.discover}
      </ButtonLink>
    </Notice>
  )
}

interface NoHitsProps {
  search: string
  isCompact: boolean
  onClear: () => void
}

/** Shown when a search finds nothing. */
export function NoHits({ search, isCompact, onClear }: NoHitsProps) {
  if (isCompact) return <p className="px-2 py-6 text-center text-14 wrap-anywhere text-ink-soft">{words.noHitsText(search)}</p>
  return (
    <Notice title={words.noHits} text={words.noHitsText(search)}>
      <Button onClick={onClear}>{words.clear}</Button>
    </Notice>
  )
}
