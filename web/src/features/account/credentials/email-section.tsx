import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useResendConfirmation, useUpdateEmail } from '../../../data/accounts/account.ts'
import { showFieldErrors } from '../../../lib/errors/show-field-errors.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { isProof, noProof, ProofField } from './proof-field.tsx'
import { type ProfileFields, profileSchema } from './schemas.ts'

const { account, auth } = accountStrings

/** Asks for a new address and, once one is typed, for the password. */
export function EmailSection({ user }: { user: User }) {
  const update = useUpdateEmail()
  const [proof, setProof] = useState(noProof)
  const form = useForm<ProfileFields>({
    resolver: zodResolver(profileSchema),
    values: { email: user.email },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(({ email }) => {
    if (!isProof(proof)) return
    update.mutate(
      { email, proof },
      {
        onSuccess: (saved) => {
          form.reset({ email: saved.email }, { keepDirtyValues: false })
          setProof(noProof)
        },
        onError: (error) => showFieldErrors(error, form),
      },
    )
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {user.emailConfirmedAt === null && <Unconfirmed email={user.email} />}
      {user.pendingEmail && <Pending email={user.pendingEmail} />}
      <TextField label={auth.email} type="email" autoComplete="email" error={errors.email?.message} {...form.register('email')} />
      {isDirty && <ProofField email={user.email} proof={proof} onProof={setProof} error={update.error} />}
      <FormError error={update.error} />
      <Button type="submit" disabled={!isDirty || !isProof(proof) || update.isPending} className="self-start">
        {update.isPending ? account.saving : account.updateEmail}
      </Button>
    </form>
  )
}

/** Asks to confirm the address, and mails the link again. */
function Unconfirmed({ email }: { email: string }) {
  const { mutate, isPending, isSuccess } = useResendConfirmation()
  const [before, address, after] = account.unconfirmed(email)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line bg-sunken px-4 py-3 text-14">
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {before}
        <strong className="font-strong">{address}</strong>
        {after}
      </p>
      {isSuccess ? (
        <p role="status" className="text-ink-soft">
          {account.confirmationSent}
        </p>
      ) : (
        <Button onClick={() => mutate(email)} disabled={isPending}>
          {account.sendConfirmation}
        </Button>
      )}
    </div>
  )
}

function Pending({ email }: { email: string }) {
  const [before, address, after] = account.emailPending(email)
  return (
    <p role="status" className="rounded-control border border-line bg-sunken px-4 py-3 text-14 wrap-anywhere">
      {before}
      <strong className="font-strong">{address}</strong>
      {after}
    </p>
  )
}
