import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { ChevronDown } from '#icons'
import { SearchBox } from '../../../components/form/search-box.tsx'
import type { ExpertFilter } from '../../../data/experts/available-experts.ts'
import { maxSearchLength } from '../../../data/personas/bot-query.ts'
import { categoryCountsQuery } from '../../../data/personas/category-counts.ts'
import { categoryChoices } from '../../../data/personas/personas.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { circleStrings } from '../../../strings/strings.ts'

const { experts } = circleStrings

interface ExpertFiltersProps {
  filter: ExpertFilter
  onChange: (changes: Partial<ExpertFilter>) => void
  searchRef: RefObject<HTMLInputElement | null>
}

/** The search, and the categories with their numbers of matching experts. Categories can be chosen without the numbers. */
export function ExpertFilters({ filter, onChange, searchRef }: ExpertFiltersProps) {
  const { data: counts } = useQuery(categoryCountsQuery(filter.search))
  const countOf = (category: string) => counts?.find((each) => each.category === category)?.count ?? 0
  const total = counts?.reduce((sum, { count }) => sum + count, 0)
  const choices = categoryChoices.filter(
    (category) => category !== '' && (!counts || countOf(category) > 0 || category === filter.category),
  )
  return (
    <div className="flex flex-wrap gap-3">
      <SearchBox
        value={filter.search}
        label={experts.search}
        placeholder={experts.searchHint}
        maxLength={maxSearchLength}
        inputRef={searchRef}
        onSearch={(search) => onChange({ search })}
      />
      <label className="relative flex-none max-sm:w-full">
        <span className="sr-only">{experts.category}</span>
        <select
          value={filter.category}
          onChange={({ target }) => onChange({ category: categoryChoices.find((category) => category === target.value) ?? '' })}
          className="field w-full appearance-none pe-10 text-14 font-strong"
        >
          <option value="">{experts.allCategories(total === undefined ? null : formatNumber(total))}</option>
          {choices.map((category) => (
            <option key={category} value={category}>
              {counts ? experts.categoryCount(category, formatNumber(countOf(category))) : category}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-soft" />
      </label>
    </div>
  )
}
