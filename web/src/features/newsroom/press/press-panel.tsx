import { type FormEvent, useState } from 'react'
import { ChevronDown } from '#icons'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { authors } from '../../../data/newsroom/authors.ts'
import { maxTopicLength, type Topics, useGenerateEdition, useRunningEdition } from '../../../data/newsroom/edition.ts'
import { newsroomStrings } from '../../../strings/strings.ts'
import { EditionOutcome } from './edition-outcome.tsx'
import { EditionProgress } from './edition-progress.tsx'

const { press } = newsroomStrings

/** The form that starts the day's edition, with an optional topic for each author. */
export function PressPanel() {
  const [topics, setTopics] = useState<Topics>({})
  const generate = useGenerateEdition()
  const isRunning = useRunningEdition() !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Clears the topics only after a success.
    if (!isRunning) generate.mutate(topics, { onSuccess: () => setTopics({}) })
  }
  return (
    <details open className="group my-6 rounded-card border border-line bg-raised p-5 print:hidden">
      <summary className="flex items-center justify-between gap-3 text-18 font-strong marker:content-none">
        <h2>{press.title}</h2>
        <ChevronDown aria-hidden className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <p className="mt-2 max-w-measure text-14 text-ink-soft">{press.text}</p>
      <form onSubmit={submit} className="mt-4 grid gap-4 sm:grid-cols-2">
        {authors.map((author) => (
          <TextField
            key={author}
            label={press.topic(author)}
            placeholder={press.topicHint}
            maxLength={maxTopicLength}
            autoComplete="off"
            value={topics[author] ?? ''}
            onChange={(event) => setTopics({ ...topics, [author]: event.target.value })}
          />
        ))}
        <div className="sm:col-span-2">
          <Button type="submit" look="primary" aria-disabled={isRunning} aria-busy={isRunning} className="max-sm:w-full">
            {isRunning ? press.running : press.generate}
          </Button>
        </div>
      </form>
      <EditionProgress />
      <EditionOutcome />
    </details>
  )
}
