import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LockKeyhole, ShieldCheck, Unlink } from '#icons'
import { ButtonLink } from '../../components/button.tsx'
import { AuthFrame } from '../../features/auth/auth-frame.tsx'
import { ResetPasswordForm } from '../../features/auth/recovery/reset-password-form.tsx'
import { resetToken } from '../../features/auth/recovery/reset-token.ts'
import { forgotPasswordPath, loginPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { accountStrings } from '../../strings/strings.ts'

const { recovery, toasts } = accountStrings

/** How long the success view is shown, in milliseconds. */
const stay = 3000

/** Sets a new password by the token of the link. */
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
      <ButtonLink look="primary" to={loginPath()} className="min-h-touch w-full">
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
      <ButtonLink look="primary" to={forgotPasswordPath} className="min-h-touch w-full">
        {recovery.newLink}
      </ButtonLink>
    </AuthFrame>
  )
}
