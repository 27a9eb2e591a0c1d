import { type FormEvent, useEffect, useRef, useState } from 'react'

import { addPasskeyRequest } from '../../../api/gen/constraints.ts'
import type { User } from '../../../api/schemas.ts'
import { TextField } from '../../../components/form/text-field.tsx'
import { useAddPasskey } from '../../../data/accounts/second-factor/add-passkey.ts'
import { preloadPasskeyPrompt } from '../../../data/accounts/second-factor/passkey-prompt.ts'
import { fieldErrors } from '../../../lib/errors/refusals.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { accountStrings, secondFactorStrings } from '../../../strings/strings.ts'
import { isProof, noProof, ProofField } from '../credentials/proof-field.tsx'
import { formatDevice, parseUserAgent } from '../sessions/device.ts'
import { ChangeError } from './change-error.tsx'
import { DialogButtons, FactorDialog } from './factor-dialog.tsx'

const { dialogs, toasts } = secondFactorStrings
const words = dialogs.passkey
const { maxLength } = addPasskeyRequest.name

/** The name to begin with: the device, such as 'Firefox on Linux'. */
const deviceName = () => formatDevice(parseUserAgent(navigator.userAgent), accountStrings.account).slice(0, maxLength)

interface AddPasskeyDialogProps {
  user: User
  onClose: () => void
  /** Receives the recovery codes when the passkey is the first factor. */
  onCodes: (codes: string[]) => void
}

/** Asks for a name and for the password or a mailed code, then has the browser make a passkey. */
export function AddPasskeyDialog({ user, onClose, onCodes }: AddPasskeyDialogProps) {
  const add = useAddPasskey()
  const [name, setName] = useState(deviceName)
  const [proof, setProof] = useState(noProof)
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const sure = add.confirmed || isProof(proof)
  useEffect(preloadPasskeyPrompt, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!sure || add.isPending) return
    const chosen = name.trim()
    setMissing(chosen === '')
    if (chosen === '') return input.current?.focus()
    add.mutate(
      { name: chosen, proof },
      {
        onSuccess: ({ recoveryCodes }) => {
          onClose()
          if (recoveryCodes) onCodes(recoveryCodes)
          else toast(toasts.passkeyAdded(chosen))
        },
      },
    )
  }
  return (
    <FactorDialog title={words.title} text={words.text} isBusy={add.isPending} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          ref={input}
          label={words.name}
          hint={words.nameHint(maxLength)}
          autoComplete="off"
          maxLength={maxLength}
          value={name}
          readOnly={add.isPending}
          error={missing ? words.nameMissing : fieldErrors(add.error).name}
          onChange={(event) => setName(event.target.value)}
        />
        {add.confirmed ? (
          !add.isPending && <p className="text-14">{words.confirmed}</p>
        ) : (
          <ProofField email={user.email} proof={proof} onProof={setProof} error={add.error} readOnly={add.isPending} />
        )}
        <ChangeError error={add.error} fields={['name', ...Object.keys(proof)]} />
        <DialogButtons
          confirm={add.isPending ? (add.confirmed ? words.prompting : dialogs.working) : add.confirmed ? words.again : dialogs.go}
          isBusy={add.isPending}
          disabled={!sure}
        />
      </form>
    </FactorDialog>
  )
}
