import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { sharedQuestionQuery } from '../../data/experts/model-answers.ts'
import { SharedQuestionView } from '../../features/three-sixty/sharing/shared-question-view.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { threeSixtyPath } from '../../lib/navigation/paths.ts'
import { shortTitle } from '../../lib/navigation/short-title.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { strings, threeSixtyStrings } from '../../strings/strings.ts'

const { shared: words } = threeSixtyStrings

/**
 * A question to three models that a person has shared by a link: read-only and without an
 * account. The server marks it as not for search engines.
 */
export function SharedQuestionPage() {
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(sharedQuestionQuery(token))
  // Hides the content of a link that has ended while the page was open.
  const isMissing = hasStatus(error, 404)
  useTitle(isMissing ? words.missing : data ? shortTitle(data.question) : words.label)
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {data && !isMissing ? (
        <SharedQuestionView asked={data} />
      ) : error ? (
        <div className="grid flex-1 place-items-center">
          <Notice level="h1" title={isMissing ? words.missing : words.failed} error={error} {...(isMissing && { text: words.missingText })}>
            {!isMissing && (
              <Button look="primary" disabled={isFetching} onClick={() => refetch()}>
                {strings.errors.tryAgain}
              </Button>
            )}
            <ButtonLink to={threeSixtyPath}>{words.invite}</ButtonLink>
          </Notice>
        </div>
      ) : (
        <SharedQuestionSkeleton />
      )}
    </>
  )
}

const SharedQuestionSkeleton = () => (
  <Delayed>
    <div className="mx-auto flex w-full max-w-chat flex-col gap-4 px-4 py-8 sm:px-6">
      <p role="status" className="text-14 text-ink-soft">
        {words.loading}
      </p>
      <Skeleton className="h-9 w-4/5" />
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-40 w-full rounded-card" />
      ))}
    </div>
  </Delayed>
)
