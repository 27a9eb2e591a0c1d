import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { serverInDevelopment } from '../../api/request.ts'
import { useTitle } from '../../app/use-title.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { AuthFrame } from './auth-frame.tsx'
import { EmailForm } from './email-form.tsx'
import { nextAddress } from './next-address.ts'
import { useRequestCode } from './one-time-code.ts'
import { OtpCodeStep } from './otp-code-step.tsx'
import { fieldErrors } from './refusals.ts'
import { useUser } from './user-queries.ts'

const { recovery } = accountStrings

/** Signs in by a code from a mail: first the address, then the code. Whoever is signed in goes back to where they came from. */
export function OtpLoginPage() {
  useTitle(accountStrings.titles.otpLogin)
  const { user } = useUser()
  const [query] = useSearchParams()
  const next = query.get('next')
  const [step, setStep] = useState<'email' | 'code'>('email')
  const [email, setEmail] = useState('')
  const code = useRequestCode()
  if (user) return <Navigate replace to={nextAddress(next)} />

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
              if (serverInDevelopment() && !('email' in fieldErrors(error))) setStep('code')
            },
          })
        }}
      />
    </AuthFrame>
  )
}
