import { useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { personaFormStrings } from '../../../strings/strings.ts'
import { readDraft } from '../draft/draft.ts'

const { refusals } = personaFormStrings

interface MakeNewProps {
  userId: string
  onMakeNew: () => void
}

/** The button that makes what was typed a new persona. Asks before it replaces the draft of another new one. */
export function MakeNew({ userId, onMakeNew }: MakeNewProps) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const press = () => {
    if (readDraft({ userId, botId: null })) setAsking(true)
    else onMakeNew()
  }
  return (
    <>
      <Button ref={button} onClick={press}>
        {refusals.asNew}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={refusals.replaceTitle}
        text={refusals.replaceText}
        words={refusals.replaceWords}
        look="danger"
        isPending={false}
        onConfirm={onMakeNew}
        onClose={() => setAsking(false)}
        onLeave={() => button.current?.focus()}
      />
    </>
  )
}
