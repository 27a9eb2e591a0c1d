import { zodResolver } from '@hookform/resolvers/zod'
import { type Path, useForm } from 'react-hook-form'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { strings } from '../../strings/strings.ts'
import { type RegisterFields, registerSchema } from './schemas.ts'
import { fieldErrors, useRegister } from './use-sign-in.ts'

export function RegisterForm() {
  const join = useRegister()
  const { register, handleSubmit, setError, formState } = useForm<RegisterFields>({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const submit = handleSubmit((fields) =>
    join.mutate(fields, {
      onError: (error) => {
        for (const [name, message] of Object.entries(fieldErrors(error))) setError(name as Path<RegisterFields>, { message })
      },
    }),
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={strings.auth.username}
        hint={strings.auth.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField label={strings.auth.email} type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <TextField
        label={strings.auth.password}
        hint={strings.auth.passwordHint}
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label={strings.auth.confirmPassword}
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" look="primary" disabled={join.isPending} className="min-h-touch">
        {join.isPending ? strings.auth.working : strings.auth.createAccount}
      </Button>
    </form>
  )
}
