import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Search } from '#icons'
import { searchKnowledgeRequest } from '../../../api/gen/constraints.ts'
import { Button } from '../../../components/button.tsx'
import { PassageCard } from '../../../components/message/citations/passage-card.tsx'
import { searchKnowledge } from '../../../data/knowledge/sources.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'

const { search: words } = knowledgeStrings
const { maxLength } = searchKnowledgeRequest.query

/** Shows the passages that a model would get with a question. */
export function KnowledgeSearch({ botId }: { botId: string }) {
  const id = useId()
  const [query, setQuery] = useState('')
  const search = useMutation({ mutationFn: (question: string) => searchKnowledge(botId, question) })
  const { data: found, error, isPending } = search
  const question = query.trim()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-5">
      <h2 id={id} className="text-18 font-strong">
        {words.title}
      </h2>
      <p className="mt-1 text-14 text-ink-soft">{words.text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (question !== '' && !isPending) search.mutate(question)
        }}
        className="mt-4 flex flex-wrap gap-2"
      >
        <input
          dir="auto"
          type="search"
          value={query}
          maxLength={maxLength}
          aria-label={words.label}
          placeholder={words.placeholder}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
          className="field min-w-0 flex-1 basis-44"
        />
        <Button type="submit" aria-disabled={isPending || question === ''} className="min-h-touch max-sm:w-full">
          <Search aria-hidden className="size-4" />
          {isPending ? words.searching : words.submit}
        </Button>
      </form>
      <p role="status" className="mt-3 text-14 text-ink-soft empty:hidden">
        {error ? `${words.failed} ${errorText(error)}` : found && (found.length === 0 ? words.none : words.found(found.length))}
      </p>
      {found && found.length > 0 && !error && (
        <ol className="mt-3 flex flex-col gap-3">
          {found.map((passage) => (
            <PassageCard key={passage.n} passage={passage} className="bg-page" />
          ))}
        </ol>
      )}
    </section>
  )
}
