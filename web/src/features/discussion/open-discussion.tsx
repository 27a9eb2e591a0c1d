import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ArrowLeft } from '#icons'
import type { User } from '../../api/schemas.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { discussionQuery } from '../../data/experts/discussions.ts'
import { useDiscussion } from '../../data/experts/use-discussion.ts'
import { useToldAtEnd } from '../../lib/background/use-told-at-end.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { discussionsPath } from '../../lib/navigation/paths.ts'
import { shortTitle } from '../../lib/navigation/short-title.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { discussionStrings, noticeStrings, strings } from '../../strings/strings.ts'
import { AskCircle } from './form/ask-circle.tsx'
import { DiscussionActions } from './sharing/discussion-actions.tsx'
import { Announcer } from './view/announcer.tsx'
import { DiscussionSkeleton } from './view/discussion-skeleton.tsx'
import { DiscussionView } from './view/discussion-view.tsx'

const { failure, followUp, view } = discussionStrings

interface OpenDiscussionProps {
  id: string
  user: User
  onStarted: (discussionId: string) => void
}

/** The current state of a discussion of the member. Its question gets the focus when it opens. */
export function OpenDiscussion({ id, user, onStarted }: OpenDiscussionProps) {
  const client = useQueryClient()
  const { data: discussion, error, isFetching, refetch, isReconnecting } = useDiscussion(id, user.id)
  const isMissing = hasStatus(error, 404)
  useTitle(isMissing ? view.missing : discussion ? shortTitle(discussion.prompt) : discussionStrings.title)
  const heading = useRef<HTMLHeadingElement>(null)
  useToldAtEnd(discussion?.status === 'ongoing', noticeStrings.discussion, user.id)
  const isLoaded = discussion !== undefined
  useEffect(() => {
    if (isLoaded) heading.current?.focus({ preventScroll: true })
  }, [isLoaded])

  if (isMissing) {
    return (
      <Notice level="h1" title={view.missing} text={view.missingText}>
        <ButtonLink look="primary" to={discussionsPath}>
          {view.back}
        </ButtonLink>
      </Notice>
    )
  }
  if (!discussion) {
    if (!error) return <DiscussionSkeleton />
    return (
      <Notice level="h1" title={view.failed} error={error}>
        <Button look="primary" disabled={isFetching} onClick={() => refetch()}>
          {strings.errors.tryAgain}
        </Button>
        <ButtonLink to={discussionsPath}>{view.back}</ButtonLink>
      </Notice>
    )
  }
  const setShared = (shared: boolean) => {
    const options = discussionQuery(id, user.id)
    client.setQueryData(options.queryKey, (known) => known && { ...known, shared })
  }
  const { status } = discussion
  const isConcluded = discussion.consensus !== null
  return (
    <>
      <Announcer discussion={discussion} />
      <DiscussionView
        discussion={discussion}
        heading={heading}
        isReconnecting={isReconnecting}
        above={
          <Link to={discussionsPath} className="text-link -ms-1 gap-1.5 px-1">
            <ArrowLeft aria-hidden className="size-4" />
            {view.back}
          </Link>
        }
        actions={status === 'completed' && <DiscussionActions discussion={discussion} onShared={setShared} />}
      >
        {status !== 'ongoing' && (
          <section aria-labelledby="follow-up" className="border-t border-line pt-10">
            <h2 id="follow-up" className="font-serif text-22 font-medium tracking-tight">
              {status === 'failed' ? failure.again : followUp.title}
            </h2>
            {isConcluded && <p className="mt-1 mb-6 text-14 text-ink-soft">{followUp.text}</p>}
            <div className="mt-6">
              <AskCircle
                user={user}
                followsUp={isConcluded ? discussion.id : (discussion.followsUp?.id ?? null)}
                onStarted={onStarted}
                {...(status === 'failed' && { initialPrompt: discussion.prompt })}
              />
            </div>
          </section>
        )}
      </DiscussionView>
    </>
  )
}
