import { Link } from 'react-router-dom'
import { Check, CirclePause, Flag, PencilLine, Users } from '#icons'
import type { InboxItem } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { materialHash } from '../../../lib/navigation/paths.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'

const { items: words } = knowledgeStrings

interface InboxRowProps {
  item: InboxItem
  isDismissing: boolean
  onAnswer: (opener: HTMLElement) => void
  onDismiss: () => void
}

/** A reported answer with its comment, a group of questions without an answer in the material, or a notice, which has no answer. */
export function InboxRow({ item, isDismissing, onAnswer, onDismiss }: InboxRowProps) {
  const { answer, comment, state, at, notice } = item
  const heading = notice ?? item.question
  return (
    <li className="flex flex-col gap-3 px-4 py-5 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-soft">
        <Origin item={item} />
        <span>
          · <MessageTime at={at} />
        </span>
      </p>
      <h2 dir="auto" className="font-strong wrap-anywhere">
        {heading}
      </h2>
      {answer !== null && <Quote label={state === 'answered' ? words.better : words.answer} text={answer} />}
      {comment !== null && <Quote label={words.comment} text={comment} />}
      {state === 'open' && (
        <div className="flex flex-wrap gap-2">
          {notice === null && (
            <Button
              aria-haspopup="dialog"
              aria-label={words.answerBetterOf(heading)}
              onClick={({ currentTarget }) => onAnswer(currentTarget)}
            >
              <PencilLine aria-hidden className="size-4" />
              {words.answerBetter}
            </Button>
          )}
          <Button
            look="bare"
            aria-label={words.dismissOf(heading)}
            aria-disabled={isDismissing}
            onClick={() => !isDismissing && onDismiss()}
          >
            {words.dismiss}
          </Button>
        </div>
      )}
      {state === 'answered' && (
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
          <Check aria-hidden className="size-4" />
          {words.answered}
          <Link to={materialHash} className="text-link">
            {words.toSource}
          </Link>
        </p>
      )}
    </li>
  )
}

function Origin({ item: { rating, askedBy, notice } }: { item: InboxItem }) {
  if (notice !== null) {
    return (
      <span className="flex items-center gap-1.5 font-medium text-ink">
        <CirclePause aria-hidden className="size-3.5" />
        {words.notice}
      </span>
    )
  }
  if (askedBy !== null) {
    return (
      <span className="flex items-center gap-1.5 font-medium text-ink">
        <Users aria-hidden className="size-3.5" />
        {words.asked(formatNumber(askedBy))}
      </span>
    )
  }
  return (
    <span className="flex items-center gap-1.5 font-medium text-ink">
      <Flag aria-hidden className="size-3.5" />
      {words.reported[rating ?? 'none']}
    </span>
  )
}

/** Text of a person or of the persona, without rendering its markup. */
const Quote = ({ label, text }: { label: string; text: string }) => (
  <div className="max-w-measure border-s-2 border-edge ps-3 text-14">
    <p className="text-12 text-ink-soft">{label}</p>
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {text}
    </p>
  </div>
)
