import { type FormEvent, useState } from 'react'
import type { User } from '../../../api/schemas.ts'
import type { Proof } from '../../../data/accounts/account.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { isProof, noProof, ProofField } from '../credentials/proof-field.tsx'
import { ChangeError } from './change-error.tsx'
import { DialogButtons, FactorDialog } from './factor-dialog.tsx'

const { dialogs } = secondFactorStrings

interface ConfirmChangeDialogProps {
  user: User
  words: { title: string; text: string; confirm: string }
  look: 'primary' | 'danger'
  change: { isPending: boolean; error: unknown }
  onConfirm: (proof: Proof) => void
  onClose: () => void
}

/** Asks for the password or a mailed code before a change. It stays open while the change runs and when it fails. */
export function ConfirmChangeDialog({ user, words, look, change, onConfirm, onClose }: ConfirmChangeDialogProps) {
  const [proof, setProof] = useState(noProof)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isProof(proof) && !change.isPending) onConfirm(proof)
  }
  return (
    <FactorDialog title={words.title} text={words.text} isBusy={change.isPending} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ProofField email={user.email} proof={proof} onProof={setProof} error={change.error} readOnly={change.isPending} />
        <ChangeError error={change.error} fields={Object.keys(proof)} />
        <DialogButtons
          confirm={change.isPending ? dialogs.working : words.confirm}
          look={look}
          isBusy={change.isPending}
          disabled={!isProof(proof)}
        />
      </form>
    </FactorDialog>
  )
}
