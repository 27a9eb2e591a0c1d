import { useSearchParams } from 'react-router-dom'
import { SearchBox } from '../../../components/form/search-box.tsx'
import { maxOperatedSearch } from '../../../data/console/operated.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { changeListAddress, type ListAddress } from './list-address.ts'

interface ListFilterProps {
  value: ListAddress
  words: { search: string; searchHint: string }
}

/** The search and the filter of a list, both kept in the address. */
export function ListFilter({ value, words }: ListFilterProps) {
  const [address, setAddress] = useSearchParams()
  const change = (changes: Record<string, string | null>) => setAddress(changeListAddress(address, changes), { replace: true })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchBox
        value={value.search}
        label={words.search}
        placeholder={words.searchHint}
        maxLength={maxOperatedSearch}
        onSearch={(search) => search !== value.search && change({ search })}
      />
      <label className="inline-flex min-h-touch cursor-pointer items-center gap-3 text-14 font-medium">
        <input
          type="checkbox"
          checked={value.suspended}
          onChange={({ target }) => change({ suspended: target.checked ? '1' : null })}
          className="switch"
        />
        {consoleStrings.list.onlySuspended}
      </label>
    </div>
  )
}
