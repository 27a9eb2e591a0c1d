import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { sharedDiscussionQuery } from '../../data/experts/discussions.ts'
import { DiscussionActions } from '../../features/discussion/sharing/discussion-actions.tsx'
import { DiscussionSkeleton } from '../../features/discussion/view/discussion-skeleton.tsx'
import { DiscussionView } from '../../features/discussion/view/discussion-view.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { circlePath } from '../../lib/navigation/paths.ts'
import { shortTitle } from '../../lib/navigation/short-title.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { discussionStrings, strings } from '../../strings/strings.ts'

const { shared, title, view } = discussionStrings

/** A discussion that a member has shared by a link: read-only and without an account. The server marks it as not for search engines. */
export function SharedDiscussionPage() {
  const { token = '' } = useParams()
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <SharedDiscussion key={token} token={token} />
    </>
  )
}

function SharedDiscussion({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(sharedDiscussionQuery(token))
  const heading = useRef<HTMLHeadingElement>(null)
  // Hides the content of a link that has ended while the page was open.
  const isMissing = hasStatus(error, 404)
  useTitle(isMissing ? shared.missing : data ? shortTitle(data.prompt) : title)
  if (!data || isMissing) {
    if (!error) return <DiscussionSkeleton />
    return (
      <div className="grid flex-1 place-items-center">
        <Notice level="h1" title={isMissing ? shared.missing : view.failed} error={error} {...(isMissing && { text: shared.missingText })}>
          {!isMissing && (
            <Button look="primary" disabled={isFetching} onClick={() => refetch()}>
              {strings.errors.tryAgain}
            </Button>
          )}
          <ButtonLink to={circlePath}>{shared.invite}</ButtonLink>
        </Notice>
      </div>
    )
  }
  return (
    <DiscussionView
      discussion={data}
      heading={heading}
      isShared
      above={<p className="text-14 text-ink-soft">{shared.label}</p>}
      actions={<DiscussionActions discussion={data} />}
    >
      <section className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-8">
        <p className="min-w-0 flex-1 basis-60 text-ink-soft">{shared.inviteText}</p>
        <ButtonLink look="primary" to={circlePath}>
          {shared.invite}
        </ButtonLink>
      </section>
    </DiscussionView>
  )
}
