import { LockKeyhole, ShieldCheck, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgotPassword, logInAt } from '../../app/addresses.ts'
import { useTitle } from '../../app/use-title.ts'
import { ButtonLink } from '../../components/button.tsx'
import { toastError } from '../../components/toast.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { AuthFrame } from './auth-frame.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { resetToken } from './reset-token.ts'

const { recovery, toasts } = accountStrings

/** Core 9: how long the success view stays, in milliseconds. */
const stay = 3000

/** Sets a new password by the token of a link, which is the last segment of the path. */
export function ResetPasswordPage() {
  useTitle(accountStrings.titles.resetPassword)
  const token = resetToken(useLocation().pathname)
  const [done, setDone] = useState(false)
  if (done) return <Done />
  if (token === null) return <NoToken />
  return (
    <AuthFrame icon={LockKeyhole} title={recovery.resetTitle} text={recovery.resetText}>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} />
    </AuthFrame>
  )
}

function Done() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/auth', { replace: true }), stay)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <AuthFrame announced icon={ShieldCheck} title={recovery.doneTitle} text={recovery.doneText}>
      <ButtonLink look="primary" to={logInAt()} className="min-h-touch w-full">
        {recovery.toLogin}
      </ButtonLink>
    </AuthFrame>
  )
}

function NoToken() {
  const [, text] = toasts.noToken
  useEffect(() => toastError(toasts.noToken), [])
  return (
    <AuthFrame icon={Unlink} title={text} text={recovery.noTokenText}>
      <ButtonLink look="primary" to={forgotPassword} className="min-h-touch w-full">
        {recovery.newLink}
      </ButtonLink>
    </AuthFrame>
  )
}
