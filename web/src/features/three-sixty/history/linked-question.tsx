import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ownQuestionQuery } from '../../../data/experts/model-answers.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { threeSixtyStrings } from '../../../strings/strings.ts'
import { EarlierQuestion } from './earlier-question.tsx'

const { earlier: words } = threeSixtyStrings

/** The question that the address names, unfolded. */
export function LinkedQuestion({ userId, id }: { userId: string | null; id: string }) {
  const { data, error } = useQuery(ownQuestionQuery(userId, id))
  // Hides a question that was deleted while the page was open.
  const isMissing = hasStatus(error, 404)
  if (data && !isMissing) return <EarlierQuestion asked={data} isOpen />
  if (!error) return <Skeleton className="h-40 w-full rounded-card" />
  return (
    <p role="alert" className="rounded-card border border-line bg-raised p-4">
      {isMissing ? words.missing : words.failed}
    </p>
  )
}
