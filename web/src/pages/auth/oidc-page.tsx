import { lazy, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { KeyRound, LogIn } from '#icons'
import type { OidcFinished } from '../../api/schemas.ts'
import { ButtonLink } from '../../components/button.tsx'
import { keptNext, useFinishSignIn } from '../../data/accounts/oidc.ts'
import { useUser } from '../../data/accounts/user.ts'
import { AuthFrame } from '../../features/auth/auth-frame.tsx'
import { nextPath } from '../../features/auth/next-path.ts'
import { SignUpForm } from '../../features/auth/oidc/sign-up-form.tsx'
import { ApiError } from '../../lib/errors/api-error.ts'
import { refusalText } from '../../lib/errors/refusals.ts'
import { identitiesPath, loginPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { oidcStrings } from '../../strings/strings.ts'

const { finish: words } = oidcStrings

// Fetched only for accounts with a second factor.
const SecondStep = lazy(async () => ({ default: (await import('../../features/auth/second-step/second-step.tsx')).SecondStep }))

/** Finishes a sign-in, or the link of an identity, when an issuer has sent the browser back. */
export function OidcPage() {
  useTitle(words.pageTitle)
  const navigate = useNavigate()
  const { user } = useUser()
  const { finished, error, fail } = useAnswer()
  if (error !== null) return <Failed error={error} isMember={user !== null} />
  if (!finished) return <AuthFrame icon={LogIn} title={words.title} text={<span role="status">{words.text}</span>} />
  if ('linked' in finished) return <Navigate replace to={identitiesPath} />
  const next = nextPath(finished.next)
  if ('signUp' in finished) return <SignUpForm asked={finished.signUp} next={next} onOver={fail} />
  if (user) return <Navigate replace to={next} />
  if (!('secondFactor' in finished)) return null
  return <SecondStep pending={finished.secondFactor} next={next} onLeave={() => navigate(loginPath(next), { replace: true })} />
}

/** The error of an address without an answer, such as one that was typed. */
const noAnswer = new Error('the issuer sent no answer')

/** Sends the query with which the issuer sent the browser back, once, and removes it from the address bar and the history. */
function useAnswer() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const [finished, setFinished] = useState<OidcFinished | null>(null)
  const [error, fail] = useState<unknown>(null)
  const { mutateAsync } = useFinishSignIn(id)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    window.history.replaceState(window.history.state, '', window.location.pathname)
    if (new URLSearchParams(search).has('state')) mutateAsync(search).then(setFinished, fail)
    else fail(noAnswer)
  }, [mutateAsync, search])
  return { finished, error, fail }
}

/** Says why the sign-in did not work, and leads on: to the account of a member, else to the login. */
function Failed({ error, isMember }: { error: unknown; isMember: boolean }) {
  const reason = error instanceof ApiError ? error.reason : ''
  const hasAccount = reason === 'EMAIL_TAKEN'
  const title = hasAccount ? words.takenTitle : reason === 'OIDC_DENIED' ? words.deniedTitle : words.failedTitle
  return (
    <AuthFrame
      announced
      icon={KeyRound}
      title={title}
      text={<span role="alert">{error === noAnswer ? words.nothing : refusalText(error, words.network)}</span>}
    >
      <ButtonLink
        look="primary"
        to={isMember ? identitiesPath : loginPath(hasAccount ? identitiesPath : keptNext())}
        className="min-h-touch w-full"
      >
        {isMember ? words.toAccount : words.toLogin}
      </ButtonLink>
    </AuthFrame>
  )
}
