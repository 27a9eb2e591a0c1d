import { lazy, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Mail } from '#icons'
import type { PendingSignIn } from '../../api/schemas.ts'
import { useRequestCode } from '../../data/accounts/one-time-code.ts'
import { useUser } from '../../data/accounts/user.ts'
import { AuthFrame } from '../../features/auth/auth-frame.tsx'
import { nextPath } from '../../features/auth/next-path.ts'
import { EmailForm } from '../../features/auth/recovery/email-form.tsx'
import { OtpCodeStep } from '../../features/auth/recovery/otp-code-step.tsx'
import { useSignInSteps } from '../../features/auth/second-step/use-sign-in-steps.ts'
import { isServerInDevelopment } from '../../lib/development-mode.ts'
import { fieldErrors } from '../../lib/errors/refusals.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { accountStrings } from '../../strings/strings.ts'

const { recovery } = accountStrings

// Fetched only for accounts with a second factor.
const SecondStep = lazy(async () => ({ default: (await import('../../features/auth/second-step/second-step.tsx')).SecondStep }))

/** Signs in by a one-time code: first the email address, then the code. A signed-in member is redirected to `next`. */
export function OtpLoginPage() {
  useTitle(accountStrings.titles.otpLogin)
  const { user } = useUser()
  const [query] = useSearchParams()
  const next = query.get('next')
  const [step, setStep] = useState<'email' | 'code'>('email')
  const [email, setEmail] = useState('')
  const code = useRequestCode()
  const second = useSignInSteps<null>()
  if (user) return <Navigate replace to={nextPath(next)} />
  if (second.pending) return <SecondStep pending={second.pending} next={next ?? undefined} onLeave={second.leave} />

  if (step === 'code') {
    const again = () => code.mutate({ email })
    const other = () => {
      code.reset()
      setStep('email')
    }
    // The entered code is used up, so an expired second step requires a new one.
    const confirm = (pending: PendingSignIn) => {
      other()
      second.begin(pending, null)
    }
    return <OtpCodeStep email={email} sending={code} next={next ?? undefined} onAgain={again} onOther={other} onSecondFactor={confirm} />
  }
  return (
    <AuthFrame icon={Mail} title={recovery.codeTitle} text={recovery.codeText} next={next ?? undefined}>
      <EmailForm
        email={email}
        submit={recovery.sendCode}
        isPending={code.isPending}
        error={code.error}
        expired={second.expired}
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
