import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { secondFactorQuery } from '../../data/accounts/second-factor/second-factor.ts'
import { useUser } from '../../data/accounts/user.ts'
import { adminCheckQuery } from '../../data/zeitgeist/admin-check.ts'
import { secondFactorPath } from '../../lib/navigation/paths.ts'
import { secondFactorStrings } from '../../strings/strings.ts'

const factorWords = secondFactorStrings.console

interface AdminsOnlyProps {
  words: {
    /** The title when the check fails. */
    failed: string
    tryAgain: string
  }
  /** Shown during the check. */
  skeleton: ReactNode
  children: ReactNode
}

/**
 * Renders its children for admins. A super senator who lacks the second factor gets a hint what to do; others are redirected to the landing
 * page. The services refuse the calls of others in any case.
 */
export function AdminsOnly({ words, skeleton, children }: AdminsOnlyProps) {
  const { user } = useUser()
  const { data, isFetching, error, refetch } = useQuery(adminCheckQuery)
  if (data?.isAdmin) return children
  if (isFetching) return skeleton
  if (data && user?.role === 'super_senator') return <HeldBack user={user} words={words} skeleton={skeleton} />
  if (data) return <Navigate replace to="/" />
  return <CheckFailed words={words} error={error} onRetry={refetch} />
}

/** The page of a super senator without admin rights: the session lacks the second factor, or the role was removed. */
function HeldBack({ user, words, skeleton }: Omit<AdminsOnlyProps, 'children'> & { user: User }) {
  const { data: factor, isFetching, error, refetch } = useQuery(secondFactorQuery(user.id))
  if (!factor && isFetching) return skeleton
  if (!factor) return <CheckFailed words={words} error={error} onRetry={refetch} />
  if (!factor.neededForRole) return <Navigate replace to="/" />
  const has = factor.totp || factor.passkeys.length > 0
  return (
    <div className="grid flex-1 place-items-center">
      <Notice level="h1" title={factorWords.needed} text={has ? factorWords.again : factorWords.add}>
        <ButtonLink look="primary" to={secondFactorPath}>
          {factorWords.toAccount}
        </ButtonLink>
      </Notice>
    </div>
  )
}

const CheckFailed = ({ words, error, onRetry }: { words: AdminsOnlyProps['words']; error: unknown; onRetry: () => unknown }) => (
  <div role="alert" className="grid flex-1 place-items-center">
    <Notice level="h1" title={words.failed} error={error}>
      <Button look="primary" onClick={() => onRetry()}>
        {words.tryAgain}
      </Button>
    </Notice>
  </div>
)
