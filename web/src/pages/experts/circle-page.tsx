import { useQuery } from '@tanstack/react-query'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { circleQuery } from '../../data/experts/circle.ts'
import { CircleBuilder } from '../../features/circle/circle-builder.tsx'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { circleStrings, strings } from '../../strings/strings.ts'

export function CirclePage() {
  useTitle(circleStrings.title)
  const { user, isPending, error: userError, refetch: refetchUser } = useUser()
  const userId = user?.id ?? null
  const isUserKnown = !isPending && !userError
  const circle = useQuery({ ...circleQuery(userId), enabled: isUserKnown })
  const error = userError ?? (circle.data ? null : circle.error)
  return (
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="font-serif text-36 font-medium tracking-tight sm:text-48">{circleStrings.title}</h1>
      <p className="mt-3 mb-10 max-w-pitch text-ink-soft">{circleStrings.intro}</p>
      {error ? (
        <Notice title={circleStrings.wheel.failed} error={error}>
          <Button look="primary" onClick={() => (userError ? refetchUser() : circle.refetch())}>
            {strings.errors.tryAgain}
          </Button>
        </Notice>
      ) : (
        <CircleBuilder key={userId} userId={userId} circle={(isUserKnown && circle.data) || null} />
      )}
    </div>
  )
}
