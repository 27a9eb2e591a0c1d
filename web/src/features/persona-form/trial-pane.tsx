import { RotateCcw, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../components/button.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { useStickToBottom } from '../chat/use-stick-to-bottom.ts'
import { type PersonaFields, trialSchema } from './form-schema.ts'
import { missingForTrial } from './missing-for-trial.ts'
import { faceOf } from './persona-fields.ts'
import { TrialComposer } from './trial-composer.tsx'
import { TrialMessages } from './trial-messages.tsx'
import type { Rehearsal } from './use-rehearsal.ts'

const { trial } = personaFormStrings

interface TrialPaneProps {
  rehearsal: Rehearsal
  className?: string
  /** Closes the sheet that it stands in. */
  onClose?: () => void
}

/** A talk with the persona as the form stands at this moment. */
export function TrialPane({ rehearsal, className = '', onClose }: TrialPaneProps) {
  const id = useId()
  const { control } = useFormContext<PersonaFields>()
  const fields = useWatch({ control }) as PersonaFields
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { toEnd } = useStickToBottom(frame, content)
  const { data: persona } = trialSchema.safeParse(fields)
  const missing = missingForTrial(fields)
  const { lines, coming, offline } = rehearsal
  const openings = fields.openingLines.map((line) => line.trim()).filter(Boolean)

  const ask = (text: string) => {
    if (!persona || coming !== null) return
    rehearsal.send(persona, text)
    toEnd()
  }
  return (
    <section aria-labelledby={id} className={`flex min-h-0 flex-col overflow-hidden bg-page ${className}`}>
      <header className="flex items-start gap-2 border-b border-line bg-raised px-4 py-3">
        <div className="min-w-0 flex-1">
          <h3 id={id} className="font-strong">
            {trial.title}
          </h3>
          <p className="text-12 text-ink-soft">{trial.text}</p>
        </div>
        {(lines.length > 0 || coming !== null) && <IconButton icon={RotateCcw} label={trial.reset} onClick={rehearsal.reset} />}
        {onClose && <IconButton icon={X} label={trial.close} onClick={onClose} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={frame} tabIndex={0} aria-label={trial.messages} className="messages">
        <div ref={content} className="flex flex-col gap-5 px-4 py-5">
          {lines.length === 0 && coming === null && (
            <div className="flex flex-col items-start gap-3 text-14 text-ink-soft">
              {persona ? (
                <>
                  <p>{trial.ready}</p>
                  {openings.map((line) => (
                    <Button key={line} onClick={() => ask(line)} className="text-start">
                      <bdi>{line}</bdi>
                    </Button>
                  ))}
                </>
              ) : (
                <>
                  <p>{trial.missing}</p>
                  <ul className="list-disc ps-5">
                    {missing.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          )}
          <TrialMessages rehearsal={rehearsal} face={faceOf(fields)} onRetry={persona ? () => rehearsal.retry(persona) : null} />
        </div>
      </section>
      <TrialComposer
        disabled={!persona}
        missing={lines.length > 0 ? missing : []}
        offline={offline}
        busy={coming !== null}
        onSend={ask}
        onStop={rehearsal.stop}
      />
    </section>
  )
}
