import type { ReactNode } from 'react'
import type { ModelAnswers } from '../../api/schemas.ts'
import { useAnnounced } from '../../components/announcement/announcement.tsx'
import { threeSixtyStrings as words } from '../../strings/strings.ts'
import { AnswerCard, type Seat } from './answer-card.tsx'
import { useReveal } from './use-reveal.ts'

const seats: readonly Seat[] = ['expertA', 'expertB', 'devilAdvocate']

interface AnswerCardsProps {
  /** Null while the models answer. */
  answers: ModelAnswers | null
  /** Whether the three answers are side by side. */
  sideBySide: boolean
  /** Whether all are shown at once, and not revealed one after the other. */
  atOnce: boolean
  /** The id of the text that says how far they are. */
  statusId?: string
  /** What follows them, shown once all answers are: before that they would move it under a reader's finger. */
  children?: ReactNode
}

/** The three answers to a question. */
export function AnswerCards({ answers, sideBySide, atOnce, statusId, children }: AnswerCardsProps) {
  const revealed = useReveal(answers !== null && !atOnce)
  const shown = atOnce && answers ? seats.length : revealed
  const last = seats[shown - 1]
  const said = useAnnounced(last ? words.hasAnswered(words.seats[last]) : '')
  return (
    <>
      <p id={statusId} role="status" className={answers === null ? 'text-14 text-ink-soft' : 'sr-only'}>
        {answers === null ? words.coming : said}
      </p>
      <div className={`grid gap-4 ${sideBySide ? 'lg:grid-cols-3' : ''}`}>
        {seats.map((seat, index) => (
          <AnswerCard key={seat} seat={seat} answer={index < shown ? (answers?.[seat] ?? null) : null} />
        ))}
      </div>
      {shown === seats.length && children}
    </>
  )
}
