import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { strings } from '../../strings/strings.ts'
import { changedAddress } from './discover-query.ts'
import type { BotQuery } from './persona-queries.ts'
import { SearchBox } from './search-box.tsx'

const { discover, categories } = strings
const choices = [['', categories.all], ...categories.names.map((name) => [name, name])] as [string, string][]

/** Search, order and category; all of it stands in the address. */
export function DiscoverFilters({ query }: { query: BotQuery }) {
  const [address, setAddress] = useSearchParams()
  const change = (changes: Record<string, string | null>) => setAddress(changedAddress(address, changes), { replace: true })
  const sortMenu = useRef<HTMLSelectElement>(null)
  const sortBy = (sort = 'popular') => change({ sort: sort === 'popular' ? null : sort })
  // A page that was sent with its content can be used before it comes alive: what was chosen by then counts.
  const applyEarlierChoice = useEffectEvent(() => {
    if (sortMenu.current?.value !== query.sort) sortBy(sortMenu.current?.value)
  })
  useEffect(() => applyEarlierChoice(), [])
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <SearchBox value={query.search} onSearch={(search) => change({ search })} />
        <label className="relative flex-none max-sm:w-full">
          <span className="sr-only">{discover.sort}</span>
          <select
            ref={sortMenu}
            value={query.sort}
            onChange={(event) => sortBy(event.target.value)}
            className="field w-full appearance-none pe-10 text-14 font-strong"
          >
            {Object.entries(discover.sorts).map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-soft" />
        </label>
      </div>
      <nav aria-label={discover.category} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
        <ul className="flex w-max gap-2 lg:w-auto lg:flex-wrap">
          {choices.map(([category, label]) => (
            <li key={label}>
              <Link
                to={{ search: String(changedAddress(address, { category })) }}
                replace
                aria-current={category === query.category ? 'true' : undefined}
                className="chip"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
