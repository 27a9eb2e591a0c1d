import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { KeyRound } from '#icons'
import { requestPasswordReset } from '../../data/accounts/password-reset.ts'
import { AuthFrame } from '../../features/auth/auth-frame.tsx'
import { EmailForm } from '../../features/auth/recovery/email-form.tsx'
import { LinkSent } from '../../features/auth/recovery/link-sent.tsx'
import type { EmailFields } from '../../features/auth/recovery/schemas.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { toast } from '../../lib/toast/toast.ts'
import { accountStrings } from '../../strings/strings.ts'

const { recovery } = accountStrings

/** Requests a reset link. Every outcome has the same toast and view; the view also shows an error of the request. */
export function ForgotPasswordPage() {
  useTitle(accountStrings.titles.forgotPassword)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const link = useMutation({
    mutationFn: requestPasswordReset,
    onSettled: () => {
      setSent(true)
      toast(accountStrings.toasts.emailSent)
    },
  })
  const ask = (fields: EmailFields) => {
    setEmail(fields.email)
    link.mutate(fields)
  }

  const other = () => {
    link.reset()
    setSent(false)
  }

  if (sent) return <LinkSent email={email} link={link} onAgain={() => ask({ email })} onOther={other} />
  return (
    <AuthFrame icon={KeyRound} title={recovery.forgotTitle} text={recovery.forgotText}>
      <EmailForm email={email} submit={recovery.sendLink} isPending={link.isPending} error={null} onSubmit={ask} />
    </AuthFrame>
  )
}
