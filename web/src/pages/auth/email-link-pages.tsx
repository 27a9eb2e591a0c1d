import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MailCheck, Undo2, Unlink } from '#icons'
import { Button, ButtonLink } from '../../components/button.tsx'
import { FormError } from '../../components/form/form-error.tsx'
import { useEmailLink } from '../../data/accounts/account.ts'
import { useUser } from '../../data/accounts/user.ts'
import { AuthFrame, WithEmail } from '../../features/auth/auth-frame.tsx'
import { ApiError } from '../../lib/errors/api-error.ts'
import { accountSettingsPath, forgotPasswordPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { accountStrings } from '../../strings/strings.ts'

const { emailLink, titles, auth } = accountStrings

/** Confirms a new address by the link in its mail. */
export function ConfirmEmailPage() {
  useTitle(titles.confirmEmail)
  return <EmailLink does="confirm" next={accountSettingsPath} />
}

/** Undoes a change of the address by the link in the notice of it. */
export function UndoEmailChangePage() {
  useTitle(titles.undoEmailChange)
  return <EmailLink does="undo" next={forgotPasswordPath} />
}

/**
 * Returns the token in the fragment, which browsers do not send to servers, and removes it from the address bar and the history.
 */
function useToken(): string {
  const { hash } = useLocation()
  const [token] = useState(hash.slice(1))
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [token])
  return token
}

/** Waits for a click, because mail servers open links to check them. */
function EmailLink({ does, next }: { does: 'confirm' | 'undo'; next: string }) {
  const token = useToken()
  const link = useEmailLink()
  const { user, likelyMember } = useUser()
  const words = emailLink[does]
  const icon = does === 'confirm' ? MailCheck : Undo2
  const reason = link.error instanceof ApiError ? link.error.reason : ''
  if (reason === 'EMAIL_TAKEN') return <DeadLink text={emailLink.taken} to={accountSettingsPath} action={emailLink.toAccount} />
  if (token === '' || reason === 'TOKEN_INVALID') return <DeadLink text={words.dead} to={next} action={words.next} />
  if (link.data) {
    const { email, passwordRemoved } = link.data
    const isElsewhere = does === 'confirm' && passwordRemoved
    const text = isElsewhere ? emailLink.confirm.doneElsewhere(email) : words.doneText(email)
    return (
      <AuthFrame announced icon={icon} title={words.doneTitle} text={<WithEmail parts={text} />}>
        <ButtonLink look="primary" to={isElsewhere ? forgotPasswordPath : next} className="min-h-touch w-full">
          {isElsewhere ? emailLink.undo.next : words.next}
        </ButtonLink>
      </AuthFrame>
    )
  }
  const isVisitor = does === 'confirm' && user === null && !likelyMember
  return (
    <AuthFrame icon={icon} title={words.title} text={isVisitor ? `${words.text} ${emailLink.confirm.elsewhere}` : words.text}>
      <div className="flex flex-col gap-5">
        <FormError error={link.error} />
        <Button look="primary" disabled={link.isPending} onClick={() => link.mutate({ token, does })} className="min-h-touch w-full">
          {link.isPending ? auth.working : words.button}
        </Button>
      </div>
    </AuthFrame>
  )
}

const DeadLink = ({ text, to, action }: { text: string; to: string; action: string }) => (
  <AuthFrame announced icon={Unlink} title={emailLink.deadTitle} text={text}>
    <ButtonLink look="primary" to={to} className="min-h-touch w-full">
      {action}
    </ButtonLink>
  </AuthFrame>
)
