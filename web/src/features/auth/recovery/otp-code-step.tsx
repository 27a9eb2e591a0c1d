import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import { Hash } from '#icons'
import type { PendingSignIn } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { CodeField } from '../../../components/form/code-field/code-field.tsx'
import { isCompleteCode } from '../../../components/form/code-field/parse-code.ts'
import { FormError } from '../../../components/form/form-error.tsx'
import { SendAgain } from '../../../components/form/send-again.tsx'
import { useLogInByCode } from '../../../data/accounts/one-time-code.ts'
import { showFieldErrors } from '../../../lib/errors/show-field-errors.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { AuthFrame, WithEmail } from '../auth-frame.tsx'
import { type CodeFields, codeSchema } from './schemas.ts'

const { recovery, auth } = accountStrings

interface OtpCodeStepProps {
  email: string
  sending: { isPending: boolean; error: unknown }
  next: string | undefined
  onAgain: () => void
  onOther: () => void
  /** Called when the account requires a second factor. */
  onSecondFactor: (pending: PendingSignIn) => void
}

/** Asks for the code. The sixth digit submits; a refused code is selected, so that typing replaces it. */
export function OtpCodeStep({ email, sending, next, onAgain, onOther, onSecondFactor }: OtpCodeStepProps) {
  const logIn = useLogInByCode()
  const form = useForm<CodeFields>({ resolver: zodResolver(codeSchema), defaultValues: { otp: '' }, reValidateMode: 'onSubmit' })
  const { field, fieldState } = useController({ name: 'otp', control: form.control })
  const { setFocus, clearErrors } = form

  useEffect(() => setFocus('otp'), [setFocus])

  const submit = form.handleSubmit((fields) => {
    if (logIn.isPending) return
    logIn.mutate(
      { email, ...fields },
      {
        onSuccess: (result) => {
          if ('secondFactor' in result) onSecondFactor(result.secondFactor)
        },
        onError: (error) => showFieldErrors(error, form) && setFocus('otp', { shouldSelect: true }),
      },
    )
  })
  const type = (code: string) => {
    if (code === field.value) return
    clearErrors('otp')
    field.onChange(code)
    if (isCompleteCode(code)) void submit()
  }

  return (
    <AuthFrame icon={Hash} title={recovery.enterTitle} text={<WithEmail parts={recovery.enterText(email)} />} next={next}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <CodeField
          label={recovery.code}
          hint={recovery.codeHint}
          {...field}
          onChange={type}
          error={fieldState.error?.message}
          readOnly={logIn.isPending}
        />
        <FormError error={logIn.error ?? sending.error} />
        <Button type="submit" look="primary" disabled={logIn.isPending} className="min-h-touch">
          {logIn.isPending ? recovery.checking : auth.logIn}
        </Button>
        <div className="flex flex-wrap gap-3 *:grow">
          <SendAgain sending={sending} words={[recovery.newCode, recovery.newCodeIn]} onClick={onAgain} />
          <Button look="bare" onClick={onOther}>
            {recovery.otherEmail}
          </Button>
        </div>
      </form>
    </AuthFrame>
  )
}
