import { AlertDialog } from 'radix-ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { newAccessKey } from '../../../api/gen/constraints.ts'
import type { Scope } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { Choice } from '../../../components/form/choice.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import type { useCreateKey } from '../../../data/accounts/keys.ts'
import { fieldErrors } from '../../../lib/errors/refusals.ts'
import { keyStrings } from '../../../strings/strings.ts'
import { ChangeError } from '../second-factor/change-error.tsx'
import { ScopeBoxes } from './scope-boxes.tsx'

const words = keyStrings.form
/** The days after which a key may end; null for a key without an end. */
const ends = [30, 90, 365, null] as const

/** Asks for the name, the scopes and the end of a new key. */
export function NewKeyForm({ create }: { create: ReturnType<typeof useCreateKey> }) {
  const id = useId()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['chat'])
  const [days, setDays] = useState<(typeof ends)[number]>(90)
  const [isTried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const chosen = name.trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    setTried(true)
    if (chosen === '') return input.current?.focus()
    if (scopes.length === 0) return document.getElementById(`${id}-chat`)?.focus()
    create.mutate({ name: chosen, scopes: [...scopes], ...(days !== null && { expiresInDays: days }) })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        ref={input}
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={newAccessKey.name.maxLength}
        value={name}
        readOnly={create.isPending}
        error={isTried && chosen === '' ? words.nameMissing : fieldErrors(create.error).name}
        onChange={(event) => setName(event.target.value)}
      />
      <ScopeBoxes id={id} chosen={scopes} error={isTried && scopes.length === 0 ? words.scopesMissing : null} onChoose={setScopes} />
      <fieldset>
        <legend className="mb-1.5 text-14 font-strong">{words.end}</legend>
        <div className="flex flex-wrap gap-2">
          {ends.map((end) => (
            <Choice key={end} name={`${id}-end`} checked={days === end} onChange={() => setDays(end)} className="min-h-touch px-3.5">
              {end === null ? words.never : words.ends[end]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <ChangeError error={create.error} fields={['name']} />
      <div className="mt-1 flex flex-wrap-reverse justify-end gap-3">
        <AlertDialog.Cancel asChild>
          <Button disabled={create.isPending} className="max-sm:w-full">
            {words.cancel}
          </Button>
        </AlertDialog.Cancel>
        <Button type="submit" look="primary" aria-disabled={create.isPending} className="max-sm:w-full">
          {create.isPending ? words.creating : words.create}
        </Button>
      </div>
    </form>
  )
}
