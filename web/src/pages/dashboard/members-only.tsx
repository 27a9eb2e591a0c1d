import type { ReactNode } from 'react'
import type { User } from '../../api/schemas.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { loginPath, registerPath } from '../../lib/navigation/paths.ts'
import { useHere } from '../../lib/navigation/use-return-path.ts'
import { managePersonasStrings, strings } from '../../strings/strings.ts'

const { dashboard } = managePersonasStrings

interface MembersOnlyProps {
  /** The reason to log in. */
  text: string
  children: (user: User) => ReactNode
}

/** Renders its children for the signed-in member. A visitor gets links to log in and return. */
export function MembersOnly({ text, children }: MembersOnlyProps) {
  const { user, isPending, error, refetch } = useUser()
  const here = useHere()
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
      <ButtonLink look="primary" to={loginPath(here)}>
        {dashboard.toLogin}
      </ButtonLink>
      <ButtonLink to={registerPath(here)}>{strings.shell.signUp}</ButtonLink>
    </Notice>
  )
}
