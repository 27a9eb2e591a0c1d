import { AlertDialog } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { Check, X } from '#icons'
import type { User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import type { Proof } from '../../../data/accounts/account.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { isProof, noProof, ProofField } from '../credentials/proof-field.tsx'

const { account } = accountStrings

interface DeleteFormProps {
  user: User
  isPending: boolean
  error: unknown
  onDelete: (proof: Proof) => void
}

/** Lists the data that is deleted and that is kept. The member confirms with username and password. */
export function DeleteForm({ user: { username, email }, isPending, error, onDelete }: DeleteFormProps) {
  const [typed, setTyped] = useState('')
  const [proof, setProof] = useState(noProof)
  const sure = typed.trim() === username && isProof(proof)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sure && !isPending) onDelete(proof)
  }
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <div className="flex flex-col gap-4 rounded-control border border-line bg-raised p-4 text-14">
        <div>
          <h3 className="font-strong">{account.goes}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {account.goesList.map((item) => (
              <li key={item} className="flex gap-2">
                <X aria-hidden className="mt-1 size-3.5 flex-none text-danger" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="font-strong">{account.stays}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {account.staysList.map((item) => (
              <li key={item} className="flex gap-2">
                <Check aria-hidden className="mt-1 size-3.5 flex-none text-ink-soft" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <TextField
        label={account.typeName(username)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={typed}
        readOnly={isPending}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ProofField email={email} proof={proof} onProof={setProof} error={error} readOnly={isPending} />
      <FormError error={error} />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <AlertDialog.Cancel asChild>
          <Button disabled={isPending} className="max-sm:w-full">
            {account.cancel}
          </Button>
        </AlertDialog.Cancel>
        <Button type="submit" look="danger" disabled={!sure || isPending} className="max-sm:w-full">
          {isPending ? account.removing : account.remove}
        </Button>
      </div>
    </form>
  )
}
