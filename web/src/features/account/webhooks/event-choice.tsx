import { useId } from 'react'
import { type WebhookEvent, webhookEvents } from '../../../data/personas/servers/webhooks.ts'
import { webhookStrings as words } from '../../../strings/strings.ts'

interface EventChoiceProps {
  value: readonly WebhookEvent[]
  error: string | undefined
  onChange: (events: readonly WebhookEvent[]) => void
}

/** The events of a webhook as checkboxes, each with an explanation. */
export function EventChoice({ value, error, onChange }: EventChoiceProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className="mb-1 text-14 font-strong">{words.eventsLegend}</legend>
      {error && (
        <p id={`${id}-error`} role="alert" className="mb-1 text-12 text-danger">
          {error}
        </p>
      )}
      {webhookEvents.map((event) => {
        const [label, explanation] = words.events[event]
        return (
          <label key={event} className="-mx-3 flex cursor-pointer items-start gap-3 rounded-control px-3 py-1.5 hover:bg-raised">
            <input
              type="checkbox"
              checked={value.includes(event)}
              aria-describedby={`${id}-${event}`}
              onChange={({ target }) => onChange(target.checked ? [...value, event] : value.filter((other) => other !== event))}
              className="mt-1 size-4 flex-none accent-ink"
            />
            <span className="min-w-0 text-14">
              <span className="block font-medium">{label}</span>
              <span id={`${id}-${event}`} className="block text-12 text-ink-soft">
                {explanation}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
