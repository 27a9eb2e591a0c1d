import { Bookmark, ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { SearchBox } from '../../../components/form/search-box.tsx'
import { type BotQuery, categoryChoices, sorts } from '../../../data/personas/personas.ts'
import { savedPersonasPath } from '../../../lib/navigation/paths.ts'
import { strings } from '../../../strings/strings.ts'
import { changeParams } from './discover-params.ts'

const { discover, categories } = strings

interface DiscoverFiltersProps {
  query: BotQuery
  /** Whether the member's saved personas are shown instead of a search; null for visitors, who have none. */
  saved: boolean | null
}

/** Search, order and category, all stored in the URL. A search and a category leave the saved personas. */
export function DiscoverFilters({ query, saved }: DiscoverFiltersProps) {
  const [address, setAddress] = useSearchParams()
  const change = (changes: Record<string, string | null>) =>
    setAddress(changeParams(address, { saved: null, ...changes }), { replace: true })
  const sortMenu = useRef<HTMLSelectElement>(null)
  const sortBy = (sort: string) => change({ sort: sort === 'popular' ? null : sort })
  // Applies an order that was chosen in the server-rendered page before hydration.
  const applyEarlierChoice = useEffectEvent(() => {
    const chosen = sortMenu.current?.value ?? query.sort
    if (chosen !== query.sort) sortBy(chosen)
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
        {!saved && (
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
        )}
      </div>
      <nav aria-label={discover.category} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
        <ul className="flex w-max gap-2 lg:w-auto lg:flex-wrap">
          {saved !== null && (
            <li>
              <Link to={savedPersonasPath} replace aria-current={saved ? 'true' : undefined} className="chip gap-1.5">
                <Bookmark aria-hidden className="size-3.5" />
                {discover.saved}
              </Link>
            </li>
          )}
          {categoryChoices.map((category) => (
            <li key={category}>
              <Link
                to={{ search: String(changeParams(address, { saved: null, category })) }}
                replace
                aria-current={!saved && category === query.category ? 'true' : undefined}
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
