import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isServerInDevelopment } from '../../api/client.ts'
import { useRequestCode } from '../../data/accounts/one-time-code.ts'
import { useUser } from '../../data/accounts/user.ts'
import { AuthFrame } from '../../features/auth/auth-frame.tsx'
import { nextPath } from '../../features/auth/next-path.ts'
import { EmailForm } from '../../features/auth/recovery/email-form.tsx'
import { OtpCodeStep } from '../../features/auth/recovery/otp-code-step.tsx'
import { fieldErrors } from '../../lib/errors/refusals.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { accountStrings } from '../../strings/strings.ts'

const { recovery } = accountStrings

/** Signs in by a one-time code: first the email address, then the code. A signed-in member is redirected to `next`. */
export function OtpLoginPage() {
  useTitle(accountStrings.titles.otpLogin)
  const { user } = useUser()
  const [query] = useSearchParams()
  const next = query.get('next')
  const [step, setStep] = useState<'email' | 'code'>('email')
  const [email, setEmail] = useState('')
  const code = useRequestCode()
  if (user) return <Navigate replace to={nextPath(next)} />

  if (step === 'code') {
    const again = () => code.mutate({ email })
    const other = () => {
      code.reset()
      setStep('email')
    }
    return <OtpCodeStep email={email} sending={code} next={next ?? undefined} onAgain={again} onOther={other} />
  }
  return (
    <AuthFrame icon={Mail} title={recovery.codeTitle} text={recovery.codeText} next={next ?? undefined}>
      <EmailForm
        email={email}
        submit={recovery.sendCode}
        isPending={code.isPending}
        error={code.error}
        onSubmit={(fields, complain) => {
          setEmail(fields.email)
          code.mutate(fields, {
            onSuccess: () => setStep('code'),
            onError: (error) => {
              complain(error)
              if (isServerInDevelopment() && !('email' in fieldErrors(error))) setStep('code')
            },
          })
        }}
      />
    </AuthFrame>
  )
}
