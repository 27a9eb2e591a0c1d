import { SearchBox } from '../../components/form/search-box.tsx'
import { maxSearchLength } from '../../data/chat/history.ts'
import { historyStrings as words } from '../../strings/strings.ts'

interface HistorySearchProps {
  value: string
  /** Whether it is compact. */
  isCompact?: boolean
  onSearch: (search: string) => void
}

/** The search of the history. */
export const HistorySearch = ({ value, isCompact = false, onSearch }: HistorySearchProps) => (
  <SearchBox
    value={value}
    label={words.search}
    placeholder={isCompact ? words.searchHintShort : words.searchHint}
    maxLength={maxSearchLength}
    onSearch={onSearch}
  />
)
