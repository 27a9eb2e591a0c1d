import type { ReviewedZeitgeistEntry } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { useReviewEntry } from '../../../data/zeitgeist/review.ts'
import { zeitgeistAdminStrings } from '../../../strings/strings.ts'
import { ReviewProblem } from './review-problem.tsx'

const { review: words } = zeitgeistAdminStrings

/** The state of an entry, and the button that shows it or holds it back. */
export function ReviewBar({ entry: { id, title, state } }: { entry: ReviewedZeitgeistEntry }) {
  const { mutate, isPending, error } = useReviewEntry()
  const next = state === 'shown' ? 'held' : 'shown'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="text-14 font-strong">{words.states[state]}</p>
      <Button aria-label={words.name[next](title)} disabled={isPending} onClick={() => mutate({ id, state: next })}>
        {words.button[next]}
      </Button>
      <ReviewProblem error={error} />
    </div>
  )
}
