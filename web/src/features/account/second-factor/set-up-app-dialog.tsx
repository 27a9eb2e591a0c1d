import { type FormEvent, useState } from 'react'
import type { User } from '../../../api/schemas.ts'
import { useConfirmApp, useStartApp } from '../../../data/accounts/second-factor/second-factor.ts'
import { isStepExpired } from '../../../data/accounts/second-factor/second-step.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { isProof, noProof, ProofField } from '../credentials/proof-field.tsx'
import { AppSecret } from './app-secret.tsx'
import { ChangeError } from './change-error.tsx'
import { ConfirmAppForm } from './confirm-app-form.tsx'
import { DialogButtons, FactorDialog } from './factor-dialog.tsx'

const { dialogs, toasts } = secondFactorStrings
const words = dialogs.app

interface SetUpAppDialogProps {
  user: User
  onClose: () => void
  /** Receives the recovery codes when the app is the first factor. */
  onCodes: (codes: string[]) => void
}

/** Sets up an authenticator app: password or mailed code, then the secret, then the first code of the app. */
export function SetUpAppDialog({ user, onClose, onCodes }: SetUpAppDialogProps) {
  const start = useStartApp()
  const confirm = useConfirmApp()
  const [proof, setProof] = useState(noProof)
  const isBusy = start.isPending || confirm.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isProof(proof) || isBusy) return
    confirm.reset()
    start.mutate(proof)
  }
  const send = (code: string) =>
    confirm.mutate(code, {
      onSuccess: ({ recoveryCodes }) => {
        onClose()
        if (recoveryCodes) onCodes(recoveryCodes)
        else toast(toasts.appAdded)
      },
      onError: (error) => isStepExpired(error) && start.reset(),
    })
  return (
    <FactorDialog title={words.title} text={start.data ? words.scan : words.text} isBusy={isBusy} onClose={onClose}>
      {start.data ? (
        <div className="flex flex-col gap-5">
          <AppSecret app={start.data} />
          <ConfirmAppForm confirm={confirm} onConfirm={send} />
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <ProofField email={user.email} proof={proof} onProof={setProof} error={start.error} readOnly={isBusy} />
          <ChangeError error={start.error ?? confirm.error} fields={Object.keys(proof)} />
          <DialogButtons confirm={start.isPending ? dialogs.working : dialogs.go} isBusy={isBusy} disabled={!isProof(proof)} />
        </form>
      )}
    </FactorDialog>
  )
}
