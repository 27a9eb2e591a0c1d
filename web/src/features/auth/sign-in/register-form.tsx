import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { NewPasswordField } from '../../../components/password/new-password-field.tsx'
import { useRegister } from '../../../data/accounts/sign-in.ts'
import { showFieldErrors } from '../../../lib/errors/show-field-errors.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { InsightsChoice, TermsNote } from './consent.tsx'
import { type RegisterFields, registerSchema } from './schemas.ts'

const { auth } = accountStrings

export function RegisterForm() {
  const join = useRegister()
  const [insights, allowInsights] = useState(true)
  const form = useForm<RegisterFields>({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  })
  const { register, control } = form
  const { errors } = form.formState
  const [username, email, password] = useWatch({ control, name: ['username', 'email', 'password'] })
  const submit = form.handleSubmit((fields) => join.mutate({ ...fields, insights }, { onError: (error) => showFieldErrors(error, form) }))
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={auth.username}
        hint={auth.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField label={auth.email} type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <NewPasswordField
        label={auth.password}
        hint={auth.passwordHint}
        typed={password}
        known={[username, email]}
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label={auth.confirmPassword}
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <InsightsChoice on={insights} onChoose={allowInsights} />
      <TermsNote />
      <FormError error={join.error} />
      <Button type="submit" look="primary" disabled={join.isPending} className="min-h-touch">
        {join.isPending ? auth.working : auth.createAccount}
      </Button>
    </form>
  )
}
