import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { excludedTermsQuery, useAllowTerm, useExcludeTerm } from '../../../data/zeitgeist/review.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { zeitgeistAdminStrings } from '../../../strings/strings.ts'
import { ReviewProblem } from './review-problem.tsx'

const { review: words } = zeitgeistAdminStrings

/** Where admins exclude terms from entries, and allow them again. */
export function ExcludedTerms() {
  const heading = useId()
  const list = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(list)
  const { data: terms, error } = useQuery(excludedTermsQuery)
  const exclude = useExcludeTerm()
  const allow = useAllowTerm()
  const [term, setTerm] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (term.trim() !== '' && !exclude.isPending) exclude.mutate(term, { onSuccess: () => setTerm('') })
  }
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="font-serif text-28 font-medium">
        {words.terms}
      </h2>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField label={words.term} hint={words.termHint} value={term} maxLength={60} onChange={({ target }) => setTerm(target.value)} />
        <Button type="submit" aria-disabled={exclude.isPending}>
          {words.exclude}
        </Button>
      </form>
      <ReviewProblem error={exclude.error ?? allow.error ?? error} />
      <div ref={list} tabIndex={-1} className="outline-none" {...keptFocus}>
        {terms?.length === 0 && <p className="text-14 text-ink-soft">{words.noTerms}</p>}
        {terms && terms.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label={words.terms}>
            {terms.map(({ term: excluded }) => (
              <li key={excluded} className="inline-flex items-center gap-2 rounded-full border border-line bg-page ps-3 text-14">
                <bdi>{excluded}</bdi>
                <Button
                  look="bare"
                  aria-label={words.allowName(excluded)}
                  aria-disabled={allow.isPending}
                  onClick={() => !allow.isPending && allow.mutate(excluded)}
                >
                  {words.allow}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
