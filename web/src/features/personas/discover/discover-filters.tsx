import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { SearchBox } from '../../../components/form/search-box.tsx'
import { type BotQuery, categoryChoices, sorts } from '../../../data/personas/personas.ts'
import { strings } from '../../../strings/strings.ts'
import { changeParams } from './discover-params.ts'

const { discover, categories } = strings

/** Search, order and category, all stored in the URL. */
export function DiscoverFilters({ query }: { query: BotQuery }) {
  const [address, setAddress] = useSearchParams()
  const change = (changes: Record<string, string | null>) => setAddress(changeParams(address, changes), { replace: true })
  const sortMenu = useRef<HTMLSelectElement>(null)
  const sortBy = (sort = 'popular') => change({ sort: sort === 'popular' ? null : sort })
  // Applies an order that was chosen in the server-rendered page before hydration.
  const applyEarlierChoice = useEffectEvent(() => {
    if (sortMenu.current?.value !== query.sort) sortBy(sortMenu.current?.value)
  })
  useEffect(() => applyEarlierChoice(), [])
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <SearchBox
          value={query.search}
          label={discover.search}
          placeholder={discover.searchHint}
          onSearch={(search) => change({ search })}
        />
        <label className="relative flex-none max-sm:w-full">
          <span className="sr-only">{discover.sort}</span>
          <select
            ref={sortMenu}
            value={query.sort}
            onChange={(event) => sortBy(event.target.value)}
            className="field w-full appearance-none pe-10 text-14 font-strong"
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {discover.sorts[sort]}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-soft" />
        </label>
      </div>
      <nav aria-label={discover.category} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
        <ul className="flex w-max gap-2 lg:w-auto lg:flex-wrap">
          {categoryChoices.map((category) => (
            <li key={category}>
              <Link
                to={{ search: String(changeParams(address, { category })) }}
                replace
                aria-current={category === query.category ? 'true' : undefined}
                className="chip"
              >
                {category || categories.all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
