import { useId, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { RotateCcw, X } from '#icons'
import { Button } from '../../../components/button.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { useStickToBottom } from '../../../lib/use-stick-to-bottom.ts'
import { personaFormStrings } from '../../../strings/strings.ts'
import { type PersonaFields, trialSchema } from '../schema/form-schema.ts'
import { faceOf } from '../schema/persona-fields.ts'
import { missingFields } from './missing-fields.ts'
import { TrialComposer } from './trial-composer.tsx'
import { TrialMessages } from './trial-messages.tsx'
import type { Trial } from './use-trial.ts'

const { trial: words } = personaFormStrings

interface TrialPaneProps {
  trial: Trial
  /** The persona whose material is used; null for a new one. */
  botId: string | null
  className?: string
  /** Closes the sheet around the pane. */
  onClose?: () => void
}

/** A chat with the persona of the form's current values. */
export function TrialPane({ trial, botId, className = '', onClose }: TrialPaneProps) {
  const id = useId()
  const { control } = useFormContext<PersonaFields>()
  const fields = useWatch({ control }) as PersonaFields
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { scrollToEnd } = useStickToBottom({ frame, content, startsAtTop: false })
  const { data } = trialSchema.safeParse(fields)
  const persona = data && { ...data, ...(botId !== null && { botId }) }
  const missing = missingFields(fields)
  const { messages, partial, model } = trial
  const openings = fields.openingLines.map((line) => line.trim()).filter(Boolean)

  const ask = (text: string) => {
    if (!persona || partial !== null) return
    trial.send(persona, text)
    scrollToEnd()
  }
  return (
    <section aria-labelledby={id} className={`flex min-h-0 flex-col overflow-hidden bg-page ${className}`}>
      <header className="flex items-start gap-2 border-b border-line bg-raised px-4 py-3">
        <div className="min-w-0 flex-1">
          <h3 id={id} className="font-strong">
            {words.title}
          </h3>
          <p className="text-12 text-ink-soft">{words.text}</p>
        </div>
        {(messages.length > 0 || partial !== null) && <IconButton icon={RotateCcw} label={words.reset} onClick={trial.reset} />}
        {onClose && <IconButton icon={X} label={words.close} onClick={onClose} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={frame} tabIndex={0} aria-label={words.messages} className="messages">
        <div ref={content} className="flex flex-col gap-5 px-4 py-5">
          {messages.length === 0 && partial === null && (
            <div className="flex flex-col items-start gap-3 text-14 text-ink-soft">
              {persona ? (
                <>
                  <p>{words.ready}</p>
                  {openings.map((line) => (
                    <Button key={line} onClick={() => ask(line)} className="text-start">
                      <bdi>{line}</bdi>
                    </Button>
                  ))}
                </>
              ) : (
                <>
                  <p>{words.missing}</p>
                  <ul className="list-disc ps-5">
                    {missing.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          )}
          <TrialMessages trial={trial} face={faceOf(fields)} onRetry={persona ? () => trial.retry(persona) : null} />
        </div>
      </section>
      <TrialComposer
        disabled={!persona}
        missing={messages.length > 0 ? missing : []}
        model={model}
        busy={partial !== null}
        onSend={ask}
        onStop={trial.stop}
      />
    </section>
  )
}
