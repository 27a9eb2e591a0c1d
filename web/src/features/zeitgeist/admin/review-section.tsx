import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { ReviewedZeitgeistEntry } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { excludedTermsQuery, reviewedEntriesQuery, useAllowTerm, useExcludeTerm, useReviewEntry } from '../../../data/zeitgeist/review.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { zeitgeistAdminStrings } from '../../../strings/strings.ts'

const { review: words } = zeitgeistAdminStrings

/** Where admins hold entries back, show those that wait, and exclude terms. */
export function ReviewSection() {
  const heading = useId()
  const { data: entries = [], error } = useQuery(reviewedEntriesQuery)
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-6">
      <div>
        <h2 id={heading} className="font-serif text-28 font-medium">
          {words.title}
        </h2>
        <p className="text-ink-soft">{words.intro}</p>
      </div>
      <Problem error={error} />
      {entries.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <ExcludedTerms />
    </section>
  )
}

function EntryRow({ entry: { id, title, state } }: { entry: ReviewedZeitgeistEntry }) {
  const { mutate, isPending, error } = useReviewEntry()
  const next = state === 'shown' ? 'held' : 'shown'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <p className="min-w-0 flex-1 basis-48 text-14 wrap-anywhere" dir="auto">
        <span className="font-strong">{title}</span> <span className="text-ink-soft">{words.states[state]}</span>
      </p>
      <Button aria-label={words.name[next](title)} disabled={isPending} onClick={() => mutate({ id, state: next })}>
        {words.button[next]}
      </Button>
      <Problem error={error} />
    </li>
  )
}

function ExcludedTerms() {
  const { data: terms = [] } = useQuery(excludedTermsQuery)
  const exclude = useExcludeTerm()
  const allow = useAllowTerm()
  const [term, setTerm] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (term.trim() !== '') exclude.mutate(term, { onSuccess: () => setTerm('') })
  }
  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField label={words.term} hint={words.termHint} value={term} maxLength={60} onChange={({ target }) => setTerm(target.value)} />
        <Button type="submit" disabled={exclude.isPending}>
          {words.exclude}
        </Button>
      </form>
      <Problem error={exclude.error ?? allow.error} />
      {terms.length === 0 ? (
        <p className="text-14 text-ink-soft">{words.noTerms}</p>
      ) : (
        <ul className="flex flex-wrap gap-2" aria-label={words.terms}>
          {terms.map(({ term: excluded }) => (
            <li key={excluded} className="inline-flex items-center gap-2 rounded-full border border-line bg-page ps-3 text-14">
              <bdi>{excluded}</bdi>
              <Button look="bare" aria-label={words.allowName(excluded)} disabled={allow.isPending} onClick={() => allow.mutate(excluded)}>
                {words.allow}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Problem = ({ error }: { error: unknown }) =>
  error ? (
    <p role="alert" className="text-14 text-danger">
      {errorText(error)}
    </p>
  ) : null
