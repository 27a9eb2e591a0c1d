import { useEffect, useId, useRef, useState } from 'react'
import type { ReportedPersona } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { reasonLimits } from '../../../data/console/operated.ts'
import { dismissalMaxLength, useDismissReports, useSuspendReported } from '../../../data/console/reports.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { PersonaName } from '../personas/persona-name.tsx'
import { PersonaState } from '../personas/persona-state.tsx'
import { ReasonDialog } from '../suspension/reason-dialog.tsx'
import { ReportList } from './report-list.tsx'

const { reports: words, decide, personas } = consoleStrings
const suspendTexts = { ...decide.suspendPersona, hint: decide.reasonHint }
const dismissTexts = { title: words.dismissTitle, text: words.dismissText, confirm: words.dismiss, label: words.dismissReason }
const dismissLimits = { minLength: 0, maxLength: dismissalMaxLength }

interface ReportedCardProps {
  reported: ReportedPersona
  /** The heading takes the focus when the card appears. */
  takesFocus: boolean
  /** Called before the persona leaves the queue. */
  onDecided: () => void
}

/** A persona with its open reports, and the two decisions. */
export function ReportedCard({ reported: { persona, reports }, takesFocus, onDecided }: ReportedCardProps) {
  const { bot } = persona
  const [dialog, setDialog] = useState<'suspend' | 'dismiss' | null>(null)
  const decided = (done: (name: string) => readonly [title: string, text: string]) => () => {
    onDecided()
    toast(done(bot.name))
  }
  const suspend = useSuspendReported(decided(decide.suspendPersona.done))
  const dismiss = useDismissReports(decided(words.dismissed))
  const list = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const close = () => {
    setDialog(null)
    suspend.reset()
    dismiss.reset()
  }
  return (
    <article className="card gap-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <PersonaName persona={persona} />
          <div className="mt-2 text-14">
            <PersonaState persona={persona} />
          </div>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Button onClick={() => setDialog('dismiss')} className="max-sm:grow">
            {words.dismiss}
          </Button>
          <Button look="danger" onClick={() => setDialog('suspend')} className="max-sm:grow">
            {personas.suspend}
          </Button>
        </div>
      </div>
      <p dir="auto" className="max-w-measure text-start font-serif text-18 wrap-anywhere">
        {bot.description}
      </p>
      <div className="border-t border-line pt-4">
        <h2 ref={heading} id={list} tabIndex={-1} className="mb-2 text-14 font-strong focus-visible:outline-none">
          {words.reportsOf(bot.name)}
        </h2>
        <ReportList reports={reports} personaId={bot.id} labelledBy={list} />
        {persona.openReports > reports.length && (
          <p className="text-14 text-ink-soft">{words.more(persona.openReports - reports.length)}</p>
        )}
      </div>
      {dialog === 'suspend' && (
        <ReasonDialog
          name={bot.name}
          texts={suspendTexts}
          limits={reasonLimits}
          look="danger"
          mutation={suspend}
          onConfirm={(reason) => suspend.mutate({ id: bot.id, reason })}
          onClose={close}
        />
      )}
      {dialog === 'dismiss' && (
        <ReasonDialog
          name={bot.name}
          texts={dismissTexts}
          limits={dismissLimits}
          look="primary"
          mutation={dismiss}
          onConfirm={(reason) => dismiss.mutate({ id: bot.id, reason })}
          onClose={close}
        />
      )}
    </article>
  )
}
