import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Bookmark, ChevronDown, UsersRound } from '#icons'
import { SearchBox } from '../../../components/form/search-box.tsx'
import { maxSearchLength } from '../../../data/personas/bot-query.ts'
import { type BotQuery, categoryChoices, sorts } from '../../../data/personas/personas.ts'
import { followedPath, savedPersonasPath } from '../../../lib/navigation/paths.ts'
import { creatorStrings, strings } from '../../../strings/strings.ts'
import { changeParams } from './discover-params.ts'

const { discover, categories } = strings

/** The lists of a member, which are shown instead of a search. */
export type OwnList = 'saved' | 'following'

const ownLists = [
  { list: 'saved', to: savedPersonasPath, icon: Bookmark, label: discover.saved },
  { list: 'following', to: followedPath, icon: UsersRound, label: creatorStrings.discover.filter },
] as const

/** The change of the address that leaves the member's lists. */
const noList = { saved: null, following: null }

interface DiscoverFiltersProps {
  query: BotQuery
  /** Whether a member looks, who has lists. */
  isMember: boolean
  /** The member's list that is shown; null for a search. */
  own: OwnList | null
}

/** Search, order and category, all stored in the URL. A search and a category leave the member's lists. */
export function DiscoverFilters({ query, isMember, own }: DiscoverFiltersProps) {
  const [address, setAddress] = useSearchParams()
  const change = (changes: Record<string, string | null>) => setAddress(changeParams(address, { ...noList, ...changes }), { replace: true })
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
          maxLength={maxSearchLength}
          onSearch={(search) => change({ search })}
        />
        {!own && (
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
          {isMember &&
            ownLists.map(({ list, to, icon: Icon, label }) => (
              <li key={list}>
                <Link to={to} replace aria-current={own === list ? 'true' : undefined} className="chip gap-1.5">
                  <Icon aria-hidden className="size-3.5" />
                  {label}
                </Link>
              </li>
            ))}
          {categoryChoices.map((category) => (
            <li key={category}>
              <Link
                to={{ search: String(changeParams(address, { ...noList, category })) }}
                replace
                aria-current={!own && category === query.category ? 'true' : undefined}
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
