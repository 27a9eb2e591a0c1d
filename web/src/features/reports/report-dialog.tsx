import { useMutation } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Check } from '#icons'
import type { Bot, ReportReason } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { DialogOverlay } from '../../components/dialog/dialog-overlay.tsx'
import { NameInSentence } from '../../components/name-in-sentence.tsx'
import { type ReportedAnswer, reportPersona } from '../../data/personas/reports.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { reportingStrings as words } from '../../strings/strings.ts'
import { ReportForm } from './report-form.tsx'

interface ReportDialogProps {
  bot: Bot
  /** The answer that is reported; by default the persona alone. */
  answer?: ReportedAnswer
  /** Receives the focus after closing. */
  opener: HTMLElement
  onClose: () => void
}

/**
 * Reports a persona, or one of its answers, to the operators. Closes by its buttons and by
 * Escape, but not by a click outside, which would lose the text.
 */
export function ReportDialog({ bot, answer, opener, onClose }: ReportDialogProps) {
  const report = useMutation({
    mutationFn: (body: { reason: ReportReason; details: string }) => reportPersona(bot.id, { ...body, ...answer }),
    retry: false,
  })
  const wasReported = hasStatus(report.error, 409)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !report.isPending && onClose()}>
      <Dialog.Portal>
        <DialogOverlay />
        <Dialog.Content
          aria-modal="true"
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.focus()
          }}
          className="dialog overscroll-contain"
        >
          {report.isSuccess && <Ending title={words.thanks} text={words.thanksText} />}
          {wasReported && <Ending title={words.again} text={words.againText} />}
          {!report.isSuccess && !wasReported && (
            <>
              <Title>
                <NameInSentence words={answer ? words.answer.title : words.title} name={bot.name} />
              </Title>
              <Dialog.Description className="mt-1 text-14 text-ink-soft">{answer ? words.answer.text : words.text}</Dialog.Description>
              <ReportForm isPending={report.isPending} error={report.error} onSend={report.mutate} />
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <Dialog.Title className="font-serif text-28 font-medium tracking-tight wrap-anywhere">{children}</Dialog.Title>
)

/** The message that replaces the form. It is announced, because its button gets the focus. */
function Ending({ title, text }: { title: string; text: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div role="status" className="flex flex-col items-start gap-2">
      <Check aria-hidden className="size-8 text-accent" />
      <Title>{title}</Title>
      <Dialog.Description className="text-ink-soft">{text}</Dialog.Description>
      <Dialog.Close asChild>
        <Button ref={button} className="mt-4 max-sm:w-full">
          {words.close}
        </Button>
      </Dialog.Close>
    </div>
  )
}
