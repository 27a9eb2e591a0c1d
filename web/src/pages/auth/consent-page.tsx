import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import type { User } from '../../api/schemas.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { appRequestQuery } from '../../data/accounts/apps.ts'
import { useUser } from '../../data/accounts/user.ts'
import { ConsentForm } from '../../features/account/apps/consent-form.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { leaveSite } from '../../lib/navigation/leave-site.ts'
import { accountSettingsPath, loginPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { appStrings, strings } from '../../strings/strings.ts'

const { consent: words } = appStrings

/** Leaves for an address of the product, at the host of this page: the cookies of the request are for it. */
function leaveFor(address: string) {
  const { pathname, search } = new URL(address, window.location.origin)
  leaveSite(window.location.origin + pathname + search)
}

/** The page on which a member allows or denies what an app asks for. A visitor signs in first and returns to it. */
export function ConsentPage() {
  useTitle(words.pageTitle)
  const { user, isPending, error, refetch } = useUser()
  const { pathname, search } = useLocation()
  const id = new URLSearchParams(search).get('request') ?? ''
  if (user) return id ? <Request key={id} user={user} id={id} /> : <Ended />
  if (isPending) return null
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return <Navigate replace to={loginPath(pathname + search)} />
}

interface RequestProps {
  user: User
  id: string
}

function Request({ user, id }: RequestProps) {
  const { data, error, refetch } = useQuery(appRequestQuery(user.id, id))
  if (data) return <ConsentForm user={user} request={data} onAnswered={leaveFor} />
  if (hasStatus(error, 404) || hasStatus(error, 400)) return <Ended />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <Delayed>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="mx-auto my-16 h-80 w-full max-w-task" />
    </Delayed>
  )
}

const Ended = () => (
  <Notice level="h1" title={words.ended} text={words.endedText}>
    <ButtonLink look="primary" to={accountSettingsPath}>
      {words.toAccount}
    </ButtonLink>
  </Notice>
)

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Notice level="h1" title={words.failed} error={error}>
    <Button look="primary" onClick={onRetry}>
      {strings.errors.tryAgain}
    </Button>
  </Notice>
)
