import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { type Decision, reasonLimits } from '../../../data/console/operated.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const { decide, personas: words } = consoleStrings

interface Mutation {
  isPending: boolean
  error: Error | null
  mutate: (decision: Decision, options: { onSuccess: () => void }) => void
  reset: () => void
}

interface Texts {
  title: (name: string) => string
  text: string
  confirm: string
  done: (name: string) => readonly [title: string, text: string]
}

interface DecisionButtonProps {
  id: string
  name: string
  isSuspended: boolean
  suspend: Mutation
  restore: Mutation
  texts: { suspend: Texts; restore: Texts }
}

/** The button that suspends or restores a persona or an account, with the dialog that asks for the reason. */
export function DecisionButton({ id, name, isSuspended, suspend, restore, texts }: DecisionButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [mutation, chosen] = isSuspended ? [restore, texts.restore] : [suspend, texts.suspend]
  const close = () => {
    setOpen(false)
    mutation.reset()
  }
  const confirm = (reason: string) =>
    mutation.mutate(
      { id, reason },
      {
        onSuccess: () => {
          close()
          toast(chosen.done(name))
        },
      },
    )
  return (
    <>
      <Button aria-label={isSuspended ? words.restoreOf(name) : words.suspendOf(name)} onClick={() => setOpen(true)}>
        {isSuspended ? words.restore : words.suspend}
      </Button>
      {isOpen && (
        <ReasonDialog
          name={name}
          texts={{ ...chosen, hint: decide.reasonHint }}
          limits={reasonLimits}
          look={isSuspended ? 'primary' : 'danger'}
          mutation={mutation}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </>
  )
}
