import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { discoverPath } from '../../lib/navigation/paths.ts'
import { historyStrings as words } from '../../strings/strings.ts'

/** Shown before the first conversation. */
export const EmptyHistory = () => (
  <Notice title={words.empty} text={words.emptyText}>
    <ButtonLink look="primary" to={discoverPath}>
      {words.discover}
    </ButtonLink>
  </Notice>
)

/** Shown when a search finds nothing. */
export const NoHits = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <Notice title={words.noHits} text={words.noHitsText(search)}>
    <Button onClick={onClear}>{words.clear}</Button>
  </Notice>
)
