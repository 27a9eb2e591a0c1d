import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Bot, NewWebhook } from '../../../api/schemas.ts'
import { InlineForm } from '../../../components/form/inline-form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { createWebhook, type WebhookEvent, type WebhookInput } from '../../../data/personas/servers/webhooks.ts'
import { problemsOf } from '../../../lib/errors/refusals.ts'
import { webhookStrings as words } from '../../../strings/strings.ts'
import { EventChoice } from './event-choice.tsx'

const maxEvery = 10_000

interface WebhookFormProps {
  bots: readonly Bot[]
  onCreated: (webhook: NewWebhook) => void
  onCancel: () => void
}

type Problems = Partial<Record<'url' | 'events' | 'every', string>>

/** The form of a new webhook. */
export function WebhookForm({ bots, onCreated, onCancel }: WebhookFormProps) {
  const id = useId()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['persona.answered'])
  const [every, setEvery] = useState('10')
  const [botId, setBotId] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const creation = useMutation({
    mutationFn: (input: WebhookInput) => createWebhook(input),
    onSuccess: onCreated,
    onError: (error) => setProblems(problemsOf(error, ['url', 'events', 'every'], words.saveFailed)),
  })
  const counts = events.includes('persona.answered')
  const submit = () => {
    const found = check({ url, events, every: counts ? Number(every) : 1 })
    setProblems(found)
    if (Object.keys(found).length > 0 || creation.isPending) return
    creation.mutate({ url: url.trim(), events: [...events], every: counts ? Number(every) : 1, ...(botId && { botId }) })
  }
  return (
    <InlineForm
      words={{ label: words.add, cancel: words.cancel, save: words.save, saving: words.saving }}
      error={creation.error}
      isSaving={creation.isPending}
      onSubmit={submit}
      onCancel={onCancel}
      className="rounded-card border border-line px-4 py-5 sm:px-5"
    >
      <TextField
        label={words.url}
        hint={words.urlHint}
        error={problems.url}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        maxLength={2_000}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <EventChoice value={events} error={problems.events} onChange={setEvents} />
      {counts && (
        <TextField
          label={words.every}
          error={problems.every}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxEvery}
          value={every}
          onChange={({ target }) => setEvery(target.value)}
        />
      )}
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-14 font-strong">
          {words.persona}
        </label>
        <select id={id} value={botId} onChange={({ target }) => setBotId(target.value)} className="field w-full">
          <option value="">{words.allPersonas}</option>
          {bots.map((bot) => (
            <option key={bot.id} value={bot.id}>
              {bot.name}
            </option>
          ))}
        </select>
      </div>
    </InlineForm>
  )
}

function check({ url, events, every }: Pick<WebhookInput, 'url' | 'every'> & { events: readonly WebhookEvent[] }): Problems {
  const problems: Problems = {}
  if (!url.trim()) problems.url = words.urlMissing
  if (events.length === 0) problems.events = words.eventsMissing
  if (!(Number.isInteger(every) && every >= 1 && every <= maxEvery)) problems.every = words.everyInvalid
  return problems
}
