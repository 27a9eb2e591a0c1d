import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/request.ts'
import { useTitle } from '../../app/use-title.ts'
import { toast } from '../../components/toast.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { AuthFrame } from './auth-frame.tsx'
import { EmailForm } from './email-form.tsx'
import { LinkSent } from './link-sent.tsx'
import type { EmailFields } from './recovery-schemas.ts'

const { recovery } = accountStrings

/** Core 8: the same toast and the same view for every outcome; the view tells below what stood in the way. */
export function ForgotPasswordPage() {
  useTitle(accountStrings.titles.forgotPassword)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const link = useMutation({
    mutationFn: (fields: EmailFields) => call('/api/forgot-password', { method: 'POST', body: fields }),
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
