import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/schemas.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { circleQuery } from '../../../data/experts/circle.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { circlePath, discoverPath } from '../../../lib/navigation/paths.ts'
import { discussionStrings, strings } from '../../../strings/strings.ts'
import { DiscussionForm } from './discussion-form.tsx'

const { circle: words } = discussionStrings

interface AskCircleProps {
  user: User
  initialPrompt?: string
  /** The id of the discussion that it follows up. */
  followsUp?: string | null
  onStarted: (discussionId: string) => void
}

/** The form that asks the member's circle; for an empty circle a hint what to do first. */
export function AskCircle({ user, initialPrompt, followsUp = null, onStarted }: AskCircleProps) {
  const { data: circle, error, isFetching, refetch } = useQuery(circleQuery(user.id))
  if (!circle) {
    if (!error) {
      return (
        <Delayed>
          <FormSkeleton />
        </Delayed>
      )
    }
    return (
      <Notice title={words.failed} text={errorText(error)} error={error}>
        <Button look="primary" disabled={isFetching} onClick={() => refetch()}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )
  }
  if (circle.bots.length === 0) {
    return (
      <Notice title={words.emptyTitle} text={words.emptyText}>
        <ButtonLink look="primary" to={circlePath}>
          {words.build}
        </ButtonLink>
        <ButtonLink to={discoverPath}>{words.add}</ButtonLink>
      </Notice>
    )
  }
  return (
    <DiscussionForm user={user} circle={circle} followsUp={followsUp} onStarted={onStarted} {...(initialPrompt && { initialPrompt })} />
  )
}

const FormSkeleton = () => (
  <div className="flex flex-col gap-5">
    <div className="flex items-center gap-4">
      <Skeleton className="size-12 rounded-full" />
      <Skeleton className="h-10 w-48" />
    </div>
    <Skeleton className="h-32 w-full" />
    <Skeleton className="h-11 w-56" />
  </div>
)
