import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '../../api/user.ts'
import { logInAt, registerAt } from '../../app/addresses.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { managePersonasStrings } from '../../strings/manage-personas-strings.ts'
import { strings } from '../../strings/strings.ts'
import { useUser } from '../auth/user-queries.ts'

const { dashboard } = managePersonasStrings

interface MembersOnlyProps {
  /** What one would log in for. */
  text: string
  children: (user: User) => ReactNode
}

/** Shows the signed-in what is theirs, and visitors the way to log in and back here. */
export function MembersOnly({ text, children }: MembersOnlyProps) {
  const { user, isPending, error, refetch } = useUser()
  const { pathname, search } = useLocation()
  if (user) return children(user)
  if (isPending) return null
  if (error) {
    return (
      <Notice title={dashboard.failed} error={error}>
        <Button look="primary" onClick={() => refetch()}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice title={dashboard.signedOut} text={text}>
      <ButtonLink look="primary" to={logInAt(pathname + search)}>
        {dashboard.toLogin}
      </ButtonLink>
      <ButtonLink to={registerAt(pathname + search)}>{strings.shell.signUp}</ButtonLink>
    </Notice>
  )
}
