import { useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { useForgetNotes } from '../../../data/chat/memories.ts'
import type { NamedPersona } from '../../../data/chat/note-changes.ts'
import { memoryStrings as words } from '../../../strings/strings.ts'

interface ForgetButtonProps {
  userId: string
  /** The persona whose notes are deleted; null for all personas. */
  persona: NamedPersona | null
  count: number
  /** Moves the focus once the notes, and this button, are removed. */
  onForgotten: () => void
}

/** Deletes all notes of a persona, or of all, after a confirmation. */
export function ForgetButton({ userId, persona, count, onForgotten }: ForgetButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasForgotten = useRef(false)
  const removal = useForgetNotes(userId, () => {
    wasForgotten.current = true
    setAsking(false)
  })
  const leave = () => {
    if (wasForgotten.current) onForgotten()
    else button.current?.focus()
    wasForgotten.current = false
  }
  return (
    <>
      <Button ref={button} look="bare" onClick={() => setAsking(true)} className="-ms-4 text-danger">
        {persona ? words.forget : words.forgetAll}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={persona ? <NameInSentence words={words.forgetTitle} name={persona.botName} /> : words.forgetAllTitle}
        text={words.forgetText(count)}
        words={{ cancel: words.keep, confirm: words.confirm, pending: words.deleting }}
        look="danger"
        isPending={removal.isPending}
        onConfirm={() => removal.mutate(persona?.botId ?? null)}
        onClose={() => setAsking(false)}
        onLeave={leave}
      />
    </>
  )
}
