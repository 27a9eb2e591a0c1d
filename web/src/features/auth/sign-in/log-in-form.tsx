import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { PendingSignIn } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useEndedSession } from '../../../data/accounts/session/ended-session.ts'
import { useLogIn } from '../../../data/accounts/sign-in.ts'
import { forgotPasswordPath } from '../../../lib/navigation/paths.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { ExpiredNote } from '../second-step/expired-note.tsx'
import { type LogInFields, logInSchema } from './schemas.ts'

interface LogInFormProps {
  /** Called when the account requires a second factor. */
  onSecondFactor: (pending: PendingSignIn, typed: LogInFields) => void
  /** The input before a second step that ended without a sign-in. */
  typed: LogInFields | null
  /** Whether that step took too long. */
  expired: boolean
}

export function LogInForm({ onSecondFactor, typed, expired }: LogInFormProps) {
  const logIn = useLogIn()
  // The page below the form of an ended session is left for good.
  const reloads = useEndedSession().user !== null
  const { register, handleSubmit, formState } = useForm<LogInFields>({
    resolver: zodResolver(logInSchema),
    defaultValues: typed ?? { username: '', password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit((fields) =>
    logIn.mutate(fields, {
      onSuccess: (result) => {
        if ('secondFactor' in result) onSecondFactor(result.secondFactor, fields)
      },
    }),
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {expired && !logIn.isPending && <ExpiredNote />}
      <TextField
        label={accountStrings.auth.usernameOrEmail}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <div className="flex flex-col">
        <TextField
          label={accountStrings.auth.password}
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Link to={forgotPasswordPath} reloadDocument={reloads} className="text-link mt-1 -mb-2 self-end">
          {accountStrings.auth.forgot}
        </Link>
      </div>
      <FormError error={logIn.error} />
      <Button type="submit" look="primary" disabled={logIn.isPending} className="min-h-touch">
        {logIn.isPending ? accountStrings.auth.working : accountStrings.auth.logIn}
      </Button>
    </form>
  )
}
