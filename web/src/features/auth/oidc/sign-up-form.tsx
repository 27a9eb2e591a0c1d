import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Navigate } from 'react-router-dom'
import { UserRoundPlus } from '#icons'
import type { OidcSignUp } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { isSignInOver, useSignUpByIssuer } from '../../../data/accounts/oidc.ts'
import { showFieldErrors } from '../../../lib/errors/show-field-errors.ts'
import { accountStrings, oidcStrings } from '../../../strings/strings.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { InsightsChoice, TermsNote } from '../sign-in/consent.tsx'
import { type NameFields, nameSchema } from '../sign-in/schemas.ts'

const { auth } = accountStrings
const { signUp: words } = oidcStrings

interface SignUpFormProps {
  asked: OidcSignUp
  /** The path to open afterwards. */
  next: string
  /** Called when the person has to go to the issuer again. */
  onOver: (error: unknown) => void
}

/** Asks a person who came back from an issuer for a username, and for an address unless the issuer has confirmed one. */
export function SignUpForm({ asked, next, onOver }: SignUpFormProps) {
  const { label, username, email, proven } = asked
  const join = useSignUpByIssuer()
  const [insights, allowInsights] = useState(true)
  const form = useForm<NameFields>({ resolver: zodResolver(nameSchema), defaultValues: { username, email } })
  const { errors } = form.formState
  if (join.isSuccess) return <Navigate replace to={next} />
  const submit = form.handleSubmit((fields) =>
    join.mutate(
      { ...fields, email: proven ? '' : fields.email, insights },
      { onError: (error) => (isSignInOver(error) ? onOver(error) : showFieldErrors(error, form)) },
    ),
  )
  return (
    <AuthFrame announced icon={UserRoundPlus} title={words.title} text={words.text(label)} next={next}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={auth.username}
          hint={auth.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register('username')}
        />
        <TextField
          label={auth.email}
          hint={proven ? words.fixedEmail(label) : words.openEmail}
          type="email"
          autoComplete="email"
          readOnly={proven}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <InsightsChoice on={insights} onChoose={allowInsights} />
        <TermsNote />
        <FormError error={join.error} />
        <Button type="submit" look="primary" disabled={join.isPending} className="min-h-touch">
          {join.isPending ? auth.working : auth.createAccount}
        </Button>
      </form>
    </AuthFrame>
  )
}
