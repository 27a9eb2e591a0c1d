import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import {
  type ArchiveProblems,
  archiveSearch,
  type ArchiveFilters as Filters,
  maxSearchLength,
  problemsOf,
} from '../../../data/newsroom/archive-query.ts'
import { type Author, authors } from '../../../data/newsroom/authors.ts'
import { newsroomStrings } from '../../../strings/strings.ts'

const words = newsroomStrings.archive

interface ArchiveFiltersProps {
  /** The filters of the address. The form shows them whenever they change. */
  filters: Filters
  onApply: (filters: Filters) => void
  onReset: () => void
}

/** The filters of the archive, which are applied together. An invalid filter is explained at its field. */
export function ArchiveFilters({ filters, onApply, onReset }: ArchiveFiltersProps) {
  const address = archiveSearch({ ...filters, page: 1 })
  const [shown, setShown] = useState(address)
  const [problems, setProblems] = useState(() => problemsOf(filters))
  const [values, setValues] = useState(() => valuesOf(filters))
  const show = (next: Filters) => {
    setProblems(problemsOf(next))
    setValues(valuesOf(next))
  }
  // A new form, by a key, would lose the focus.
  if (shown !== address) {
    setShown(address)
    show(filters)
  }
  const reset = () => {
    show(noFilters)
    onReset()
  }
  const authorId = useId()
  const change = (changed: Partial<Filters>) => {
    setValues({ ...values, ...changed })
    setProblems({})
  }
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = { ...values, search: values.search.trim() }
    const found = problemsOf(next)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else onApply(next)
  }
  return (
    <search aria-label={words.filters} className="print:hidden">
      <form noValidate onSubmit={apply} className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1.5fr_1fr_1fr]">
        <TextField
          type="search"
          name="search"
          label={words.search}
          placeholder={words.searchHint}
          maxLength={maxSearchLength}
          value={values.search}
          error={problems.search && words.problems.long}
          onChange={(event) => change({ search: event.target.value })}
        />
        <div className="flex flex-col gap-1.5">
          <label htmlFor={authorId} className="text-14 font-strong">
            {words.author}
          </label>
          <select
            id={authorId}
            name="author"
            value={values.author}
            onChange={(event) => change({ author: event.target.value as Author | '' })}
            className="field w-full"
          >
            <option value="">{words.everyAuthor}</option>
            {authors.map((author) => (
              <option key={author}>{author}</option>
            ))}
          </select>
        </div>
        <TextField
          type="date"
          name="dateFrom"
          label={words.dateFrom}
          value={values.dateFrom}
          error={dateProblem(problems.dateFrom, values.dateFrom || filters.dateFrom)}
          onChange={(event) => change({ dateFrom: event.target.value })}
        />
        <TextField
          type="date"
          name="dateTo"
          label={words.dateTo}
          value={values.dateTo}
          error={dateProblem(problems.dateTo, values.dateTo || filters.dateTo)}
          onChange={(event) => change({ dateTo: event.target.value })}
        />
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2 lg:col-span-4">
          <Button type="submit" look="primary">
            {words.apply}
          </Button>
          <Button onClick={reset}>{words.reset}</Button>
          <p className="text-12 text-ink-soft">{words.daysNote}</p>
        </div>
      </form>
    </search>
  )
}

const noFilters: Filters = { search: '', author: '', dateFrom: '', dateTo: '' }

/** Returns what the fields show. A date field cannot show an invalid date, so its message contains the text. */
function valuesOf(filters: Filters): Filters {
  const { dateFrom, dateTo } = problemsOf(filters)
  return { ...filters, ...(dateFrom === 'invalid' && { dateFrom: '' }), ...(dateTo === 'invalid' && { dateTo: '' }) }
}

const dateProblem = (problem: ArchiveProblems['dateTo'], value: string) =>
  problem && (problem === 'before' ? words.problems.before : words.problems.invalid(value))
