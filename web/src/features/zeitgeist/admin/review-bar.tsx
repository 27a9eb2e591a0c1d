import { useRef } from 'react'
import type { ReviewedZeitgeistEntry } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { useReviewEntry } from '../../../data/zeitgeist/review.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { zeitgeistAdminStrings } from '../../../strings/strings.ts'
import { ReviewProblem } from './review-problem.tsx'

const { review: words } = zeitgeistAdminStrings

/** The state of an entry, and the buttons that show it or hold it back: both for one that waits. */
export function ReviewBar({ entry: { id, title, state } }: { entry: ReviewedZeitgeistEntry }) {
  const bar = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(bar)
  const { mutate, isPending, error } = useReviewEntry()
  const buttonTo = (next: 'shown' | 'held') => (
    <Button aria-label={words.name[next](title)} aria-disabled={isPending} onClick={() => !isPending && mutate({ id, state: next })}>
      {words.button[next]}
    </Button>
  )
  return (
    <div
      ref={bar}
      tabIndex={-1}
      {...keptFocus}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4"
    >
      <p role="status" className="text-14 font-strong">
        {words.states[state]}
      </p>
      <div className="flex flex-wrap gap-2">
        {buttonTo(state === 'shown' ? 'held' : 'shown')}
        {state === 'waiting' && buttonTo('held')}
      </div>
      <ReviewProblem error={error} />
    </div>
  )
}
